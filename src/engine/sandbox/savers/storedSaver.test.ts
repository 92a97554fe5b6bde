import { emptyCheckpoint, uuid6 } from '@langchain/langgraph-checkpoint';
import { describe, expect, it } from 'vitest';
import { keptRecords, type StoredRecord } from '~/core/trace';
import { StoredSaver } from './storedSaver';

const MB = 2 ** 20;
const CONFIG = { configurable: { thread_id: '__proto', checkpoint_ns: '' } };
const ABOUT = { source: 'loop' as const, step: 4, parents: {} };

function stored(limits: { limit?: number; recordLimit?: number } = {}) {
  const told: StoredRecord[] = [];
  const saver = new StoredSaver({
    limit: 64 * MB,
    recordLimit: MB,
    tell: (record) => told.push(record),
    onForgotten: () => undefined,
    ...limits,
  });
  return { saver, told };
}

function again(told: readonly StoredRecord[]): StoredSaver {
  const { saver } = stored();
  saver.restore(keptRecords(told));
  return saver;
}

const holding = (channel_values: Record<string, unknown>, versions: Record<string, number> = {}) => ({
  ...emptyCheckpoint(),
  id: uuid6(1),
  channel_values,
  channel_versions: versions,
});

describe('a saver whose threads outlive it', () => {
  it('brings back what LangGraph can write, and what looks like its own notation as data', async () => {
    const { saver, told } = stored();
    const values = { set: new Set([1]), text: 'é💡\u2028', bytes: new Uint8Array([0, 255]), map: new Map([['a', 1]]), no: undefined };
    await saver.put(CONFIG, holding(values), ABOUT);
    expect((await again(told).getTuple(CONFIG))?.checkpoint.channel_values).toEqual(values);
  });

  it('brings back a write that is nothing but bytes', async () => {
    const { saver, told } = stored();
    const config = await saver.put(CONFIG, holding({}), ABOUT);
    await saver.putWrites(config, [['raw', new Uint8Array([1, 2])]], 'task', '~path');
    expect((await again(told).getTuple(CONFIG))?.pendingWrites).toEqual([['task', 'raw', new Uint8Array([1, 2])]]);
  });

  it('tells which checkpoints it started from', async () => {
    const { saver, told } = stored();
    await saver.put(CONFIG, holding({}), ABOUT);
    const sub = { configurable: { ...CONFIG.configurable, checkpoint_ns: 'sub' } };
    await saver.put(sub, holding({}), { ...ABOUT, step: 9 });
    const own = (await saver.getTuple(CONFIG))?.checkpoint.id;
    expect(again(told).restored).toMatchObject([{ id: own, thread: '__proto', parent: '', step: 4, source: 'loop' }]);
  });

  it('keeps a value of a known version in a fork, whatever LangGraph calls new', async () => {
    const { saver, told } = stored();
    const first = await saver.put(CONFIG, holding({ a: 1 }, { a: 1 }), ABOUT, { a: 1 });
    const next = again(told);
    await next.put(first, holding({ a: 1, b: 2 }, { a: 1, b: 2 }), ABOUT, {});
    expect((await next.getTuple(CONFIG))?.checkpoint.channel_values).toEqual({ a: 1 });
  });

  it('refuses a record that is too large, as a database does', async () => {
    const { saver, told } = stored({ recordLimit: 2_000 });
    await expect(saver.put(CONFIG, holding({ text: 'x'.repeat(2_000) }), ABOUT)).rejects.toThrow(/at most 0.0 MB at once/);
    expect(told).toEqual([]);
  });

  it('hands over what it lets go of to make room, and a deleted thread', async () => {
    const { saver, told } = stored({ limit: 1_500 });
    for (let step = 0; step < 3; step++) await saver.put(CONFIG, { ...holding({ text: 'x'.repeat(1_000) }), id: uuid6(step) }, ABOUT);
    expect(told.map(({ op }) => op)).toEqual(['put', 'forget', 'put', 'forget', 'put']);
    expect(keptRecords(told)).toHaveLength(1);
    await saver.deleteThread('__proto');
    expect(keptRecords(told)).toEqual([]);
  });
});
