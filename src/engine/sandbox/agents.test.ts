import { describe, expect, it } from 'vitest';
import { ran, type Sketch } from '../trial.fake';
import { SCRIPTED } from './agents.fixture';

const agent = (options: string): Sketch => ({
  fields: { messages: { type: 'messages', reducer: 'addMessages' } },
  nodes: { agent: `${SCRIPTED}export default createAgent({ ${options} });` },
  edges: ['__start__>agent'],
  turns: ["export default { messages: [{ role: 'user', content: 'hi' }] };"],
});

describe('an agent', () => {
  it('is a node that runs as a subgraph with a record of its own', async () => {
    const trial = await ran(agent("model: scripted('hello')"));
    expect(trial.store.turns[0]?.error).toBeNull();
    expect(trial.rows).toEqual([]);
    expect(trial.inner(0).rows).toEqual([]);
  });
});
