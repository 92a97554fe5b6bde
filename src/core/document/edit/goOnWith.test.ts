import { describe, expect, it } from 'vitest';
import { emptyDocument } from '../emptyDocument';
import type { Turn } from '../document';
import { setTurn, addTurn } from './turns';
import { goOnWith } from './goOnWith';

const input = (value: string): Turn => ({ kind: 'input', source: `export default { log: [${value}] };\n` });
const doc = addTurn(setTurn(emptyDocument(), 0, input('1')), input('2'));

describe('turns put in where a run stands', () => {
  it('come before those that have not run, and one that waits is given up', () => {
    const from = { turn: 1, superstep: 2 };
    const next = goOnWith(doc, { index: 1, giveUp: { turn: 0, superstep: 3 } }, [{ kind: 'continue', from }, { kind: 'continue' }]);
    expect(next.graph.turns).toEqual([{ ...input('1'), until: 3 }, { kind: 'continue', from }, { kind: 'continue' }, input('2')]);
  });

  it('move the numbers of turns that go back', () => {
    const back = addTurn(doc, { kind: 'continue', from: { turn: 2, superstep: 0 } });
    const next = goOnWith(back, { index: 1, giveUp: null }, [{ kind: 'delete' }]);
    expect(next.graph.turns).toEqual([input('1'), { kind: 'delete' }, input('2'), { kind: 'continue', from: { turn: 3, superstep: 0 } }]);
  });
});
