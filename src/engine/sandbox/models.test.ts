import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch, type Trial } from '../trial.fake';

const WAIT = 'await new Promise((go) => setTimeout(go, 3));';
const MODEL = "import { ScriptedChatModel } from 'playground';\nimport { AIMessage, SystemMessage } from '@langchain/core/messages';\n";
const CHAT = { reducer: 'addMessages', type: 'messages' } as const;

const one = (code: string, more: Partial<Sketch> = {}): Sketch => ({
  fields: { messages: CHAT, log: LIST },
  nodes: { model: `${MODEL}${code}` },
  edges: ['__start__>model'],
  turns: ["export default { messages: [{ role: 'user', content: 'Hi', id: 'h' }] };"],
  ...more,
});

type Told = Pick<Trial, 'store' | 'writer' | 'value'>;

/** Model calls in few words: who asked, what was sent, what came back. */
function calls(trial: Told): string[] {
  return trial.store.requests.map(({ by, messages, reply, error }) => {
    const sent = trial.store.value(messages);
    const texts = Array.isArray(sent) ? sent.map(textOf) : [];
    return `${trial.writer({ writer: by })}: ${texts.join(', ')} → ${error ? `${error.name}: ${error.message}` : textOf(reply === null ? null : trial.store.value(reply))}`;
  });
}

function textOf(value: unknown): string {
  const { type, content } = value as { type?: string; content?: unknown };
  return `${type} ${typeof content === 'string' ? content : JSON.stringify(content)}`;
}

const state = (trial: Trial) => (trial.state['messages'] as readonly unknown[]).map(textOf);

describe('ScriptedChatModel', () => {
  it('replies by turn, and each call is told with what it was sent', async () => {
    const trial = await ran(
      one(
        `const model = new ScriptedChatModel({ replies: ['One', new AIMessage('Two')] });
         export default async ({ messages }) => ({ messages: [await model.invoke([new SystemMessage('Be kind.'), ...messages])] });`,
        { turns: ["export default { messages: 'Hi' };", "export default { messages: 'And?' };"] },
      ),
    );
    expect(calls(trial)).toEqual([
      'model: system Be kind., human Hi → ai One',
      'model: system Be kind., human Hi, ai One, human And? → ai Two',
    ]);
    expect(state(trial)).toEqual(['human Hi', 'ai One', 'human And?', 'ai Two']);
    expect(trial.store.requests.map(({ request, moment, rows }) => [request, moment, rows])).toEqual([
      [0, 1, 1],
      [1, 3, 3],
    ]);
  });

  it('replies by a rule that sees the messages, the tools and the count', async () => {
    const trial = await ran(
      one(
        `const model = new ScriptedChatModel({ replies: ({ messages, tools, call }) => messages.length + ' ' + tools.map((t) => t.name) + ' ' + call });
         const look = { type: 'function', function: { name: 'look', description: 'Looks.', parameters: { type: 'object', properties: {} } } };
         export default async ({ messages }) => {
           const bound = model.bindTools([look]);
           return { messages: [await model.invoke(messages), await bound.invoke('What?')] };
         };`,
      ),
    );
    expect(calls(trial)).toEqual(['model: human Hi → ai 1  1', 'model: human What? → ai 1 look 2']);
    expect(trial.store.requests.map(({ tools }) => trial.store.value(tools))).toEqual([
      [],
      [{ name: 'look', description: 'Looks.', schema: { type: 'object', properties: {} } }],
    ]);
  });

  it('calls tools, under ids of its own where none are given', async () => {
    const trial = await ran(
      one(
        `const model = new ScriptedChatModel({ replies: [{ tool_calls: [{ name: 'look', args: { at: 1 } }, { name: 'look', id: 'mine' }] }] });
         export default async ({ messages }) => ({ messages: [await model.invoke(messages)] });`,
      ),
    );
    const [, reply] = trial.state['messages'] as [unknown, { readonly rest: { readonly tool_calls: unknown } }];
    expect(JSON.stringify(reply)).toContain('"id":"call_1_1"');
    expect(JSON.stringify(reply)).toContain('"id":"mine"');
  });

  it('says so when its replies are used up', async () => {
    const trial = await ran(
      one(
        `const model = new ScriptedChatModel({ replies: ['One'] });
         export default async ({ messages }) => ({ messages: [await model.invoke(messages), await model.invoke(messages)] });`,
      ),
    );
    const error = 'RepliesUsedUp: The model was asked 2 times but its list has one reply. ';
    expect(calls(trial)[1]).toContain(error);
    expect(trial.store.turns[0]?.error?.name).toBe('RepliesUsedUp');
  });

  it('streams one chunk, and gives structured output', async () => {
    const trial = await ran(
      one(
        `import { z } from 'zod';
         const model = new ScriptedChatModel({ replies: ['One', { tool_calls: [{ name: 'extract', args: { city: 'Oslo' } }] }] });
         export default async ({ messages }) => {
           const chunks = [];
           for await (const chunk of await model.stream(messages)) chunks.push(chunk.content);
           return { log: [chunks, await model.withStructuredOutput(z.object({ city: z.string() })).invoke(messages)] };
         };`,
      ),
    );
    expect(trial.store.turns[0]?.error).toBeNull();
    expect(trial.state['log']).toEqual([['One'], { city: 'Oslo' }]);
    expect(calls(trial)).toHaveLength(2);
  });
});

describe('a model call', () => {
  const late = (invoke: string) =>
    `const model = new ScriptedChatModel({ replies: () => 'ok' });
     export default async (state, config) => { ${WAIT} await ${invoke}; return {}; };`;
  const two = (code: string): Sketch => ({
    fields: { log: LIST },
    nodes: { a: `${MODEL}${code}`, b: `${MODEL}${code}` },
    edges: ['__start__>a', '__start__>b'],
  });

  it('belongs to its task, beside another and after an await', async () => {
    const trial = await ran(two(late("model.invoke('Hi')")));
    expect(calls(trial).toSorted()).toEqual(['a: human Hi → ai ok', 'b: human Hi → ai ok']);
  });

  const sends = (invoke: string, shared = ''): Sketch => ({
    fields: { log: LIST },
    shared,
    nodes: {
      a: 'export default () => ({});',
      b: shared
        ? `import { model } from './shared';\nexport default async (state, config) => { ${WAIT} await ${invoke}; return {}; };`
        : `${MODEL}${late(invoke)}`,
    },
    edges: ['__start__>a'],
    routers: {
      r: {
        from: 'a',
        to: ['b'],
        code: "import { Send } from '@langchain/langgraph';\nexport default () => [new Send('b', { n: 1 }), new Send('b', { n: 2 })];",
      },
    },
  });

  it('is one of two tasks of one node after an await, unless the config is passed', async () => {
    // Once the first is over, the second is the only one.
    expect(calls(await ran(sends("model.invoke('Hi')")))).toEqual(['b#0 or b#1: human Hi → ai ok', 'b#1: human Hi → ai ok']);
    expect(calls(await ran(sends("model.invoke('Hi', config)")))).toEqual(['b#0: human Hi → ai ok', 'b#1: human Hi → ai ok']);
  });

  it('of shared code belongs to the task whose config is passed', async () => {
    const shared = "import { ScriptedChatModel } from 'playground';\nexport const model = new ScriptedChatModel({ replies: () => 'ok' });";
    expect(calls(await ran(sends("model.invoke('Hi', config)", shared)))).toEqual(['b#0: human Hi → ai ok', 'b#1: human Hi → ai ok']);
  });

  it('stands in the record of the graph inside a node, where it is made there', async () => {
    const inner = { fields: { log: LIST }, edges: ['__start__>deep'] };
    const trial = await ran({
      fields: { log: LIST },
      nodes: {
        a: { ...inner, nodes: { deep: `${MODEL}${late("model.invoke('Hi', config)")}` } },
        b: { ...inner, nodes: { deep: `${MODEL}${late("model.invoke('Ho')")}` } },
      },
      edges: ['__start__>a', '__start__>b'],
    });
    expect(calls(trial)).toEqual([]);
    expect(calls(trial.inner(0))).toEqual(['deep: human Hi → ai ok']);
    expect(calls(trial.inner(1))).toEqual(['deep: human Ho → ai ok']);
  });

  it('is told as it was when it was sent', async () => {
    const trial = await ran(
      one(
        `const model = new ScriptedChatModel({ replies: ({ messages }) => { messages[0].content = 'changed'; return 'ok'; } });
         export default async ({ messages }) => { await model.invoke([new SystemMessage('as sent')]); return {}; };`,
      ),
    );
    expect(calls(trial)).toEqual(['model: system as sent → ai ok']);
  });
});
