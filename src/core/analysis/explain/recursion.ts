import type { TraceStore, TurnView } from '~/core/trace';
import type { Story } from './explanation';

/** What a turn that went over its limit did all the time. */
export function recursionStory(trace: TraceStore, turn: TurnView, limit: number): Story {
  const supersteps = trace.moments
    .filter((moment) => moment.turn === turn.turn && moment.kind === 'superstep')
    .map((moment) => [...new Set(moment.tasks.flatMap((task) => trace.tasks[task]?.node ?? []))].toSorted());
  const times = new Map<string, number>();
  for (const node of supersteps.flat()) times.set(node, (times.get(node) ?? 0) + 1);
  const nodes = [...times].map(([node, count]) => ({ node, times: count })).filter((one) => one.times > 1);
  return { code: 'recursion', limit, nodes: nodes.toSorted((a, b) => b.times - a.times), cycle: cycleOf(supersteps) };
}

/** The shortest run of supersteps that the end is two rounds of. */
function cycleOf(supersteps: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const texts = supersteps.map((nodes) => nodes.join('\n'));
  for (let length = 1; length * 2 <= texts.length; length++) {
    const from = texts.length - length;
    if (texts.slice(from).every((text, index) => text === texts[from - length + index])) return supersteps.slice(from);
  }
  return [];
}
