import { describe, expect, it } from 'vitest';
import { addNode, emptyDocument, makeReady, type PlaygroundDoc, type READY_NODES, setNodeSource } from '~/core/document';
import type { MessageValue, Value } from '~/core/value';
import { ran } from '~/engine/trial.fake';

/** The source that a ready node gets in a document whose field of messages has that name. */
function sourceOf(ready: (typeof READY_NODES)[number], doc: PlaygroundDoc = emptyDocument()): string {
  const made = makeReady(addNode(doc, { id: 'n' }), 'n', ready);
  return made.graph.nodes.find(({ id }) => id === 'n')?.source ?? '';
}

/** What a node leaves of the messages given. */
async function left(source: string, messages: string): Promise<readonly string[]> {
  const trial = await ran({
    fields: { messages: { reducer: 'addMessages', type: 'messages' } },
    nodes: { n: source },
    edges: ['__start__>n'],
    turns: [`export default { messages: ${messages} };`],
  });
  expect(trial.store.turns[0]?.error).toBeNull();
  const list = trial.state['messages'] as readonly Value[];
  return (list as readonly MessageValue[]).map(({ type, content }) => `${type} ${String(content as string)}`);
}

const talk = "['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((text, at) => ({ role: at % 2 === 0 ? 'human' : 'ai', content: text }))";

describe('ready nodes', () => {
  it('bring a field of messages where there is none, and take the one that is there', () => {
    const empty = makeReady(addNode(emptyDocument(), { id: 'n' }), 'n', 'model');
    const field = empty.graph.fields.find(({ name }) => name === 'messages');
    expect(field).toMatchObject({ merge: { kind: 'builtIn', reducer: 'addMessages' } });
    const again = makeReady(empty, 'n', 'delete');
    expect(again.graph.fields).toEqual(empty.graph.fields);
    const named = { ...empty, graph: { ...empty.graph, fields: field ? [{ ...field, name: 'the talk' }] : [] } };
    const source = sourceOf('delete', setNodeSource(named, 'n', ''));
    expect(source).toContain('state["the talk"]');
    expect(source).toContain('"the talk": state');
  });

  it('do what they say', async () => {
    expect(await left(sourceOf('model'), "'Hi'")).toEqual(['human Hi', 'ai Reply 1 to "Hi"']);
    expect(await left(sourceOf('trim'), talk)).toEqual(['human c', 'ai d', 'human e', 'ai f', 'human g', 'ai h']);
    expect(await left(sourceOf('delete'), talk)).toEqual(['human g', 'ai h']);
    expect(await left(sourceOf('summarise'), talk)).toEqual(['system Summary of 6 messages.', 'human g', 'ai h']);
    const calls = "[{ id: 'c1', name: 'order_status', args: { order: '7' } }, { id: 'c2', name: 'gone', args: {} }]";
    expect(await left(sourceOf('tools'), `[{ role: 'ai', content: '', tool_calls: ${calls} }]`)).toEqual([
      'ai ',
      'tool Order 7 is on its way.',
      'tool There is no tool gone.',
    ]);
  });
});
