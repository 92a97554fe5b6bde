import { MemorySaver } from '@langchain/langgraph/web';
import type { RunnableGraph } from '~/engine/protocol';
import { Gate } from '~/engine/sandbox/gate';
import { bareGraph } from '../unrecorded/bareGraph';
import { cpuTime } from './cpuTime';

/**
 * The same graph, built by the same code, with a saver and an open gate, and nothing else: answers the milliseconds from
 * the built graph to its end. The driver that runs where recording is off is no measure, since it waits and streams.
 */
export async function unrecordedRun(graph: RunnableGraph): Promise<number> {
  const gate = new Gate(() => undefined);
  gate.allow(null);
  const { built, loaded } = await bareGraph(graph, new MemorySaver(), () => gate.pass(0));
  const config = { configurable: { thread_id: '1' }, recursionLimit: graph.recursionLimit };
  const began = cpuTime();
  for (const turn of graph.turns) if ('module' in turn) await built.invoke(loaded.get(turn.module), config);
  return cpuTime() - began;
}
