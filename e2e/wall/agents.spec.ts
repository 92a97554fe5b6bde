import type { Field } from '~/core/document';
import { chain } from './graphs';
import { eventsOf, expect, test } from './wallTest';

const MESSAGES: Field = {
  id: 'messages',
  name: 'messages',
  type: { kind: 'messages', of: 'any' },
  merge: { kind: 'builtIn', reducer: 'addMessages', keep: 3, start: { kind: 'zero' } },
};
const LIST: Field = { id: 'log', name: 'log', type: { kind: 'list', of: 'any' }, merge: { kind: 'plain' } };
const HELLO = "export default { messages: [{ role: 'user', content: 'hi' }] };";
const agent = (options: string) => `import { AIMessage, createAgent, fakeModel, tool } from 'langchain';
import { z } from 'zod';
export default createAgent({ ${options} });`;
const look = "tool(({ word }) => `${word}!`, { name: 'look', description: 'looks', schema: z.object({ word: z.string() }) })";

test('an agent runs behind the wall, on the very objects of the engine, with a record of its own', async ({ wall, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const model = "fakeModel().respondWithTools([{ name: 'look', args: { word: 'teal' }, id: 'c' }]).respond(new AIMessage('done'))";
  const run = await wall.run(chain({ fields: [MESSAGES], nodes: { agent: agent(`model: ${model}, tools: [${look}]`) }, input: HELLO }));
  expect(run.over).toEqual({ kind: 'over', how: 'done', cause: null });
  const messages = run.state?.['messages'] as readonly { readonly type: string; readonly content: string }[];
  expect(messages.map(({ type, content }) => [type, type === 'ai' ? '' : content])).toEqual([
    ['human', 'hi'],
    ['ai', ''],
    ['tool', 'teal!'],
    ['ai', ''],
  ]);
  const inner = eventsOf(run, 'inner').map(({ event }) => event);
  expect(inner.flatMap((event) => (event.type === 'taskReady' ? event.node : []))).toEqual(['model_request', 'tools', 'model_request']);
  // The input, the model, the tool, the model: each is one call; conditional edges look at the state besides.
  expect(inner.filter((event) => event.type === 'callStarted' && event.phase === 'commit')).toHaveLength(4);
  expect(eventsOf(run, 'graphMade')).toMatchObject([{ path: ['agent'], graph: { nodes: ['model_request', 'tools'] } }]);
  expect(eventsOf(run, 'noticed')).toEqual([]);
  // Nothing but the page's own scripts was asked for.
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.includes('/assets/'))).toEqual([]);
});

test('what langchain exports is frozen and shares its classes with the engine', async ({ wall }) => {
  const look = `import * as langchain from 'langchain';
import { HumanMessage } from '@langchain/core/messages';
import { isCommand } from '@langchain/langgraph';
const model = langchain.fakeModel();
const agent = langchain.createAgent({ model });
const open = Object.entries(langchain).filter(([, value]) => typeof value === 'function' && !Object.isFrozen(value)).map(([name]) => name);
export default () => ({ log: [langchain.HumanMessage === HumanMessage, Object.isFrozen(Object.getPrototypeOf(agent)), open, typeof isCommand] });`;
  const run = await wall.run(chain({ fields: [LIST], nodes: { look }, input: 'export default {};' }));
  expect(run.state).toEqual({ log: [true, true, [], 'function'] });
});

test('a model that is only named is refused without a request', async ({ wall, hostile }) => {
  const run = await wall.run(chain({ fields: [MESSAGES], nodes: { agent: agent("model: 'openai:gpt-5'") }, input: HELLO }));
  const [ended] = eventsOf(run, 'turnEnded');
  expect(ended?.error?.message).toMatch(/openai/);
  expect(hostile.hits).toEqual([]);
});
