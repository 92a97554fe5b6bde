import fc from 'fast-check';
import { isList, isTagged, type Value } from '~/core/value';

/** How many recorded values new ones are made in the likeness of. */
const MODELS = 8;

/** The recorded values themselves and others of the same shape. Undefined where there are none. */
export function likeValues(recorded: readonly Value[]): fc.Arbitrary<Value> | undefined {
  if (recorded.length === 0) return undefined;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...recorded) },
    { weight: 1, arbitrary: fc.oneof(...recorded.slice(0, MODELS).map(like)) },
  );
}

/** Texts may be names of actions, so most stay as they were seen; tagged values other than sets stay whole. */
function like(model: Value): fc.Arbitrary<Value> {
  if (typeof model === 'number') {
    return Number.isInteger(model) ? fc.integer({ min: -5, max: 9 }) : fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4);
  }
  if (typeof model === 'boolean') return fc.boolean();
  if (typeof model === 'string') {
    const other = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 2 });
    return fc.oneof({ weight: 4, arbitrary: fc.constant(model) }, { weight: 1, arbitrary: other });
  }
  if (model === null) return fc.constant(model);
  if (isList(model)) return model.length === 0 ? fc.constant(model) : fc.array(someOf(model), { maxLength: 3 });
  if (!isTagged(model)) return fc.record(Object.fromEntries(Object.entries(model).map(([key, part]) => [key, like(part)])));
  if (model.$ !== 'set' || model.v.length === 0) return fc.constant(model);
  return fc.subarray([...model.v]).map((v): Value => ({ $: 'set', v }));
}

function someOf(items: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof(...items.slice(0, MODELS).map(like));
}
