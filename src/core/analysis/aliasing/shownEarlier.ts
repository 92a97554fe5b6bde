import type { MomentNumber, TraceStore, ValueRef } from '~/core/trace';
import { equalValues } from '~/core/value';
import type { Alias } from './alias';

/**
 * The moment before this one, where its snapshot showed the value that was changed in place since. Only of the same turn: at the
 * start of a turn, every object is made anew from the checkpoint.
 */
export function shownEarlier(trace: TraceStore, now: MomentNumber, field: string, before: ValueRef): readonly Alias[] {
  const earlier = trace.moments[now - 1];
  if (earlier?.checkpoint == null || earlier.turn !== trace.moments[now]?.turn) return [];
  const shown = earlier.checkpoint.values.find(([name]) => name === field)?.[1];
  if (shown === undefined || (shown !== before && !equalValues(trace.value(shown), trace.value(before)))) return [];
  const { kind, turn, superstep } = earlier;
  return [{ code: 'shownEarlier', field, when: { kind, turn, superstep } }];
}
