import {
  deleteEdge,
  END,
  type GraphSpec,
  type Place,
  renameRouter,
  type Router,
  setRouterSource,
  setRouterTargets,
  START,
} from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import { Frame } from '../parts/Frame';
import { NameField } from '../parts/NameField';
import { RefChecks } from '../parts/RefChecks';
import { refOptions } from '../parts/refName';

/** A conditional edge: after which node it is asked, what it may choose, and how it chooses. */
export function RouterInspector({ router, graph }: { readonly router: Router; readonly graph: GraphSpec }) {
  const t = useLateText();
  const { id, name } = router;
  const matches = (place: Place) => place.kind === 'router' && place.id === id;
  const nodes = graph.nodes.map((node) => node.id);
  return (
    <Frame
      kind={t.editors.router.kind}
      text={t.editors.router.text}
      matches={matches}
      deleteLabel={t.editors.deleteWhat(name)}
      onDelete={() => actions.edit({ label: 'deleteEdge', apply: (doc) => deleteEdge(doc, id) })}
    >
      <NameField name={name} burst={`name:${id}`} edit="editEdge" rename={(doc, next) => renameRouter(doc, id, next)} />
      <SelectField
        label={t.editors.router.from}
        value={router.source}
        options={refOptions(graph, [START, ...nodes], t)}
        onChange={(ref) => actions.edit({ label: 'editEdge', apply: (doc) => setRouterSource(doc, id, ref) })}
      />
      <SourceEditor sourceKey={`router:${id}`} label={t.editors.router.sourceOf(name)} />
      <RefChecks
        legend={t.editors.router.targets}
        hint={t.editors.router.targetsHint}
        graph={graph}
        refs={[...nodes, END]}
        chosen={router.targets}
        onChange={(targets) => actions.edit({ label: 'editEdge', apply: (doc) => setRouterTargets(doc, id, targets) })}
      />
    </Frame>
  );
}
