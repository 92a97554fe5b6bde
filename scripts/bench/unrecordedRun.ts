import { MemorySaver } from '@langchain/langgraph/web';
import type { RunnableGraph } from '~/engine/protocol';
import { buildGraph, loadModules } from '~/engine/sandbox/build';
import { Gate } from '~/engine/sandbox/gate';
import { dataUrlLoader } from '~/engine/sandbox/moduleLoader';
import { Modules } from '~/engine/sandbox/modules';
import type { Begun } from '~/engine/sandbox/userCode';
import { cpuTime } from './cpuTime';

const NOT_RECORDED: Begun = { sync: (run) => run(), pending: () => undefined, end: () => undefined };

/**
 * The same graph, built by the same code, with a saver and an open gate, and nothing else: answers the milliseconds from
 * the built graph to its end. The driver that runs where recording is off is no measure, since it waits and streams.
 */
export async function unrecordedRun(graph: RunnableGraph): Promise<number> {
  const gate = new Gate(() => undefined);
  gate.allow(null);
  const loaded = await loadModules(graph, new Modules(dataUrlLoader, () => ({})));
  const begin = () => NOT_RECORDED;
  const built = buildGraph(graph, loaded, { node: { before: () => gate.pass(0), begin }, router: { begin } }, new MemorySaver());
  const config = { configurable: { thread_id: '1' }, recursionLimit: graph.recursionLimit };
  const began = cpuTime();
  for (const turn of graph.turns) if ('module' in turn) await built.invoke(loaded.get(turn.module), config);
  return cpuTime() - began;
}
