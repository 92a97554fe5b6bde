import type { Value } from '~/core/value';
import type { Draw } from './attempt';
import type { RecordedCall } from './law';

/** Of the recorded calls, how many are combined with each other. */
const COMBINED = 6;

/**
 * What the record itself has to try a law on, without repeats: first each call with the one after it as they were, then
 * other pairings of what was held and written. `start` are the other states to pair with.
 */
export function recordedDraws(recorded: readonly RecordedCall[], updates: number, start: Draw['existing']): readonly Draw[] {
  const draws = new Map<string, Draw>();
  const add = (existing: Draw['existing'], written: readonly Value[]) => {
    const draw: Draw = { existing, before: [], updates: written };
    draws.set(JSON.stringify(draw), draw);
  };
  recorded.forEach((call, index) => {
    const next = recorded[index + 1] ?? call;
    add({ kind: 'value', value: call.existing }, [call.update, next.update].slice(0, updates));
  });
  const few = recorded.slice(0, COMBINED);
  const states: readonly Draw['existing'][] = [start, ...few.map(({ existing }) => ({ kind: 'value', value: existing }) as const)];
  for (const state of states) for (const written of tuples(few, updates)) add(state, written);
  return [...draws.values()];
}

function tuples(calls: readonly RecordedCall[], length: number): readonly (readonly Value[])[] {
  let made: readonly (readonly Value[])[] = [[]];
  for (let i = 0; i < length; i++) made = made.flatMap((tuple) => calls.map((call) => [...tuple, call.update]));
  return made;
}
