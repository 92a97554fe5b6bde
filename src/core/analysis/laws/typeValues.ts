import fc from 'fast-check';
import type { FieldType, ItemKind } from '~/core/document';
import { equalValues, type Value } from '~/core/value';

/**
 * Small values of a type. Floats are quarters: sums and products of them are exact, so that a law is not broken by
 * rounding alone. Messages mostly have ids, out of few, so that they meet.
 */
export function typeValues({ kind, of }: FieldType): fc.Arbitrary<Value> {
  switch (kind) {
    case 'list':
      return fc.array(itemValues(of), { maxLength: 3 });
    case 'set':
      return fc.uniqueArray(itemValues(of), { maxLength: 3, comparator: equalValues }).map((v): Value => ({ $: 'set', v }));
    case 'dict':
      return fc.dictionary(fc.constantFrom('a', 'b', 'c'), itemValues(of), { maxKeys: 3, noNullPrototype: true });
    case 'messages':
      return fc.array(message, { maxLength: 2 });
    case 'any':
      return itemValues('any');
    default:
      return itemValues(kind);
  }
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 2 });
const whole: fc.Arbitrary<Value> = fc.integer({ min: -5, max: 9 });

function itemValues(kind: ItemKind): fc.Arbitrary<Value> {
  switch (kind) {
    case 'any':
      return fc.oneof(word, whole);
    case 'str':
      return word;
    case 'int':
      return whole;
    case 'float':
      return fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4);
    case 'bool':
      return fc.boolean();
    case 'dict':
      return fc.dictionary(fc.constantFrom('a', 'b'), whole, { maxKeys: 2, noNullPrototype: true });
    case 'list':
      return fc.array(whole, { maxLength: 2 });
  }
}

const message: fc.Arbitrary<Value> = fc
  .record({
    type: fc.constantFrom('human', 'ai'),
    id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('m1', 'm2', 'm3') }, { weight: 1, arbitrary: fc.constant(null) }),
    content: word,
  })
  .map(({ type, id, content }) => ({
    $: 'message',
    class: type === 'human' ? 'HumanMessage' : 'AIMessage',
    type,
    id,
    content,
    rest: {},
  }));
