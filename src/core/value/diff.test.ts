import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffValues } from './diff';
import type { ListPart } from './diffLists';
import { equalValues } from './equal';
import type { Value } from './value';

const small = fc.jsonValue({ maxDepth: 3 }).map((json) => json as Value);
const message = (id: string, content: string): Value => ({ $: 'message', class: 'HumanMessage', type: 'human', id, content, rest: {} });

/** The new value as the old one and the difference tell it. */
function apply(before: Value, after: Value): Value {
  const diff = diffValues(before, after);
  switch (diff.kind) {
    case 'same':
      return before;
    case 'replaced':
      return diff.after;
    case 'text': {
      const text = before as string;
      return text.slice(0, diff.head) + diff.added + text.slice(text.length - diff.tail);
    }
    case 'list':
      return diff.parts.flatMap((part) => itemsOf(before as readonly Value[], part));
    case 'set':
      return after;
    case 'entries':
      return Object.fromEntries(
        diff.entries.flatMap((entry) =>
          entry.kind === 'removed' ? [] : [[entry.key as string, entry.kind === 'changed' ? entry.after : entry.value]],
        ),
      );
  }
}

function itemsOf(before: readonly Value[], part: ListPart): readonly Value[] {
  if (part.kind === 'kept') return before.slice(part.from, part.from + part.count);
  if (part.kind === 'changed') return [part.after];
  return part.kind === 'added' ? part.items : [];
}

describe('diffValues', () => {
  it('tells all of the new value', () => {
    const near = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }).map((list) => list as Value);
    fc.assert(
      fc.property(
        fc.oneof(fc.tuple(small, small), fc.tuple(near, near)),
        ([before, after]) => void expect(equalValues(apply(before, after), after)).toBe(true),
      ),
    );
  });

  it('says same only of equal values', () => {
    fc.assert(fc.property(small, small, (a, b) => void expect(diffValues(a, b).kind === 'same').toBe(equalValues(a, b))));
  });

  it('finds what was appended, removed in front and exchanged', () => {
    expect(diffValues(['a', 'b'], ['a', 'b', 'c'])).toEqual({
      kind: 'list',
      parts: [
        { kind: 'kept', from: 0, to: 0, count: 2 },
        { kind: 'added', to: 2, items: ['c'] },
      ],
    });
    expect(diffValues([1, 2, 3], [2, 3, 4])).toMatchObject({
      parts: [
        { kind: 'removed', items: [1] },
        { kind: 'kept', count: 2 },
        { kind: 'added', items: [4] },
      ],
    });
    expect(diffValues([1, 5], [2, 5])).toMatchObject({
      parts: [
        { kind: 'removed', items: [1] },
        { kind: 'added', items: [2] },
        { kind: 'kept', count: 1 },
      ],
    });
  });

  it('shows a message that was replaced as changed', () => {
    const diff = diffValues([message('1', 'a'), message('2', 'b')], [message('1', 'A!'), message('2', 'b')]);
    expect(diff).toMatchObject({
      kind: 'list',
      parts: [
        {
          kind: 'changed',
          from: 0,
          to: 0,
          diff: {
            kind: 'entries',
            entries: [
              { kind: 'kept', key: 'class' },
              { kind: 'changed', key: 'content' },
              { kind: 'kept', key: 'id' },
            ],
          },
        },
        { kind: 'kept', from: 1, count: 1 },
      ],
    });
  });

  it('goes by key in dicts, by member in sets', () => {
    expect(diffValues({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual({
      kind: 'entries',
      entries: [
        { kind: 'removed', key: 'a', value: 1 },
        { kind: 'changed', key: 'b', before: 2, after: 3, diff: { kind: 'replaced', before: 2, after: 3 } },
        { kind: 'added', key: 'c', value: 4 },
      ],
    });
    expect(diffValues({ $: 'set', v: [1, 2] }, { $: 'set', v: [2, 3] })).toEqual({ kind: 'set', kept: 1, removed: [1], added: [3] });
    expect(diffValues({ $: 'map', v: [[1, 'a']] }, { $: 'map', v: [[1, 'b']] })).toMatchObject({ entries: [{ kind: 'changed', key: 1 }] });
    expect(diffValues('abcd', 'abXd')).toEqual({ kind: 'text', head: 2, removed: 'c', added: 'X', tail: 1 });
    expect(diffValues('a😀b', 'a😁b')).toEqual({ kind: 'text', head: 1, removed: '😀', added: '😁', tail: 1 });
    expect(diffValues([1], { $: 'set', v: [1] }).kind).toBe('replaced');
    expect(diffValues({ $: 'instance', class: 'A', v: [] }, { $: 'instance', class: 'B', v: [] }).kind).toBe('replaced');
  });

  it('stays bounded on lists that have nothing in common', () => {
    const list = (offset: number): Value => Array.from({ length: 5000 }, (_, i) => ({ id: i + offset }));
    const start = performance.now();
    expect(diffValues(list(0), list(100_000)).kind).toBe('list');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
