import { isTagged } from '~/core/value';
import type { Ask } from './asker';
import { type Attempt, compare, type Draw, foldOf, KEPT, sideOf, steps } from './attempt';
import type { Because, Step } from './law';

/** The laws about how a call behaves rather than what it answers. */
async function look(draw: Draw, ask: Ask, find: (step: Step) => Because | null): Promise<Attempt> {
  const [first] = await steps(ask, [foldOf(draw, draw.updates)]);
  const step = first as Step;
  if (step.outcome.uncopied !== null) return { kind: 'unanswered', uncopied: true };
  const because = find(step);
  return because === null ? KEPT : { kind: 'broken', because, sides: [sideOf(step)] };
}

export function leavesArguments(draw: Draw, ask: Ask): Promise<Attempt> {
  return look(draw, ask, ({ outcome }) => (outcome.changed.length > 0 ? 'changed' : null));
}

export function total(draw: Draw, ask: Ask): Promise<Attempt> {
  return look(draw, ask, ({ outcome: { error, emptied, result } }) => {
    if (error !== null) return 'throws';
    if (emptied) return 'undefined';
    return result !== null && isTagged(result) && result.$ === 'promise' ? 'promise' : null;
  });
}

/** The same fold twice under one seed and clock, and a third time under others. */
export async function sameAnswerAlways(draw: Draw, ask: Ask): Promise<Attempt> {
  const [first, again, elsewhere] = (await steps(
    ask,
    [0, 0, 1].map((world) => foldOf(draw, draw.updates, world)),
  )) as [Step, Step, Step];
  const repeated = compare(sideOf(first), sideOf(again), draw, 'repeat');
  return repeated.kind === 'kept' ? compare(sideOf(first), sideOf(elsewhere), draw, 'world') : repeated;
}

export async function noEffects(draw: Draw, ask: Ask): Promise<Attempt> {
  const fold = foldOf(draw, draw.updates);
  const [first, again] = (await steps(ask, [fold, fold])) as [Step, Step];
  const { console, timers } = first.outcome.effects;
  if (console > 0 || timers > 0) return { kind: 'broken', because: console > 0 ? 'console' : 'timers', sides: [sideOf(first)] };
  const repeated = compare(sideOf(first), sideOf(again), draw, 'repeat');
  return repeated.kind === 'unanswered' && !repeated.uncopied ? KEPT : repeated;
}
