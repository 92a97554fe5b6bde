import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TraceWriter } from '../samples/traceWriter';
import { storeAt } from './storeAt';
import { storeChanges } from './storeChanges';

const operation = fc.record({
  namespace: fc.constantFrom(['u'], ['u', 'a'], ['u/a']),
  key: fc.constantFrom('k', 'l', '__proto__'),
  /** Null deletes. */
  value: fc.option(fc.integer()),
});

it('holds at every cursor what its puts and deletions have left, and changes lead from one to the next', () => {
  fc.assert(
    fc.property(fc.array(fc.array(operation, { maxLength: 4 }), { maxLength: 4 }), (moments) => {
      const w = new TraceWriter().start().turnOf('input');
      const held = new Map<string, number>();
      const expected = [new Map(held)];
      for (const operations of moments) {
        w.moment();
        const task = w.ran('a', {});
        for (const { namespace, key, value } of operations) {
          const place = JSON.stringify([namespace, key]);
          const old = held.get(place);
          const before = old === undefined ? null : w.value(old);
          const at = { namespace, key, before };
          w.put({
            type: 'store',
            by: { kind: 'task', task },
            inside: [],
            operation:
              value === null
                ? { op: 'delete', ...at }
                : { op: 'put', ...at, value: w.value(value), time: 1, index: null, indexIgnored: false, vectors: null },
          });
          if (value === null) held.delete(place);
          else held.set(place, value);
        }
        expected.push(new Map(held));
      }
      const store = w.store();
      const after = new Map<string, number>();
      for (const [at, state] of expected.entries()) {
        const found = storeAt(store, { at, call: null }).flatMap(({ namespace, items }) =>
          items.map(({ key, value }) => [JSON.stringify([namespace, key]), store.value(value)] as const),
        );
        expect(new Map(found)).toEqual(state);
        after.clear();
        for (const change of storeChanges(store, { at, call: null })) {
          const place = JSON.stringify([change.namespace, change.key]);
          expect(change.kind === 'added').toBe(!after.has(place));
          if (change.after === null) after.delete(place);
          else after.set(place, store.value(change.after) as number);
        }
        expect(after).toEqual(state);
      }
    }),
  );
});
