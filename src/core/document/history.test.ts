import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { History } from './history';
import { HISTORY_LIMIT, recordEdit, redo, redoLabel, sealHistory, startHistory, undo, undoLabel } from './history';

/** Documents are stood in for by objects: what counts is which object comes back. */
interface Doc {
  readonly n: number;
}
type H = History<Doc, string>;
type Move = (history: H) => H;

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.integer(), fc.constantFrom(null, 'drag', 'typing')).map(
      ([n, key]): Move =>
        (history) =>
          recordEdit(history, { n }, `edit ${n}`, key),
    ),
  },
  fc.constant<Move>(sealHistory),
  fc.constant<Move>(undo),
  fc.constant<Move>(redo),
);
const anyHistory = fc
  .array(anyMove, { maxLength: 30 })
  .map((moves) => moves.reduce((history, move) => move(history), startHistory<Doc, string>({ n: 0 })));

describe('laws', () => {
  test('redo takes back undo, and undo takes back redo', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const back = undo(history);
        const forth = redo(history);
        expect(back === history || redo(back).doc === history.doc).toBe(true);
        expect(forth === history || undo(forth).doc === history.doc).toBe(true);
        expect(forth === history).toBe(history.future.length === 0);
        expect(back === history).toBe(history.past.length === 0);
      }),
    );
  });

  test('undoing everything and redoing everything passes the same documents both ways', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const walk = (from: H, step: Move): readonly H[] => {
          const seen = [from];
          for (let next = step(from); next !== seen.at(-1); next = step(next)) seen.push(next);
          return seen;
        };
        const down = walk(history, undo);
        const bottom = down.at(-1) ?? history;
        const up = walk(bottom, redo).slice(0, down.length);
        expect(up.map((one) => one.doc)).toEqual(down.map((one) => one.doc).reverse());
        // A label names the edit on either side of it.
        expect(down.slice(1).map(redoLabel)).toEqual(down.slice(0, -1).map(undoLabel));
        expect(up.map(undoLabel).reverse()).toEqual(down.map(undoLabel));
      }),
    );
  });

  test('one undo takes back one edit, whatever came before', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer(), (history, n) => {
        const edited = recordEdit(history, { n }, 'edit');
        expect(undo(edited).doc).toBe(history.doc);
        expect(edited.future).toEqual([]);
        expect(undoLabel(edited)).toBe('edit');
      }),
    );
  });
});

const doc = (n: number): Doc => ({ n });
const start = startHistory<Doc, string>(doc(0));

test('the same object is no edit', () => {
  expect(recordEdit(start, start.doc, 'nothing')).toBe(start);
});

test('edits of one key are one entry, until it is sealed, undone or broken by another key', () => {
  const typed = ['a', 'b', 'c'].reduce((history, _key, index) => recordEdit(history, doc(index + 1), 'type', 'typing'), start);
  expect(typed.past).toHaveLength(1);
  expect(undo(typed).doc).toBe(start.doc);
  expect(recordEdit(sealHistory(typed), doc(9), 'type', 'typing').past).toHaveLength(2);
  expect(recordEdit(recordEdit(typed, doc(8), 'drag', 'drag'), doc(9), 'type', 'typing').past).toHaveLength(3);
  expect(recordEdit(redo(undo(typed)), doc(9), 'type', 'typing').past).toHaveLength(2);
  expect(recordEdit(recordEdit(start, doc(1), 'one'), doc(2), 'two').past).toHaveLength(2);
});

test('old entries are forgotten', () => {
  let history = start;
  for (let n = 1; n <= HISTORY_LIMIT + 10; n++) history = recordEdit(history, doc(n), 'edit');
  expect(history.past).toHaveLength(HISTORY_LIMIT);
  expect(history.past[0]?.doc).toEqual(doc(10));
});
