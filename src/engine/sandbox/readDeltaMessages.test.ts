import { AIMessage, HumanMessage, RemoveMessage } from '@langchain/core/messages';
import { messagesDeltaReducer, REMOVE_ALL_MESSAGES } from '@langchain/langgraph/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaMicroscope, type Reading } from '~/core/analysis';
import { isList } from '~/core/value';
import { like, list, made, message, removal } from './messages.arbitrary';
import { encode } from './record/encode';

const written = (raw: unknown) => encode(raw, 5_000_000);

function call(existing: readonly unknown[], writes: readonly unknown[]) {
  const [before, came] = [written(existing), writes.map(written)];
  const result = written(messagesDeltaReducer(existing as never, writes as never));
  return {
    result,
    reading: deltaMicroscope(before, came, result, null),
    again: (other: unknown) => deltaMicroscope(before, came, written(other), null),
  };
}

const read = (existing: readonly unknown[], writes: readonly unknown[]): Reading => {
  const { reading } = call(existing, writes);
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
};
const human = (id: string) => new HumanMessage({ id, content: id });
const remove = (id: string) => new RemoveMessage({ id });

describe('the reading of the reducer for messages of delta fields', () => {
  it('ends as every call of the library does', () => {
    const item = fc.oneof({ weight: 3, arbitrary: like }, removal);
    const writes = fc.array(
      fc.oneof(
        item.map((one) => [one]),
        list(item),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(list(message), writes, fc.boolean(), (left, batch, alone) => {
        const given = batch.map((one) => (alone && one.length === 1 ? one[0]?.() : made(one)));
        // A pair alone is a list of two texts for this reducer.
        if (given.some((one) => Array.isArray(one) && one.some((part) => typeof part === 'string') && alone)) return;
        const { result, reading } = call(made(left), given);
        if (typeof reading === 'string') throw new Error(`${reading}: ${JSON.stringify(result)}`);
        expect(reading.items).toHaveLength(given.flat().length);
        expect(reading.after).toBe(isList(result) ? result.length : -1);
      }),
      { numRuns: 500 },
    );
  });

  it('is not given where the result is another', () => {
    const { again } = call([human('a')], [[human('b')]]);
    for (const other of [[human('a')], [human('b'), human('a')], [human('a'), human('b'), human('c')], 5])
      expect(again(other)).toBe('differs');
    expect(again([human('a'), human('b')])).toMatchObject({ rules: 'delta' });
  });

  it('leaves tombstones, lets what is removed come back at the end, and takes no notice of what is not there', () => {
    const { items, removed, after } = read([human('a'), human('b')], [[remove('a')], [human('a'), remove('zzz')], [remove('b')]]);
    expect(items.map(({ branch, marked }) => [branch, marked])).toEqual([
      [{ kind: 'tombstone', at: 0 }, ['a']],
      [{ kind: 'append', at: 2 }, ['a']],
      [{ kind: 'ignored' }, ['a']],
      [{ kind: 'tombstone', at: 1 }, ['a', 'b']],
    ]);
    expect([removed, after]).toEqual([['a', 'b'], 1]);
  });

  it('empties the list at a removal of all, wherever in the batch it stands', () => {
    const { items, removeAll } = read([human('a')], [[human('b')], [remove(REMOVE_ALL_MESSAGES), human('b')]]);
    expect(items.map(({ branch }) => branch)).toEqual([
      { kind: 'append', at: 1 },
      { kind: 'cleared', count: 2 },
      { kind: 'append', at: 0 },
    ]);
    expect(removeAll).toBe(1);
  });

  it('tells what has no id, and which ids the library gave before the call', () => {
    expect(read([], [['text'], new AIMessage('x')]).items.map(({ id, given, branch }) => [id, given, branch.kind])).toEqual([
      [null, false, 'bare'],
      [null, false, 'bare'],
    ]);
    const own = deltaMicroscope([], [written([human('a'), human('b')])], written([human('a'), human('b')]), new Set(['a']));
    expect(typeof own === 'string' ? own : own.items.map(({ given }) => given)).toEqual([false, true]);
  });
});
