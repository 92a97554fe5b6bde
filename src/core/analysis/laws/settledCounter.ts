import type { Field } from '~/core/document';
import type { Ask } from './asker';
import { type Attempt, answerOf, type Draw, givenBy } from './attempt';
import type { Counter, Law } from './law';
import { attemptOf } from './rules';
import { renameNewIds } from './sameAnswer';

/**
 * The counter-example of a broken try, with its state written down as a value where the law breaks from that value as
 * well; else with the writes that lead to the state before the law's own.
 */
export async function settledCounter(
  law: Law,
  field: Field,
  draw: Draw,
  attempt: Attempt & { kind: 'broken' },
  ask: Ask,
): Promise<Counter> {
  const asDrawn = counterOf(law, draw, attempt);
  if (draw.before.length === 0) return asDrawn;
  const [reached] = await ask([{ existing: draw.existing, updates: draw.before, world: 0 }]);
  const state = reached === undefined ? null : answerOf(reached);
  if (state === null) return asDrawn;
  const settled: Draw = { existing: { kind: 'value', value: renameNewIds(state, givenBy(draw)) }, before: [], updates: draw.updates };
  const again = await attemptOf(law, field)(settled, ask);
  return again.kind === 'broken' && again.because === attempt.because ? counterOf(law, settled, again) : asDrawn;
}

export function counterOf(law: Law, draw: Draw, { because, sides }: Attempt & { kind: 'broken' }): Counter {
  return { law, because, existing: draw.existing, updates: [...draw.before, ...draw.updates], sides };
}
