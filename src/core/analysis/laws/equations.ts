import { isList, type Value } from '~/core/value';
import type { Ask } from './asker';
import { type Attempt, answerOf, compare, type Draw, foldOf, givenBy, sideOf, steps } from './attempt';
import type { Step } from './law';
import { renameNewIds } from './sameAnswer';

/** Each of these tries one equation on what was drawn. Updates are drawn as many as the equation has letters for. */
type Equation = (draw: Draw, ask: Ask) => Promise<Attempt>;

const update = (draw: Draw, index: number): Value => draw.updates[index] ?? null;

/** Two folds, asked for together. */
async function both(draw: Draw, ask: Ask, left: readonly Value[], right: readonly Value[]): Promise<Attempt> {
  const [one, other] = await steps(ask, [foldOf(draw, left), foldOf(draw, right)]);
  return compare(sideOf(one as Step), sideOf(other as Step), draw);
}

export const orderFree: Equation = (draw, ask) => {
  const [a, b] = [update(draw, 0), update(draw, 1)];
  return both(draw, ask, [a, b], [b, a]);
};

export const once: Equation = (draw, ask) => {
  const u = update(draw, 0);
  return both(draw, ask, [u, u], [u]);
};

export const batching: Equation = (draw, ask) => {
  const [xs, ys] = [update(draw, 0), update(draw, 1)];
  if (!isList(xs) || !isList(ys)) return Promise.resolve({ kind: 'unanswered', uncopied: false });
  return both(draw, ask, [xs, ys], [[...xs, ...ys]]);
};

/** Two supersteps of one write against one superstep of both, as when a thread is read again. */
export const batchingSupersteps: Equation = async (draw, ask) => {
  const [a, b] = [update(draw, 0), update(draw, 1)];
  const [first, right] = await steps(ask, [foldOf(draw, [a]), foldOf(draw, [a, b])]);
  const held = answerOf((first as Step).outcome);
  if (held === null) return compare(sideOf(first as Step), sideOf(right as Step), draw);
  const [left] = await steps(ask, [{ existing: { kind: 'value', value: renameNewIds(held, givenBy(draw)) }, updates: [b], world: 0 }]);
  return compare(sideOf(first as Step, left as Step), sideOf(right as Step), draw);
};

export const grouping: Equation = async (draw, ask) => {
  const [a, b] = [update(draw, 0), update(draw, 1)];
  const [left, inner] = await steps(ask, [foldOf(draw, [a, b]), { existing: { kind: 'value', value: a }, updates: [b], world: 0 }]);
  const grouped = answerOf((inner as Step).outcome);
  if (grouped === null) return compare(sideOf(left as Step), sideOf(inner as Step), draw);
  const [outer] = await steps(ask, [foldOf(draw, [renameNewIds(grouped, givenBy(draw))])]);
  return compare(sideOf(left as Step), sideOf(inner as Step, outer as Step), draw);
};

/** `existing` is the zero here, and nothing comes before the write. A call that fails is another law's matter. */
export const zeroIsIdentity: Equation = async (draw, ask) => {
  const u = update(draw, 0);
  const [step] = await steps(ask, [foldOf(draw, [u])]);
  const side = sideOf(step as Step);
  if (side.value === null) return { kind: 'unanswered', uncopied: (step as Step).outcome.uncopied !== null };
  return compare(side, { steps: [], value: u }, draw);
};
