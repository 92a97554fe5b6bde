import { AIMessage, HumanMessage, RemoveMessage } from '@langchain/core/messages';
import { messagesStateReducer, REMOVE_ALL_MESSAGES } from '@langchain/langgraph/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallOutcome, microscope, type Reading } from '~/core/analysis';
import { isList, type Value } from '~/core/value';
import { like, list, made, message, removal } from './messages.arbitrary';
import { encode } from './record/encode';

const written = (raw: unknown) => encode(raw, 5_000_000);

/** What the library itself makes of two values, and our reading of it. */
function call(
  existing: unknown,
  update: unknown,
): { outcome: CallOutcome; reading: ReturnType<typeof microscope>; again: typeof microscope } {
  // The reducer fills ids in its own arguments, so they are written down before.
  const [before, came] = [written(existing), written(update)];
  const outcome = outcomeOf(existing, update);
  return { outcome, reading: microscope(before, came, outcome), again: (_, __, other) => microscope(before, came, other) };
}

function outcomeOf(existing: unknown, update: unknown): CallOutcome {
  try {
    return { result: written(messagesStateReducer(existing as never, update as never)) };
  } catch (error) {
    return { error: String((error as Error).message) };
  }
}

const read = (existing: unknown, update: unknown): Reading => {
  const { reading } = call(existing, update);
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
};
const branches = (existing: unknown, update: unknown) => read(existing, update).items.map(({ branch }) => branch);

describe('the reading of add_messages', () => {
  it('ends as every call of the library does', () => {
    fc.assert(
      fc.property(list(like), list(fc.oneof({ weight: 3, arbitrary: like }, removal)), (left, right) => {
        const { outcome, reading } = call(made(left), made(right));
        if (typeof reading === 'string') throw new Error(`${reading}: ${JSON.stringify(outcome)}`);
        expect(reading.items).toHaveLength('error' in outcome ? reading.items.length : right.length);
        if ('result' in outcome) expect(reading.after).toBe(isList(outcome.result) ? outcome.result.length : -1);
        else expect(reading.items.at(-1)?.branch).toEqual({ kind: 'unknown' });
      }),
      { numRuns: 500 },
    );
  });

  it('is not given where the result is another', () => {
    fc.assert(
      fc.property(list(message), list(message), (left, right) => {
        const { outcome, again } = call(made(left), made(right));
        if ('error' in outcome || !isList(outcome.result) || outcome.result.length === 0) return;
        const others: Value[] = [outcome.result.slice(1), [...outcome.result, outcome.result[0] ?? null], 5];
        for (const result of others) expect(again(null, null, { result })).toBe('differs');
        expect(again(null, null, { error: "Attempting to delete a message with an ID that doesn't exist ('a')" })).toBe('differs');
      }),
    );
  });

  it('tells what each item was and what became of it', () => {
    const reading = read([new HumanMessage({ id: 'a', content: '1' })], ['s', ['ai', 't'], { role: 'user', content: 'd', id: 'a' }]);
    expect(reading.items.map(({ from, class: name, id: one, given }) => [from, name, one === 'a', given])).toEqual([
      ['string', 'HumanMessage', false, true],
      ['pair', 'AIMessage', false, true],
      ['dict', 'HumanMessage', true, false],
    ]);
    expect(reading.items.map(({ branch }) => branch)).toEqual([
      { kind: 'append', at: 1 },
      { kind: 'append', at: 2 },
      { kind: 'replace', at: 0, was: 'HumanMessage', unmarked: false },
    ]);
    expect(reading).toMatchObject({ before: 1, after: 3, filled: 0, removeAll: null, removed: [] });
  });

  it('marks, unmarks and leaves out at the end', () => {
    const left = () => ['a', 'b'].map((one) => new HumanMessage({ id: one, content: one }));
    const remove = (one: string) => new RemoveMessage({ id: one });
    const reading = read(left(), [remove('a'), remove('b'), new AIMessage({ id: 'a', content: 'back' })]);
    expect(reading.items.map(({ branch, marked }) => [branch.kind, ...marked])).toEqual([
      ['mark', 'a'],
      ['mark', 'a', 'b'],
      ['replace', 'b'],
    ]);
    expect(reading.items[2]?.branch).toEqual({ kind: 'replace', at: 0, was: 'HumanMessage', unmarked: true });
    expect(reading.removed).toEqual(['b']);
  });

  it('tells the item whose id is not there', () => {
    const reading = read([], [new HumanMessage({ id: 'a', content: '' }), new RemoveMessage({ id: 'zzz' }), 'never reached']);
    expect(reading.items.map(({ id: one, branch }) => [one, branch.kind])).toEqual([
      ['a', 'append'],
      ['zzz', 'unknown'],
    ]);
  });

  it('keeps only what follows the last removal of all', () => {
    const all = () => new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
    expect(branches([new HumanMessage('x')], [all(), new AIMessage('gone'), all(), new AIMessage('kept')])).toEqual([
      { kind: 'wiped' },
      { kind: 'wiped' },
      { kind: 'removeAll' },
      { kind: 'kept', at: 0 },
    ]);
  });

  it('says that it cannot read what the library refuses', () => {
    expect(call([], [{ role: 'nobody', content: 'x' }]).reading).toBe('unreadable');
    expect(call([], [null]).reading).toBe('unreadable');
    expect(microscope([], { $: 'cut', kind: 'list', size: 9 }, { result: [] })).toBe('unreadable');
  });
});
