import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forkedWriter, saved } from '../samples/forked';
import { TraceWriter } from '../samples/traceWriter';
import { zebraWriter } from '../samples/zebra';
import { leftBehind } from './leftBehind';
import { goneMessages } from './goneMessages';
import { rowHere, savedThreads, threadHistory } from './threadHistory';
import { whereToGoOn } from './whereToGoOn';

describe('the history of a thread', () => {
  const store = forkedWriter().store();
  const rows = threadHistory(store, '1');

  it('has a branch beside its parent, and what went on first after it', () => {
    expect(rows.map(({ saved: { id }, depth, branches, goesOn }) => [id, depth, branches, goesOn])).toEqual([
      ['in0', 0, false, true],
      ['c0', 0, false, true],
      ['c1', 0, false, true],
      ['c2', 0, false, true],
      ['f', 1, true, true],
      ['c3b', 1, false, false],
      ['c3', 0, false, false],
    ]);
  });

  it('says where a document finds each, and when it is there', () => {
    expect(rows.map(({ place: { turn, superstep }, at }) => [turn, superstep, at])).toEqual([
      [1, -1, 0],
      [1, 0, 1],
      [1, 1, 2],
      [1, 2, 3],
      [2, 0, 5],
      [2, 1, 6],
      [1, 3, 4],
    ]);
  });

  it('has a fork hold what its parent holds, where no stream told it', () => {
    expect(rows.find((row) => row.saved.id === 'f')?.values).toBe(rows.find((row) => row.saved.id === 'c2')?.values);
  });

  it('has the newest one of the thread as its head', () => {
    expect(rows.filter(({ isHead }) => isHead).map(({ saved: { id } }) => id)).toEqual(['c3b']);
    expect(savedThreads(store)).toEqual(['1', '2']);
    expect(threadHistory(store, '2').map(({ saved: { id } }) => id)).toEqual(['other']);
  });

  it('knows which one is the state at a cursor', () => {
    expect([0, 1, 3, 4, 5, 6].map((at) => rowHere(store, rows, at)?.saved.id)).toEqual(['in0', 'c0', 'c2', 'c3', 'f', 'c3b']);
  });

  it('is what the stream told where no saver was watched', () => {
    const zebra = zebraWriter().store();
    expect(threadHistory(zebra, '1').map(({ saved: { id, parent } }) => [id, parent])).toEqual([
      ['in0', ''],
      ['s0', 'in0'],
      ['s1', 's0'],
    ]);
    expect(threadHistory(zebra, '1').map(({ place }) => place.superstep)).toEqual([-1, 0, 1]);
  });

  it('holds every checkpoint once, each after its parent, whatever the tree', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 30 }), (parents) => {
        const w = new TraceWriter().start().turnOf('input').moment('input');
        saved(w, 'first', '', -1, 'input');
        for (const [index, parent] of parents.entries()) saved(w, `n${index}`, parent < index ? `n${parent}` : 'nobody', index, 'loop');
        const line = threadHistory(w.store(), '1').map((row) => row.saved);
        expect(new Set(line.map(({ id }) => id)).size).toBe(parents.length + 1);
        expect(line.length).toBe(parents.length + 1);
        for (const [index, { parent }] of line.entries()) {
          const before = line.findIndex(({ id }) => id === parent);
          expect(before).toBeLessThan(index);
        }
      }),
    );
  });
});

describe('messages that are gone', () => {
  it('are found in the newest checkpoint that still holds them', () => {
    const store = forkedWriter().store();
    expect(
      goneMessages(store, threadHistory(store, '1')).map(({ field, message, row, checkpoints }) => [
        field,
        message.id,
        row.saved.id,
        checkpoints,
      ]),
    ).toEqual([['log', 'h1', 'f', 4]]);
  });

  it('are not looked for in what the saver let go of', () => {
    const w = forkedWriter();
    w.put({ type: 'forgotten', thread: '1', checkpoints: 5, why: 'full' });
    const rows = threadHistory(w.store(), '1');
    expect(rows.filter(({ saved: { forgotten } }) => forgotten === 'full').length).toBe(5);
    expect(goneMessages(w.store(), rows).map(({ message: { id }, row: { saved } }) => [id, saved.id])).toEqual([['h1', 'f']]);
    w.put({ type: 'forgotten', thread: '1', checkpoints: 1, why: 'full' });
    expect(goneMessages(w.store(), threadHistory(w.store(), '1'))).toEqual([]);
  });
});

describe('what a fork went away from', () => {
  it('is every moment that does not lead to the newest checkpoint', () => {
    expect([...leftBehind(forkedWriter().store())]).toEqual([3]);
    expect([...leftBehind(zebraWriter().store())]).toEqual([]);
    const w = forkedWriter();
    w.put({ type: 'forgotten', thread: '1', checkpoints: 7, why: 'deleted' });
    expect([...leftBehind(w.store())]).toEqual([0, 1, 2, 3, 5]);
  });
});

describe('where to go on with something else', () => {
  const started = () => new TraceWriter().start().input({ log: [] }, {});

  it('is after a turn that is over', () => {
    const w = started().checkpoint({ log: [] });
    w.endTurn({ log: [] });
    expect(whereToGoOn(w.store())).toEqual({ index: 1, moments: 1, giveUp: null });
    w.turnOf('input').ready('input');
    expect(whereToGoOn(w.store())).toEqual({ index: 1, moments: 1, giveUp: null });
  });

  it('gives up a turn that waits in its midst, or was stopped there', () => {
    const w = started().checkpoint({ log: [] }, ['a']).ready();
    expect(whereToGoOn(w.store())).toEqual({ index: 1, moments: 1, giveUp: { turn: 0, superstep: 1 } });
    w.begin();
    w.task('a');
    expect(whereToGoOn(w.store())).toEqual({ index: 1, moments: 1, giveUp: { turn: 0, superstep: 1 } });
    w.checkpoint({ log: [] }, ['b']);
    expect(whereToGoOn(w.store())).toEqual({ index: 1, moments: 2, giveUp: { turn: 0, superstep: 2 } });
  });

  it('is before a turn that has done nothing', () => {
    expect(whereToGoOn(started().store())).toEqual({ index: 0, moments: 0, giveUp: null });
  });
});
