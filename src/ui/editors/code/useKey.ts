import { keyAt } from '~/core/document';
import type { SourceKey } from '~/core/trace';
import { useWorkspace } from '~/workspace';

/** The key, within the whole document, of a source of the graph that is open. Shared code and turns are the document's own. */
export function useKey(inGraph: SourceKey): SourceKey {
  const path = useWorkspace((workspace) => workspace.path);
  return inGraph === 'shared' || inGraph.startsWith('turn:') ? inGraph : keyAt(path, inGraph);
}
