import { describe, expect, it } from 'vitest';
import { TraceWriter } from '~/core/trace/samples/traceWriter';
import type { Value } from '~/core/value';
import { readRequest } from './readRequest';

const message = (type: string, content: string, id: string | null = null): Value => ({
  $: 'message',
  class: type,
  type,
  id,
  content,
  rest: {},
});
const [h1, a1, h2] = [message('human', 'one', '1'), message('ai', 'two', '2'), message('human', 'three', '3')];

/** A request of one task, and what the state holds after its superstep; null: it is not over. */
function reading(read: readonly Value[], sent: readonly Value[], after: readonly Value[] | null) {
  const w = new TraceWriter().start().input({}, {}).moment();
  const task = w.task('model', { messages: read, other: [message('ai', 'else')] });
  const refs = { messages: w.value(sent), tools: w.value([{ name: 'look', description: 'Looks.', schema: null }]), reply: w.value(a1) };
  w.put({ type: 'modelCalled', request: 0, by: { kind: 'task', task }, ...refs, error: null, ms: 1 });
  if (after) w.checkpoint({ messages: after });
  const store = w.store();
  const [request] = store.requests;
  if (!request) throw new Error('no request');
  const { lines, ...rest } = readRequest(store, request);
  return { ...rest, lines: lines.map(({ mark, message: { content } }) => `${mark} ${JSON.stringify(content)}`) };
}

describe('readRequest', () => {
  it('tells what was kept out of a request that alone was trimmed', () => {
    expect(reading([h1, a1, h2], [message('system', 'Be kind.'), h2], [h1, a1, h2, a1])).toEqual({
      lines: ['prompt "Be kind."', 'keptOut "one"', 'keptOut "two"', 'sent "three"'],
      sent: 2,
      prompts: 1,
      tools: [{ name: 'look', description: 'Looks.', schema: null }],
      state: { field: 'messages', held: 3, keptOut: 2, changed: 0, added: 0, lost: 0 },
    });
  });

  it('tells when the superstep takes them out of the state as well, and when that is not known yet', () => {
    expect(reading([h1, a1, h2], [h2], [h2]).state).toMatchObject({ keptOut: 2, lost: 2 });
    expect(reading([h1, a1, h2], [h2], null).state).toMatchObject({ keptOut: 2, lost: null });
  });

  it('knows a message by its id, and one without an id by what it says, each once', () => {
    const plain = message('human', 'same');
    const { lines, state } = reading([plain, plain, a1], [plain, message('ai', 'other', '2'), message('human', 'new')], null);
    expect(lines).toEqual(['sent "same"', 'keptOut "same"', 'changed "other"', 'added "new"']);
    expect(state).toMatchObject({ held: 3, keptOut: 1, changed: 1, added: 1 });
  });

  it('compares with nothing where no task is known', () => {
    const w = new TraceWriter().start();
    w.put({
      type: 'modelCalled',
      request: 0,
      by: { kind: 'unknown' },
      messages: w.value([h1]),
      tools: w.value([]),
      reply: null,
      error: null,
      ms: 1,
    });
    const store = w.store();
    expect(store.requests.map((request) => readRequest(store, request))).toEqual([
      { lines: [{ mark: 'added', message: h1 }], sent: 1, prompts: 0, tools: [], state: null },
    ]);
  });
});
