import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../event';
import { TraceWriter } from '../samples/traceWriter';
import type { TraceStore } from '../views';
import { checkpointsUpTo } from './checkpointsUpTo';
import { type CheckpointNode, checkpointTree } from './checkpointTree';
import { isPaused } from './isPaused';
import { nextNodes } from './nextNodes';
import { pausesOf } from './pausesOf';
import { stateAt } from './stateAt';

type Kind = Extract<TraceEvent, { type: 'turnStarted' }>['kind'];

/** A run on several threads, written in few words: every checkpoint has an id and is saved. */
class Threads extends TraceWriter {
  #turns = 0;
  #count = 0;
  #thread = '';

  begins(kind: Kind, thread: string, from = ''): this {
    this.#thread = thread;
    return this.put({ type: 'turnStarted', turn: this.#turns++, kind, node: '', thread, from, value: { fields: [] } });
  }

  passes(kind: 'input' | 'superstep' | 'delete', superstep = 0): this {
    const moment = this.#count++;
    this.put({ type: 'momentReady', moment, turn: this.#turns - 1, kind, step: superstep, superstep });
    return this.put({ type: 'momentStarted', moment });
  }

  saves(id: string, parent: string, x: number, next: readonly string[] = [], source: 'loop' | 'input' | 'fork' = 'loop'): this {
    const step = source === 'input' ? -1 : 0;
    this.put({ type: 'saved', id, thread: this.#thread, parent, step, source, versions: [], seen: [] });
    return this.put({ type: 'checkpoint', id, step, source, values: this.named({ x }), next });
  }

  ends(how: 'done' | 'paused' | 'failed' | 'stopped' = 'done'): this {
    return this.put({ type: 'turnEnded', turn: this.#turns - 1, how, error: null, values: [] });
  }
}

/** Thread 1 to 11, thread t to 21, thread 1 back to 10 and on, thread t gone. */
function sample(): TraceStore {
  const w = new Threads().start();
  w.begins('input', '1').passes('input').saves('a', '', 10, ['n']).passes('superstep', 1).saves('b', 'a', 11).ends();
  w.begins('input', 't').passes('input').saves('c', '', 20, ['n']).passes('superstep', 1).saves('d', 'c', 21, ['m']).ends('paused');
  w.begins('continue', '1', 'a').passes('input').saves('e', 'a', 10, ['n'], 'fork').passes('superstep', 1);
  w.ends('failed');
  w.begins('delete', 't').passes('delete').put({ type: 'forgotten', thread: 't', checkpoints: 2, why: 'deleted' });
  w.ends();
  return w.store();
}

const at = (moments: number, call: number | null = null) => ({ at: moments, call });
const x = (store: TraceStore, cursor: { at: number; call: number | null }) => {
  const held = stateAt(store, [{ name: 'x' }], cursor).get('x');
  return held?.kind === 'value' ? store.value(held.ref) : null;
};
const drawn = ({ saved, children }: CheckpointNode): unknown => [saved.id, ...children.map(drawn)];

describe('threads', () => {
  const store = sample();

  it('fit the record', () => {
    expect(store.dropped).toBe(0);
    expect(store.moments).toHaveLength(7);
  });

  it('are paused at the end of a run whose last turn waits for a person', () => {
    const run = (how: 'done' | 'paused', over: boolean) => {
      const w = new Threads().start();
      w.begins('input', '1').passes('input').ends(how);
      return isPaused((over ? w.end() : w).store());
    };
    expect([run('paused', true), run('paused', false), run('done', true)]).toEqual([true, false, false]);
  });

  it('have a state each, and a turn starts from that of its own', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((moments) => x(store, at(moments)))).toEqual([10, 11, 20, 21, 10, 10, null]);
    // Inside the first merge of a thread there is nothing yet, whatever the other holds.
    expect(x(store, at(3, 0))).toBeNull();
    expect(x(store, at(5, 0))).toBe(10);
  });

  it('have a history each, told once', () => {
    const ids = (moments: number) => checkpointsUpTo(store, at(moments)).map(({ checkpoint }) => checkpoint.id);
    expect([2, 4, 5, 7].map(ids)).toEqual([['a', 'b'], ['c', 'd'], ['a', 'b', 'e'], []]);
  });

  it('have a tree each, with its newest checkpoint for head', () => {
    const one = checkpointTree(store, '1');
    expect(one.roots.map(drawn)).toEqual([['a', ['b'], ['e']]]);
    expect([one.head?.saved.id, one.head?.moment?.moment]).toEqual(['e', 4]);
    const gone = checkpointTree(store, 't');
    expect(gone.roots.map(drawn)).toEqual([['c', ['d']]]);
    expect(gone.head).toBeNull();
  });

  it('wait each for themselves', () => {
    expect(pausesOf(store, at(4))).toEqual([{ kind: 'breakpoint', ran: [], next: ['m'] }]);
    expect(pausesOf(store, at(3))).toEqual([]);
    expect(pausesOf(store, at(6))).toEqual([]);
    expect(pausesOf(store, at(6), 't')).toHaveLength(1);
    expect(pausesOf(store, at(7), 't')).toEqual([]);
  });

  it('go on with what their checkpoint waits for', () => {
    expect(nextNodes(store, at(2))).toEqual(['__start__']);
    expect(nextNodes(store, at(4))).toEqual(['n']);
  });
});

it('a checkpoint that is saved after it was told has its id then', () => {
  const w = new Threads().start();
  w.begins('input', '1').passes('input').put({ type: 'checkpoint', id: '', step: 0, source: 'loop', values: [], next: [] });
  w.put({ type: 'saved', id: 'a', thread: '1', parent: '', step: 0, source: 'loop', versions: [], seen: [] });
  const store = w.store();
  expect(store.moments[0]?.checkpoint?.id).toBe('a');
});
