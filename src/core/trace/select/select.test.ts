import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cursor } from '../cursor';
import { CURSOR_START } from '../cursor';
import { RANDOM_FIELDS, randomTrace } from '../samples/randomTrace';
import { TraceWriter } from '../samples/traceWriter';
import { zebraWriter } from '../samples/zebra';
import type { FieldState, TraceStore } from '../views';
import { callsPerField } from './callsPerField';
import { checkpointsUpTo } from './checkpointsUpTo';
import { committedRows } from './committedRows';
import { diffStates } from './diffStates';
import { foldOf } from './foldOf';
import { logsUpTo } from './shownUpTo';
import { momentAt } from './momentAt';
import { nextNodes, nextTasks } from './nextNodes';
import { recordText } from './recordText';
import { rowCountAt, rowsUpTo } from './rowsUpTo';
import { stateAt } from './stateAt';
import { clampCursor, cursorAtRow, cursorBounds, isAtHead, nextCall, nextCursor, previousCall, previousCursor } from './stepping';
import { mergeOrder, taskSummary } from './taskSummary';
import { writerName, writerNames } from './writerName';

const FIELDS = [{ name: 'log' }, { name: 'last' }];

/** The state as plain values; absent fields are left out. */
const plain = (store: TraceStore, state: ReadonlyMap<string, FieldState>) =>
  Object.fromEntries([...state].flatMap(([name, held]) => (held.kind === 'value' ? [[name, store.value(held.ref)]] : [])));

const walk = (store: TraceStore, next: (store: TraceStore, cursor: Cursor) => Cursor | null): readonly Cursor[] => {
  const cursors: Cursor[] = [];
  for (let cursor: Cursor | null = CURSOR_START; cursor !== null; cursor = next(store, cursor)) cursors.push(cursor);
  return cursors;
};

describe('stepping', () => {
  it('goes forward and back over the same places', () => {
    fc.assert(
      fc.property(randomTrace, (writer) => {
        const store = writer.store();
        for (const [next, previous] of [
          [nextCursor, previousCursor],
          [nextCall, previousCall],
        ] as const) {
          const cursors = walk(store, next);
          expect(cursors.at(-1)).toEqual(cursorBounds(store).last);
          expect(cursors.filter((cursor) => isAtHead(store, cursor))).toEqual([cursorBounds(store).last]);
          cursors.slice(1).forEach((cursor, index) => expect(previous(store, cursor)).toEqual(cursors[index]));
          expect(previous(store, CURSOR_START)).toBeNull();
          for (const cursor of cursors) expect(clampCursor(store, cursor)).toEqual(cursor);
        }
      }),
    );
  });

  it('goes call by call from the barrier to the whole moment', () => {
    const store = zebraWriter().store();
    expect(walk(store, nextCall)).toEqual([
      { at: 0, call: null },
      { at: 1, call: 0 },
      { at: 1, call: null },
      { at: 2, call: 0 },
      { at: 2, call: 1 },
      { at: 2, call: 2 },
      { at: 2, call: 3 },
      { at: 2, call: null },
    ]);
    expect(nextCursor(store, { at: 2, call: 1 })).toEqual({ at: 2, call: null });
    expect(previousCursor(store, { at: 2, call: 1 })).toEqual({ at: 1, call: null });
  });

  it('does not step into what waits at the gate', () => {
    const store = zebraWriter().ready().store();
    expect(store.moments).toHaveLength(3);
    expect(nextCursor(store, { at: 2, call: null })).toBeNull();
    expect(nextCall(store, { at: 2, call: null })).toBeNull();
    expect(isAtHead(store, { at: 2, call: null })).toBe(true);
  });

  it('finds a row, and stays inside the record', () => {
    const store = zebraWriter().store();
    expect(cursorAtRow(store, 2)).toEqual({ at: 2, call: 1 });
    expect(cursorAtRow(store, 5)).toEqual({ at: 2, call: null });
    expect(cursorAtRow(store, 1)).toEqual({ at: 2, call: null });
    expect(cursorAtRow(store, 99)).toEqual(CURSOR_START);
    expect(clampCursor(store, { at: 9, call: 4 })).toEqual({ at: 2, call: null });
    expect(clampCursor(store, { at: 2, call: 4 })).toEqual({ at: 2, call: null });
    expect(clampCursor(store, { at: -1, call: null })).toEqual(CURSOR_START);
  });
});

describe('stateAt', () => {
  it('is the checkpoint at the end of each moment, and its calls lead up to it', () => {
    fc.assert(
      fc.property(randomTrace, (writer) => {
        const store = writer.store();
        for (const moment of store.moments) {
          if (moment.checkpoint === null) continue;
          const saved = Object.fromEntries(moment.checkpoint.values.map(([name, ref]) => [name, store.value(ref)]));
          const at = moment.moment + 1;
          expect(plain(store, stateAt(store, RANDOM_FIELDS, { at, call: null }))).toEqual(saved);
          const count = moment.commits.to - moment.commits.from;
          expect(plain(store, stateAt(store, RANDOM_FIELDS, { at, call: count }))).toEqual(saved);
          for (const field of RANDOM_FIELDS) {
            expect(plain(store, stateAt(store, [field], { at, call: count }))[field.name]).toEqual(saved[field.name]);
          }
          const before = plain(store, stateAt(store, RANDOM_FIELDS, { at: at - 1, call: null }));
          expect(plain(store, stateAt(store, RANDOM_FIELDS, { at, call: 0 }))).toEqual(before);
        }
      }),
    );
  });

  it('goes from nothing over zero values and single calls to the merge', () => {
    const store = zebraWriter().store();
    const states = walk(store, nextCall).map((cursor) => plain(store, stateAt(store, FIELDS, cursor)));
    expect(states).toEqual([
      { log: [] },
      { log: [] },
      { log: ['in'] },
      { log: ['in'] },
      { log: ['in', 'apple'] },
      { log: ['in', 'apple', 'mango'] },
      { log: ['in', 'apple', 'mango', 'zebra'] },
      { log: ['in', 'apple', 'mango', 'zebra'], last: 'zebra' },
    ]);
    expect(stateAt(new TraceWriter().start().store(), FIELDS, CURSOR_START).get('log')).toEqual({ kind: 'absent' });
    expect([...stateAt(store, [{ name: 'other' }], { at: 2, call: null }).keys()]).toEqual(['other']);
  });

  it('lets the last checkpoint stand where a superstep failed', () => {
    const w = zebraWriter().moment();
    const task = w.ran('end', { log: ['end'] });
    w.call('log', task, ['in'], ['end'], ['in', 'end']);
    w.call('log', task, ['in', 'end'], ['more'], null);
    const store = w.endTurn({}, 'failed', { name: 'TypeError', message: 'no', code: '', frames: [] }).store();
    const log = (cursor: Cursor) => plain(store, stateAt(store, FIELDS, cursor))['log'];
    expect(log({ at: 3, call: 1 })).toEqual(['in', 'end']);
    expect(log({ at: 3, call: null })).toEqual(['in', 'apple', 'mango', 'zebra']);
    expect(nextNodes(store, { at: 3, call: null }), 'it waits for what failed').toEqual(['end']);
  });

  it('empties a field whose reducer returns undefined, and ignores writes without effect', () => {
    const w = new TraceWriter().start().input({}, { log: [1] });
    w.call('log', { kind: 'input' }, [1], [2], { $: 'undefined' });
    w.bypass('log', { kind: 'input' }, [3], 'emptied');
    w.bypass('last', { kind: 'input' }, 'first', 'first');
    w.bypass('last', { kind: 'input' }, 'refused', 'refused');
    const store = w.store();
    expect(plain(store, stateAt(store, FIELDS, { at: 1, call: 4 }))).toEqual({ last: 'first' });
  });
});

describe('what is shown at a cursor', () => {
  const store = zebraWriter().store();

  it('are the rows before the first that is not', () => {
    expect(walk(store, nextCall).map((cursor) => rowCountAt(store, cursor))).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
    expect(rowsUpTo(store, { at: 2, call: 0 }).map((row) => row.phase)).toEqual(['commit', 'preview']);
    expect(committedRows(store, store.moments[1] ?? fail(), 2).map((row) => row.row)).toEqual([2, 3]);
  });

  it('never shrinks on the way', () => {
    fc.assert(
      fc.property(randomTrace, (writer) => {
        const random = writer.store();
        const counts = walk(random, nextCall).map((cursor) => rowCountAt(random, cursor));
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect(counts.at(-1)).toBe(random.rows.length);
      }),
    );
  });

  it('are the logs of nodes that ran and of calls that are shown', () => {
    const texts = (cursor: Cursor) => logsUpTo(store, cursor).map((log) => store.value(log.values[0] ?? 0));
    expect(texts({ at: 1, call: null })).toEqual([]);
    expect(texts({ at: 2, call: 0 })).toEqual(['from zebra']);
    expect(texts({ at: 2, call: 1 })).toEqual(['from zebra']);
    expect(texts({ at: 2, call: 2 })).toEqual(['from zebra', 'from the reducer']);
    expect(texts({ at: 2, call: null })).toEqual(['from zebra', 'from the reducer']);
  });

  it('are logs of loading modules from the start', () => {
    const w = new TraceWriter().start();
    w.put({ type: 'logged', level: 'log', values: [w.value('loaded')], by: { kind: 'unknown' }, call: null });
    expect(logsUpTo(w.store(), CURSOR_START)).toMatchObject([{ moment: -1 }]);
  });

  it('are the committed calls of each field', () => {
    const counts = (cursor?: Cursor) => Object.fromEntries(callsPerField(store, cursor));
    expect(counts()).toEqual({ log: 4 });
    expect(counts({ at: 1, call: null })).toEqual({ log: 1 });
    expect(counts({ at: 2, call: 2 })).toEqual({ log: 3 });
    expect(counts(CURSOR_START)).toEqual({});
    fc.assert(
      fc.property(randomTrace, fc.array(fc.nat()), (writer, places) => {
        const random = writer.store();
        const cursors = walk(random, nextCall);
        for (const place of places) {
          const cursor = cursors[place % cursors.length] ?? CURSOR_START;
          const expected: { [field: string]: number } = {};
          for (const row of rowsUpTo(random, cursor)) {
            if (row.kind === 'call' && row.phase === 'commit') expected[row.field] = (expected[row.field] ?? 0) + 1;
          }
          expect(Object.fromEntries(callsPerField(random, cursor))).toEqual(expected);
        }
      }),
    );
  });

  it('are the checkpoints, the one before the input first', () => {
    const ids = (cursor: Cursor) =>
      checkpointsUpTo(store, cursor).map(({ checkpoint, moment }) => [checkpoint.step, moment?.moment ?? null]);
    expect(ids(CURSOR_START)).toEqual([[-1, null]]);
    expect(ids({ at: 2, call: 1 })).toEqual([
      [-1, null],
      [0, 0],
    ]);
    expect(ids({ at: 2, call: null })).toEqual([
      [-1, null],
      [0, 0],
      [1, 1],
    ]);
  });

  it('are the nodes that come next', () => {
    expect(nextNodes(store, CURSOR_START)).toEqual(['__start__']);
    expect(nextNodes(store, { at: 1, call: null })).toEqual(['zebra', 'apple', 'mango']);
    expect(nextTasks(store, { at: 1, call: null }).map((task) => task.task)).toEqual([0, 1, 2]);
    expect(nextNodes(store, { at: 2, call: 1 })).toEqual([]);
    expect(nextNodes(store, { at: 2, call: null })).toEqual(['end']);
    expect(momentAt(store, CURSOR_START)).toBeNull();
    expect(momentAt(store, { at: 2, call: 0 })?.superstep).toBe(1);
  });
});

describe('a merge', () => {
  const store = zebraWriter().store();

  it('folds a field from its start over every write to its end', () => {
    const fold = foldOf(store, 1, 'log') ?? fail();
    const shown = (held: FieldState | null) => (held?.kind === 'value' ? store.value(held.ref) : held);
    expect(shown(fold.start)).toEqual(['in']);
    expect(fold.steps.map((step) => [writerName(store, step.writer), store.value(step.update), shown(step.result)])).toEqual([
      ['apple', ['apple'], ['in', 'apple']],
      ['mango', ['mango'], ['in', 'apple', 'mango']],
      ['zebra', ['zebra'], ['in', 'apple', 'mango', 'zebra']],
    ]);
    expect(shown(fold.end)).toEqual(['in', 'apple', 'mango', 'zebra']);
    expect(foldOf(store, 1, 'last')).toMatchObject({ start: { kind: 'absent' }, steps: [{ row: { kind: 'bypass' } }] });
    expect(foldOf(store, 0, 'last')).toBeNull();
    expect(foldOf(store, 9, 'log')).toBeNull();
  });

  it('shows a skipped write without effect and a call that threw without result', () => {
    const w = new TraceWriter().start().input({}, { log: [1] });
    w.bypass('log', { kind: 'input' }, [2], 'overwrite', [1]);
    w.bypass('log', { kind: 'input' }, [3], 'skipped');
    w.call('log', { kind: 'input' }, [2], [4], null);
    const open = w.store();
    const fold = foldOf(open, 0, 'log') ?? fail();
    expect(fold.steps.map((step) => (step.result?.kind === 'value' ? open.value(step.result.ref) : step.result))).toEqual([[2], [2], null]);
    expect(fold.start.kind === 'value' && open.value(fold.start.ref)).toEqual([1]);
  });

  it('orders its tasks by path, as the engine does', () => {
    expect([...mergeOrder(store, store.moments[1] ?? fail())]).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    const w = new TraceWriter().start().input({}, {});
    for (const node of ['\u{1f600}', '\uffee', '甲', 'a']) w.ran(node, { log: [node] });
    w.ran('silent', {});
    const astral = w.store();
    const order = mergeOrder(astral, astral.moments[0] ?? fail());
    expect([...order.keys()].map((task) => astral.tasks[task]?.node)).toEqual(['a', '甲', '\uffee', '\u{1f600}']);
  });

  it('is summed up by node', () => {
    const at = { at: 2, call: null };
    expect(taskSummary(store, at, 'zebra')).toMatchObject({ when: 'shown', order: [3], logs: 1, tasks: [{ state: 'finished' }] });
    expect(taskSummary(store, at, 'apple')).toMatchObject({ order: [1], logs: 0 });
    expect(taskSummary(store, at, 'end')).toBeNull();
    expect(taskSummary(store, { at: 1, call: null }, 'mango')).toMatchObject({ when: 'next', order: [] });
  });

  it('names its writers', () => {
    expect(writerName(store, { kind: 'input' })).toBeNull();
    expect(writerName(store, { kind: 'update', node: 'a' })).toBe('a');
    expect(writerName(store, { kind: 'oneOf', tasks: [0, 1, 0] })).toBe('zebra | apple');
    expect(writerNames(store, { kind: 'unknown' })).toEqual([]);
    expect(writerName(store, { kind: 'task', task: 99 })).toBeNull();
  });
});

describe('diffStates', () => {
  it('compares values, not places in the record', () => {
    const w = new TraceWriter()
      .start()
      .input({}, { log: [1], last: 'x' })
      .checkpoint({ log: [1], sum: 2 });
    const store = w.store();
    const fields = [{ name: 'log' }, { name: 'last' }, { name: 'sum' }, { name: 'none' }];
    const kinds = diffStates(store, stateAt(store, fields, CURSOR_START), stateAt(store, fields, { at: 1, call: null }));
    expect(kinds.map(({ field, kind }) => [field, kind])).toEqual([
      ['log', 'same'],
      ['last', 'vanished'],
      ['sum', 'appeared'],
      ['none', 'same'],
    ]);
    const zebra = zebraWriter().store();
    const changes = diffStates(zebra, stateAt(zebra, FIELDS, { at: 1, call: null }), stateAt(zebra, FIELDS, { at: 2, call: null }));
    expect(changes.map((change) => change.kind)).toEqual(['changed', 'appeared']);
  });
});

describe('recordText', () => {
  const store = zebraWriter().store();

  it('gives the line that a print in the reducer would give', () => {
    expect(recordText(store, store.rows.slice(2, 4), 'python')).toBe(
      "reducer called: existing=['in'] update=['apple']\nreducer called: existing=['in', 'apple'] update=['mango']",
    );
    expect(recordText(store, store.rows.slice(1, 2), 'javascript')).toBe('reducer called (preview): existing=["in"] update=["zebra"]');
  });

  it('says why no reducer was called, and what one threw', () => {
    expect(recordText(store, store.rows.slice(5), 'python')).toBe("no reducer called (plain): field=last update='zebra'");
    const w = new TraceWriter().start().input({}, {});
    const call = w.call('log', { kind: 'input' }, [], 1, null);
    w.put({ type: 'callFailed', call, error: { name: 'TypeError', message: 'no\nmore', code: '', frames: [] }, ms: 0 });
    w.bypass('log', { kind: 'input' }, [1], 'overwrite', [2]);
    const failed = w.store();
    expect(recordText(failed, failed.rows, 'python')).toBe(
      'reducer called: existing=[] update=1 raised TypeError: no\nno reducer called (overwrite): field=log update=[1] replaced=[2]',
    );
  });
});

function fail(): never {
  throw new Error('nothing there');
}
