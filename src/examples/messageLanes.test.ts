import { expect, it } from 'vitest';
import { messageLanes } from '~/core/analysis';
import { ran, type Sketch } from '~/engine/trial.fake';

const IMPORTS = `import { AIMessage, HumanMessage, RemoveMessage } from '@langchain/core/messages';
import { Overwrite, REMOVE_ALL_MESSAGES } from '@langchain/langgraph';
const ai = (id, content = '') => new AIMessage({ id, content });
const human = (id, content = '') => new HumanMessage({ id, content });
const remove = (id) => new RemoveMessage({ id });
`;

/** An input, then one node after the other, each with its update of `messages`. */
const lanes = (input: string, ...updates: readonly string[]) => lanesOf({ reducer: 'addMessages', type: 'messages' }, input, ...updates);

async function lanesOf(field: NonNullable<Sketch['fields']>[string], input: string, ...updates: readonly string[]) {
  const names = updates.map((_, index) => `n${index + 1}`);
  const sketch: Sketch = {
    fields: { messages: field },
    nodes: Object.fromEntries(
      updates.map((update, index) => [names[index] ?? '', `${IMPORTS}export default () => ({ messages: ${update} });`]),
    ),
    edges: names.map((name, index) => `${index === 0 ? '__start__' : names[index - 1]}>${name}`),
    turns: [`${IMPORTS}export default { messages: ${input} };`],
  };
  const { store } = await ran(sketch);
  return messageLanes(store, 'messages').map(({ id, events }) => [
    id !== null && id.length > 8 ? 'given' : id,
    events.map(
      ({ kind, moment, given, was, class: name }) => `${moment} ${kind}${given ? ' given' : ''} ${was === null ? '' : `${was}>`}${name}`,
    ),
  ]);
}

it('follows a message through the run', async () => {
  expect(await lanes("[human('h', 'x')]", "[human('h', 'y'), ai('a')]", "[ai('h')]", "[remove('h')]", "[human('h')]", '[]')).toEqual([
    [
      'h',
      [
        '0 added HumanMessage',
        '1 replaced HumanMessage>HumanMessage',
        '2 replaced HumanMessage>AIMessage',
        '3 removed AIMessage',
        '4 back HumanMessage',
      ],
    ],
    ['a', ['1 added AIMessage']],
  ]);
});

it('tells that the library gave an id', async () => {
  expect(await lanes("['one', human('h')]", "'two'")).toEqual([
    ['given', ['0 added given HumanMessage']],
    ['h', ['0 added HumanMessage']],
    ['given', ['1 added given HumanMessage']],
  ]);
});

it('tells what a removal of all takes, and the new messages that it takes with it', async () => {
  expect(await lanes("[human('h')]", "[ai('late'), ai(undefined), remove(REMOVE_ALL_MESSAGES), ai('kept')]")).toEqual([
    ['h', ['0 added HumanMessage', '1 wiped HumanMessage']],
    ['kept', ['1 added AIMessage']],
    ['late', ['1 lost AIMessage']],
    [null, ['1 lost given AIMessage']],
  ]);
});

it('tells what came and went within one update', async () => {
  expect(await lanes("[human('h')]", "[ai('p'), remove('p')]")).toEqual([
    ['h', ['0 added HumanMessage']],
    ['p', ['1 passed AIMessage']],
  ]);
});

it('leaves out what a failed superstep had merged', async () => {
  const { store } = await ran({
    fields: { messages: { reducer: 'addMessages', type: 'messages' } },
    nodes: {
      a: `${IMPORTS}export default () => ({ messages: [ai('a')] });`,
      b: `${IMPORTS}export default () => ({ messages: [remove('zzz')] });`,
    },
    edges: ['__start__>a', '__start__>b'],
    turns: [`${IMPORTS}export default { messages: [human('h')] };`],
  });
  expect(store.rows).toHaveLength(3);
  expect(messageLanes(store, 'messages').map(({ id }) => id)).toEqual(['h']);
});

it('follows an Overwrite', async () => {
  expect(await lanes("[human('h')]", "new Overwrite([human('o')])")).toEqual([
    ['h', ['0 added HumanMessage', '1 removed HumanMessage']],
    ['o', ['1 added HumanMessage']],
  ]);
});

it('takes a second message with an id for the one that stands, where a reducer keeps both', async () => {
  const long = "'x'.repeat(5000)";
  const { store } = await ran({
    fields: {
      messages: {
        reducer: "export default (existing, update) => (update === 'drop' ? existing.slice(0, -1) : [...existing, ...update]);",
        type: 'messages',
      },
    },
    nodes: { a: `${IMPORTS}export default () => ({ messages: [ai('h', ${long})] });`, b: "export default () => ({ messages: 'drop' });" },
    edges: ['__start__>a', 'a>b'],
    turns: [`${IMPORTS}export default { messages: [human('h', ${long})] };`],
  });
  expect(messageLanes(store, 'messages').map(({ id, events }) => [id, events.map(({ kind }) => kind)])).toEqual([
    ['h', ['added', 'replaced']],
  ]);
});

it('follows messages of a delta field, whose reducer takes a batch', async () => {
  const merge = { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'zero' } } as const;
  const delta = (input: string, ...updates: readonly string[]) => lanesOf({ merge, type: 'messages' }, input, ...updates);
  expect(await delta("[human('h', 'x')]", "[ai('h'), 'new']", "[remove('h'), remove('zzz')]", "[human('h')]")).toEqual([
    ['h', ['0 added HumanMessage', '1 replaced HumanMessage>AIMessage', '2 removed AIMessage', '3 back HumanMessage']],
    ['given', ['1 added given HumanMessage']],
  ]);
  expect(await delta("[human('h')]", "[ai('late'), remove(REMOVE_ALL_MESSAGES), ai('kept'), ai('p'), remove('p')]")).toEqual([
    ['h', ['0 added HumanMessage', '1 wiped HumanMessage']],
    ['kept', ['1 added AIMessage']],
    ['late', ['1 lost AIMessage']],
    ['p', ['1 passed AIMessage']],
  ]);
});
