import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TRACE_JSON_LIMIT } from '~/core/trace';
import { isFailure } from './failure';
import { DATABASE_NAME, type Schema } from './schema';
import { openStorage } from './storage';

let ids = 0;
const open = () =>
  openStorage(
    { now: () => 1000, newId: () => `tab${ids++}` },
    { onBlocked: () => undefined, onYield: async () => undefined, onOpen: () => undefined },
  );

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('records', () => {
  const head = { id: 'd1', run: 'r1', about: { cursor: 1 } };

  it('grow part by part and come back whole', async () => {
    const { records } = open();
    await records.begin(head);
    expect(await records.append(head, ['[1,2]', '[3]'])).toBe('kept');
    expect(await records.append({ ...head, about: { cursor: 2 } }, ['[4]'])).toBe('kept');
    expect(await records.append({ ...head, about: { cursor: 3 } }, [])).toBe('kept');
    expect(await open().records.read('d1')).toEqual({
      kind: 'found',
      run: 'r1',
      about: { cursor: 3 },
      parts: ['[1,2]', '[3]', '[4]'],
      dropped: null,
    });
  });

  it('give way to the record of a newer run, whose parts they leave alone', async () => {
    const { records } = open();
    await records.begin(head);
    await records.append(head, ['[1]', '[2]']);
    const newer = { ...head, run: 'r2' };
    await records.begin(newer);
    expect(await records.append(head, ['[3]'])).toBe('replaced');
    await records.append(newer, ['[9]']);
    expect(await records.read('d1')).toMatchObject({ run: 'r2', parts: ['[9]'] });
  });

  it('that are too long lose their parts and say so', async () => {
    const { records } = open();
    await records.begin(head);
    await records.append(head, ['[1]']);
    expect(await records.append(head, [`["${'x'.repeat(TRACE_JSON_LIMIT)}"]`])).toBe('tooLarge');
    expect(await records.append(head, ['[1]'])).toBe('tooLarge');
    expect(await records.read('d1')).toMatchObject({ kind: 'found', parts: [], dropped: 'tooLarge' });
  });

  it('that are damaged are set aside', async () => {
    const { records, quarantine } = open();
    for (const id of ['d1', 'd2', 'd3']) {
      await records.begin({ ...head, id });
      await records.append({ ...head, id }, ['[1]', '[2]']);
    }
    const db = await openDB<Schema>(DATABASE_NAME);
    const part = await db.get('parts', ['d1', 1]);
    if (part !== undefined) await db.put('parts', { ...part, text: '[3]' });
    await db.delete('parts', ['d2', 0]);
    db.close();
    expect(await records.read('d1')).toEqual({ kind: 'damaged' });
    expect(await records.read('d2')).toEqual({ kind: 'damaged' });
    expect(await records.read('d3')).toMatchObject({ kind: 'found' });
    expect(await records.read('d1')).toEqual({ kind: 'missing' });
    expect(await quarantine.list()).toHaveLength(2);
  });

  it('of documents that are no more are removed', async () => {
    const { records, documents } = open();
    for (const id of ['d1', 'd2']) {
      await records.begin({ ...head, id });
      await records.append({ ...head, id }, ['[1]']);
    }
    await records.keepOnly(new Set(['d2']));
    expect(await records.read('d1')).toEqual({ kind: 'missing' });
    expect(await records.read('d2')).toMatchObject({ kind: 'found' });
    await documents.remove('d2');
    expect(await records.read('d2')).toEqual({ kind: 'missing' });
  });
});

describe('settings', () => {
  it('come back, and when damaged are set aside', async () => {
    const { settings, quarantine } = open();
    await settings.write('preferences', { theme: 'dark' });
    await settings.write('session', { open: 'd1' });
    expect(await open().settings.read('preferences')).toEqual({ theme: 'dark' });
    const db = await openDB<Schema>(DATABASE_NAME);
    await db.put('session', { key: 'preferences', text: '{"theme":', crc: 1 });
    db.close();
    expect(await settings.read('preferences')).toBeNull();
    expect(await settings.read('session')).toEqual({ open: 'd1' });
    const aside = await quarantine.list();
    expect(isFailure(aside) ? aside : aside.map(({ id }) => id)).toEqual(['preferences']);
  });
});

describe('the mark of a run', () => {
  it('is left over by a tab that died, once', async () => {
    const tab = open();
    await tab.running.begin('d1', 500);
    expect(await open().running.leftovers()).toEqual([{ id: 'd1', at: 500 }]);
    expect(await open().running.leftovers()).toEqual([]);
  });

  it('is gone at the end of the run', async () => {
    const tab = open();
    await tab.running.begin('d1', 500);
    await tab.running.end();
    expect(await open().running.leftovers()).toEqual([]);
  });

  it('of a tab that lives is no crash', async () => {
    const held = new Set<string>();
    const locks = {
      request: (name: string, work: () => Promise<unknown>) => {
        held.add(name);
        return work();
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    };
    vi.stubGlobal('navigator', { locks });
    const tab = open();
    await tab.running.begin('d1', 500);
    expect(await open().running.leftovers()).toEqual([]);
    held.clear();
    expect(await open().running.leftovers()).toEqual([{ id: 'd1', at: 500 }]);
    vi.unstubAllGlobals();
  });
});
