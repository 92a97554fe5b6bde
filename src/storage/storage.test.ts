import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDocument, type History, type PlaygroundDoc, recordEdit, setTitle, startHistory } from '~/core/document';
import { checked } from './checked';
import type { DocumentWrite } from './documents';
import { isFailure } from './failure';
import { DATABASE_NAME, DATABASE_VERSION, type Schema } from './schema';
import { openStorage, type Storage, type StorageEvents } from './storage';

let ids = 0;

function open(events: Partial<StorageEvents> = {}, patience = 5000): Storage {
  const quiet: StorageEvents = { onBlocked: () => undefined, onYield: async () => undefined, onOpen: () => undefined };
  return openStorage({ now: () => 1000, newId: () => `tab${ids++}`, patience }, { ...quiet, ...events });
}

function titled(title: string): History<PlaygroundDoc, string> {
  return startHistory(setTitle(emptyDocument(), title));
}

function write(part: Partial<DocumentWrite> = {}): DocumentWrite {
  return { id: 'd1', history: titled('One'), edited: 1, expected: null, ...part };
}

/** Changes rows behind the storage's back, as a crash, an extension or another page of this origin could. */
async function tamper(work: (db: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<unknown>): Promise<void> {
  const db = await openDB<Schema>(DATABASE_NAME);
  await work(db);
  db.close();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('documents', () => {
  it('come back with their history and in the order of their last edit', async () => {
    const storage = open();
    const history = recordEdit(titled('Old'), setTitle(emptyDocument(), 'New'), 'title', 'title');
    expect(await storage.documents.write(write({ history, edited: 5 }))).toEqual({ kind: 'written', rev: 1 });
    await storage.documents.write(write({ id: 'd2', history: titled('Later'), edited: 9 }));
    expect(await open().documents.list()).toEqual([
      { id: 'd2', title: 'Later', edited: 9 },
      { id: 'd1', title: 'New', edited: 5 },
    ]);
    expect(await open().documents.read('d1')).toEqual({ kind: 'found', rev: 1, edited: 5, history });
    expect(await open().documents.read('d3')).toEqual({ kind: 'missing' });
  });

  it('refuse a write that builds on an older revision, and keep the newer one', async () => {
    const [one, two] = [open(), open()];
    await one.documents.write(write());
    expect(await two.documents.write(write({ history: titled('Two'), expected: 1 }))).toEqual({ kind: 'written', rev: 2 });
    expect(await one.documents.write(write({ history: titled('Lost'), expected: 1 }))).toEqual({ kind: 'conflict', rev: 2 });
    expect(await one.documents.write(write({ history: titled('Lost'), expected: null }))).toEqual({ kind: 'conflict', rev: 2 });
    expect(await one.documents.read('d1')).toMatchObject({ rev: 2, history: { doc: { title: 'Two' } } });
  });

  it('are written again where the storage was cleared meanwhile', async () => {
    const storage = open();
    await storage.documents.write(write());
    await tamper((db) => db.clear('documents'));
    expect(await storage.documents.write(write({ expected: 1 }))).toEqual({ kind: 'written', rev: 2 });
    expect(await storage.documents.read('d1')).toMatchObject({ kind: 'found', rev: 2 });
  });

  it('that are damaged go to quarantine, and the others are unharmed', async () => {
    const storage = open();
    for (const id of ['bad', 'worse', 'wrong', 'good']) await storage.documents.write(write({ id }));
    await tamper(async (db) => {
      const row = await db.get('documents', 'good');
      if (row === undefined) throw new Error('not written');
      await db.put('documents', { ...row, id: 'bad', text: row.text.replace('One', 'Two') });
      await db.put('documents', { ...row, id: 'worse', title: 3 as never });
      await db.put('documents', { ...row, id: 'wrong', ...checked('{"version":1}') });
    });
    const fresh = open();
    expect(await fresh.documents.list()).toMatchObject([{ id: 'wrong' }, { id: 'good' }, { id: 'bad' }]);
    expect(await fresh.documents.read('bad')).toMatchObject({ kind: 'damaged' });
    expect(await fresh.documents.read('wrong')).toMatchObject({ kind: 'damaged' });
    expect(await fresh.documents.read('good')).toMatchObject({ kind: 'found' });
    expect(await fresh.documents.list()).toMatchObject([{ id: 'good' }]);
    const aside = await fresh.quarantine.list();
    if (isFailure(aside)) throw new Error(aside.text);
    expect(aside.map(({ id, store }) => [id, store])).toEqual([
      ['worse', 'documents'],
      ['bad', 'documents'],
      ['wrong', 'documents'],
    ]);
    expect(aside[1]?.text).toContain('Two');
    await fresh.quarantine.discard(aside[0]?.key ?? 0);
    expect(await fresh.quarantine.list()).toHaveLength(2);
  });

  it('of a newer format are left where they are', async () => {
    const storage = open();
    await storage.documents.write(write());
    await tamper(async (db) => {
      const row = await db.get('documents', 'd1');
      if (row !== undefined) await db.put('documents', { ...row, schema: 99 });
    });
    expect(await storage.documents.read('d1')).toEqual({ kind: 'damaged', reason: 'newer' });
    expect(await storage.documents.list()).toHaveLength(1);
  });

  it('keep no history of another revision', async () => {
    const storage = open();
    await storage.documents.write(write({ history: recordEdit(titled('a'), setTitle(emptyDocument(), 'b'), 'title') }));
    await tamper(async (db) => {
      const row = await db.get('history', 'd1');
      if (row !== undefined) await db.put('history', { ...row, rev: 7 });
    });
    expect(await storage.documents.read('d1')).toMatchObject({ history: { past: [], doc: { title: 'b' } } });
  });

  it('tell other tabs which one changed, and nothing else', async () => {
    const [one, two] = [open(), open()];
    const heard: string[] = [];
    two.onChange((id) => heard.push(id));
    const stranger = new BroadcastChannel(DATABASE_NAME);
    stranger.postMessage({ id: 'x', doc: 'evil' });
    stranger.postMessage('../../x');
    await one.documents.write(write());
    await one.documents.remove('d1');
    await vi.waitFor(() => expect(heard).toEqual(['d1', 'd1']));
    stranger.close();
    one.close();
    two.close();
  });
});

describe('the database', () => {
  it('lets a newer page upgrade after this one wrote what it had', async () => {
    let storage: Storage | null = null;
    storage = open({
      onYield: async () => {
        await storage?.documents.write(write({ history: titled('Last words') }));
      },
    });
    await storage.documents.list();
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1);
    expect(await newer.get('documents', 'd1')).toMatchObject({ title: 'Last words' });
    newer.close();
    expect(await storage.documents.write(write({ id: 'd2' }))).toMatchObject({ kind: 'failed', reason: 'closed' });
  });

  it('that is newer than this page is read and never written', async () => {
    const storage = open();
    await storage.documents.write(write());
    storage.close();
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1);
    newer.close();
    const old = open();
    expect(await old.documents.read('d1')).toMatchObject({ kind: 'found' });
    expect(await old.documents.write(write({ expected: 1 }))).toMatchObject({ kind: 'failed', reason: 'newer' });
    expect(await old.documents.remove('d1')).toMatchObject({ kind: 'failed', reason: 'newer' });
    expect(await old.documents.list()).toHaveLength(1);
  });

  it('that opens late fails calls until it is there', async () => {
    const holder = await openDB(DATABASE_NAME, DATABASE_VERSION);
    // Opening waits behind this, and this waits for the holder.
    const deleting = indexedDB.deleteDatabase(DATABASE_NAME);
    let announce = () => {};
    const opened = new Promise<void>((done) => {
      announce = done;
    });
    const storage = open({ onOpen: () => announce() }, 20);
    expect(await storage.documents.write(write())).toMatchObject({ kind: 'failed', reason: 'closed' });
    holder.close();
    await opened;
    expect(deleting.readyState).toBe('done');
    expect(await storage.documents.write(write())).toEqual({ kind: 'written', rev: 1 });
  });

  it('is opened again after the browser closed it', async () => {
    const storage = open();
    await storage.documents.write(write());
    const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    expect(await storage.documents.write(write({ expected: 1 }))).toEqual({ kind: 'written', rev: 2 });
    closed.mockRestore();
  });

  it('that is full leaves what was there', async () => {
    const storage = open();
    await storage.documents.write(write());
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await storage.documents.write(write({ history: titled('Two'), expected: 1 }))).toEqual({
      kind: 'failed',
      reason: 'quota',
      text: 'QuotaExceededError: no room',
    });
    full.mockRestore();
    expect(await storage.documents.read('d1')).toMatchObject({ rev: 1, history: { doc: { title: 'One' } } });
  });

  it('that does not exist is an answer', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = open();
    expect(await storage.documents.list()).toMatchObject({ kind: 'failed', reason: 'closed' });
    expect(await storage.documents.write(write())).toMatchObject({ kind: 'failed', reason: 'closed' });
    expect(await storage.settings.read('session')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('that the browser forbids is an answer', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await open().documents.list()).toMatchObject({ kind: 'failed', reason: 'closed', text: 'SecurityError: denied' });
    vi.unstubAllGlobals();
  });
});
