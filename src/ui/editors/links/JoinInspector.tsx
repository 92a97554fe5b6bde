import { deleteEdge, END, type GraphSpec, type Join, type Place, setJoinSources, setJoinTarget } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { Frame } from '../parts/Frame';
import { RefChecks } from '../parts/RefChecks';
import { refOptions } from '../parts/refName';

/** A join: what it waits for and what runs then. */
export function JoinInspector({ join, graph }: { readonly join: Join; readonly graph: GraphSpec }) {
  const t = useLateText();
  const { id } = join;
  const matches = (place: Place) => place.kind === 'edge' && place.id === id;
  const nodes = graph.nodes.map((node) => node.id);
  return (
    <Frame
      kind={t.editors.join.kind}
      text={t.editors.join.text}
      matches={matches}
      deleteLabel={t.editors.deleteWhat(t.editors.join.kind)}
      onDelete={() => actions.edit({ label: 'deleteEdge', apply: (doc) => deleteEdge(doc, id) })}
    >
      <RefChecks
        legend={t.editors.join.sources}
        graph={graph}
        refs={nodes}
        chosen={join.sources}
        onChange={(sources) => actions.edit({ label: 'editEdge', apply: (doc) => setJoinSources(doc, id, sources) })}
      />
      <SelectField
        label={t.editors.join.to}
        value={join.target}
        options={refOptions(graph, [...nodes, END], t)}
        onChange={(target) => actions.edit({ label: 'editEdge', apply: (doc) => setJoinTarget(doc, id, target) })}
      />
    </Frame>
  );
}
