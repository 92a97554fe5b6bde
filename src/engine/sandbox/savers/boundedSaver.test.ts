import { emptyCheckpoint, uuid6 } from '@langchain/langgraph-checkpoint';
import { describe, expect, it } from 'vitest';
import { BoundedSaver, type CheckpointKey } from './boundedSaver';

const about = (step: number) => ({ source: 'loop' as const, step, parents: {} });
const at = (namespace: string) => ({ configurable: { thread_id: '1', checkpoint_ns: namespace } });

async function put(saver: BoundedSaver, step: number, { namespace = '', bytes = 1_000, counters = {} } = {}): Promise<string> {
  const checkpoint = { ...emptyCheckpoint(), id: uuid6(step), channel_values: { text: 'x'.repeat(bytes) } };
  await saver.put(at(namespace), checkpoint, { ...about(step), ...counters });
  return checkpoint.id;
}

function bounded(limit: number) {
  const gone: (readonly [string, readonly CheckpointKey[]])[] = [];
  return { saver: new BoundedSaver(limit, (thread, keys) => gone.push([thread, keys])), gone };
}

async function idsIn(saver: BoundedSaver, namespace = ''): Promise<string[]> {
  const ids: string[] = [];
  for await (const { checkpoint } of saver.list(at(namespace))) ids.push(checkpoint.id);
  return ids;
}

describe('a saver with an end', () => {
  it('lets the oldest checkpoints go, with their writes, once a thread is too large', async () => {
    const { saver, gone } = bounded(4_500);
    const ids = [];
    for (let step = 0; step < 3; step++) ids.push(await put(saver, step));
    await saver.putWrites({ configurable: { ...at('').configurable, checkpoint_id: ids[0] } }, [['text', 'x'.repeat(900)]], 'task');
    expect(gone).toEqual([]);
    ids.push(await put(saver, 3));
    expect(gone).toEqual([['1', [{ namespace: '', checkpoint: ids[0] }]]]);
    expect(await idsIn(saver)).toEqual(ids.slice(1).toReversed());
    expect(Object.keys(saver.writes)).toEqual([]);
  });

  it('keeps the newest however large it is, also that of a subgraph with a memory of its own', async () => {
    const { saver } = bounded(10);
    const sub = await put(saver, 0, { namespace: 'sub' });
    const task = await put(saver, 1, { namespace: 'sub:task' });
    await put(saver, 2);
    const last = await put(saver, 3);
    expect(await idsIn(saver)).toEqual([last]);
    expect(await idsIn(saver, 'sub')).toEqual([sub]);
    expect(await idsIn(saver, 'sub:task')).not.toContain(task);
  });

  it('counts each thread by itself, and a deleted one no more', async () => {
    const { saver, gone } = bounded(3_000);
    await put(saver, 0);
    await put(saver, 1);
    await saver.deleteThread('1');
    await put(saver, 2);
    await put(saver, 3);
    expect(gone).toEqual([]);
  });

  it('lets nothing go where delta channels are made of older checkpoints', async () => {
    const { saver, gone } = bounded(10);
    for (let step = 0; step < 3; step++) await put(saver, step, { counters: { counters_since_delta_snapshot: { text: [1, 1] } } });
    expect(gone).toEqual([]);
    expect(await idsIn(saver)).toHaveLength(3);
  });
});
