import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { Frame } from '../parts/Frame';

/** What there is to say of a graph that code has made: nothing of it can be edited here, but a graph inside it can be opened. */
export function MadeSelected() {
  const t = useLateText().subgraphs;
  const path = useWorkspace((workspace) => workspace.path);
  const selection = useWorkspace((workspace) => workspace.selection);
  const nodes = useWorkspace(({ doc }) => doc.graph.nodes);
  const node = selection.kind === 'node' ? nodes.find(({ id }) => id === selection.id) : undefined;
  return (
    <Frame kind={t.madeInside} name={node?.name} text={t.madeAround}>
      {node?.inner !== undefined && <Button onClick={() => actions.open([...path, node.id])}>{t.open(node.name)}</Button>}
      <Button onClick={() => actions.open(path.slice(0, -1))}>{t.back}</Button>
    </Frame>
  );
}
