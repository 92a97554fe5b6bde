import type { Effort, Figure } from './figure';
import { graphs, LONG_LIST, type MeasuredGraph } from './graphs';
import { interleave } from './interleave';
import { recordBytes } from './recordBytes';
import { recordedRun } from './recordedRun';
import { unrecordedRun } from './unrecordedRun';
import { compiledGraph } from '../unrecorded/compiledGraph';

const BYTES_GOAL = 3;

/** What recording costs in time and in bytes. */
export async function measureOverhead(effort: Effort): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const graph of graphs) figures.push(await timeOf(graph, effort));
  for (const { doc, name } of graphs.filter(({ long }) => long)) {
    const what = `${name}: bytes of the record ÷ (one state of ${LONG_LIST} + all updates)`;
    figures.push({ what, figure: await recordBytes(doc), goal: BYTES_GOAL, unit: '' });
  }
  return figures;
}

async function timeOf({ name, doc, goal, long }: MeasuredGraph, { quick }: Effort): Promise<Figure> {
  const graph = await compiledGraph(doc.graph, name);
  const rounds = long ? { warmUp: 5, kept: quick ? 5 : 15 } : { warmUp: quick ? 30 : 150, kept: quick ? 20 : 100 };
  const figure = await interleave(
    () => recordedRun(graph),
    () => unrecordedRun(graph),
    rounds,
  );
  return { what: `${name}: recorded run ÷ unrecorded`, figure, goal, unit: '' };
}
