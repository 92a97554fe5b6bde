// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyDocument, type Field, type PlaygroundDoc } from '~/core/document';
import { createTraceStore, type Difference, firstDifference, TRACE_VERSION, type TraceEvent, type TraceStore } from '~/core/trace';
import type { Value } from '~/core/value';
import type { CompareSide } from '~/workspace';
import { cursorAtDifference, rowOfDifference } from './differencePlace';
import { statePairs } from './statePairs';

/** One input that writes each of the values to `log`, without a reducer, and leaves `state`. */
function traceOf(writes: readonly string[], state: { readonly [field: string]: Value } = {}): TraceStore {
  const names = Object.keys(state);
  const values = [...writes, ...Object.values(state)].map((v) => ({ v }));
  const events: readonly TraceEvent[] = [
    { type: 'turnStarted', turn: 0, kind: 'input', node: '', thread: '1', from: '', value: { fields: [] } },
    { type: 'momentReady', moment: 0, turn: 0, kind: 'input', step: 0, superstep: 0 },
    { type: 'momentStarted', moment: 0 },
    ...writes.map(
      (_, value): TraceEvent => ({
        type: 'bypassed',
        phase: 'commit',
        field: 'log',
        writer: { kind: 'input' },
        value,
        reason: 'plain',
        replaced: null,
      }),
    ),
    {
      type: 'checkpoint',
      id: 'c',
      step: 0,
      source: 'loop',
      values: names.map((name, index) => [name, writes.length + index] as const),
      next: [],
    },
  ];
  return createTraceStore({ version: TRACE_VERSION, values, events });
}

function found(left: TraceStore, right: TraceStore): Difference {
  const difference = firstDifference(left, right);
  if (difference === null) throw new Error('there is no difference');
  return difference;
}

it('finds the row of the first difference on each side', () => {
  const [left, right] = [traceOf(['a', 'b', 'c']), traceOf(['a', 'x'])];
  const difference = found(left, right);
  expect(rowOfDifference(difference, left, right, 'left')).toBe(1);
  expect(rowOfDifference(difference, left, right, 'right')).toBe(1);
  expect(cursorAtDifference(difference, right)).toEqual({ at: 1, call: null });
  expect(cursorAtDifference(found(traceOf(['a', 'b']), traceOf(['x', 'b'])), traceOf(['x', 'b']))).toEqual({ at: 1, call: 1 });
});

it('finds none on the side that has no such row', () => {
  const [short, long] = [traceOf(['a']), traceOf(['a', 'b'])];
  const gone = found(long, short);
  expect([rowOfDifference(gone, long, short, 'left'), rowOfDifference(gone, long, short, 'right')]).toEqual([1, null]);
  expect(cursorAtDifference(gone, short)).toEqual({ at: 1, call: null });
  const came = found(short, long);
  expect([rowOfDifference(came, short, long, 'left'), rowOfDifference(came, short, long, 'right')]).toEqual([null, 1]);
});

function side(names: readonly string[], state: { readonly [field: string]: Value } | null): CompareSide {
  const { graph } = emptyDocument();
  const fields = names.map((name): Field => ({ id: name, name, type: { kind: 'any', of: 'any' }, merge: { kind: 'plain' } }));
  const doc: PlaygroundDoc = { ...emptyDocument(), graph: { ...graph, fields } };
  const trace = state === null ? null : traceOf([], state);
  return { doc, trace, status: { kind: 'idle' }, cursor: { at: trace === null ? 0 : 1, call: null } };
}

it('pairs what both sides hold by the names of the fields', () => {
  const left = side(['same', 'other', 'gone', 'unwritten'], { same: [1], other: 1, gone: 'g' });
  const right = side(['came', 'other', 'same', 'unwritten'], { same: [1], other: 2, came: null });
  expect(statePairs(left, right)).toEqual([
    { field: 'same', left: [1], right: [1], differs: false },
    { field: 'other', left: 1, right: 2, differs: true },
    { field: 'gone', left: 'g', right: undefined, differs: true },
    { field: 'unwritten', left: undefined, right: undefined, differs: false },
    { field: 'came', left: undefined, right: null, differs: true },
  ]);
  expect(statePairs(side(['a'], null), side(['a'], null))).toEqual([{ field: 'a', left: undefined, right: undefined, differs: false }]);
});
