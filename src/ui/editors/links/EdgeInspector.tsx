import { deleteEdge, type Edge, END, type GraphSpec, type NodeRef, type Place, reconnect, START } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { refOptions } from '../parts/refName';

/** A plain edge: where it hangs. */
export function EdgeInspector({ edge, graph }: { readonly edge: Edge; readonly graph: GraphSpec }) {
  const t = useLateText();
  const { id, source, target } = edge;
  const matches = (place: Place) => place.kind === 'edge' && place.id === id;
  const nodes = graph.nodes.map((node) => node.id);
  const hang = (from: NodeRef, to: NodeRef) => actions.edit({ label: 'editEdge', apply: (doc) => reconnect(doc, id, from, to) });
  return (
    <Frame
      kind={t.editors.edge.kind}
      text={t.editors.edge.text}
      matches={matches}
      deleteLabel={t.editors.deleteWhat(t.editors.edge.kind)}
      onDelete={() => actions.edit({ label: 'deleteEdge', apply: (doc) => deleteEdge(doc, id) })}
    >
      <div className={styles['row']}>
        <SelectField
          label={t.editors.edge.from}
          value={source}
          options={refOptions(graph, [START, ...nodes], t)}
          onChange={(ref) => hang(ref, target)}
        />
        <SelectField
          label={t.editors.edge.to}
          value={target}
          options={refOptions(graph, [...nodes, END], t)}
          onChange={(ref) => hang(source, ref)}
        />
      </div>
    </Frame>
  );
}
