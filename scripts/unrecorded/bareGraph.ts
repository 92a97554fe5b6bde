import type { BaseCheckpointSaver } from '@langchain/langgraph/web';
import type { RunnableGraph } from '~/engine/protocol';
import { type BuiltGraph, buildGraph, loadModules } from '~/engine/sandbox/build';
import { dataUrlLoader } from '~/engine/sandbox/moduleLoader';
import { Modules } from '~/engine/sandbox/modules';
import type { Loaded } from '~/engine/sandbox/state/parts';
import type { Begun } from '~/engine/sandbox/userCode';

const NOT_RECORDED: Begun = { sync: (run) => run(), pending: () => undefined, end: () => undefined };

/** The graph as the product builds it, with nobody looking on; `before` is what each node waits for. */
export async function bareGraph(
  graph: RunnableGraph,
  saver: BaseCheckpointSaver,
  before?: () => Promise<unknown>,
): Promise<{ readonly built: BuiltGraph; readonly loaded: Loaded }> {
  const loaded = await loadModules(graph, new Modules(dataUrlLoader, () => ({})));
  const begin = () => NOT_RECORDED;
  const built = buildGraph(graph, loaded, { node: { begin, ...(before && { before }) }, router: { begin } }, saver);
  return { built, loaded };
}
