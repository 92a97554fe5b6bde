import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptRecords, type KeptRecord, type StoredRecord } from '~/core/trace';
import { connect, OPENING } from './connection';
import { isFailure } from './failure';
import { DATABASE_NAME, type Schema } from './schema';
import { openStorage } from './storage';
import { openThreads } from './threads';

let ids = 0;
let clock = 1_000;
const events = { onBlocked: () => undefined, onYield: async () => undefined, onOpen: () => undefined };
const open = () => openStorage({ now: () => clock, newId: () => `tab${ids++}` }, events);

const put = (checkpoint: string, text = checkpoint, thread = '1', namespace = ''): KeptRecord => ({
  op: 'put',
  thread,
  namespace,
  checkpoint,
  parent: '',
  bytes: btoa(text),
});
const writes = (checkpoint: string, task: string, text = task): KeptRecord => ({
  op: 'writes',
  thread: '1',
  namespace: '',
  checkpoint,
  task,
  bytes: btoa(text),
});

async function recordsOf(doc: string, threads: readonly string[] = ['1']): Promise<readonly KeptRecord[]> {
  const read = await open().threads.read(doc, threads);
  if (isFailure(read)) throw new Error(read.text);
  return read.records;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = 1_000;
});

describe('threads', () => {
  it('come back as they were handed over, by document and thread', async () => {
    const { threads } = open();
    const records = [put('a'), put('b', 'b', '1', 'sub:1'), writes('a', 't1'), put('c', 'c', '2')];
    expect(await threads.write('d1', records)).toBeNull();
    await threads.write('d2', [put('x')]);
    expect(await recordsOf('d1', ['1', '2', 'none'])).toEqual(expect.arrayContaining(records));
    expect(await recordsOf('d1', ['2'])).toEqual([put('c', 'c', '2')]);
    expect(await recordsOf('d2')).toEqual([put('x')]);
  });

  it('are bytes: what looks like an object of LangChain is none here', async () => {
    const text = JSON.stringify({ lc: 1, type: 'constructor', id: ['langchain', 'x'], kwargs: {}, $: 'eval' });
    const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
      .join('')
      .repeat(100);
    await open().threads.write('d1', [put('a', text), put('b', all)]);
    expect(await recordsOf('d1')).toEqual([put('a', text), put('b', all)]);
  });

  it('lists them with sizes and dates, whatever took whose place', async () => {
    const { threads } = open();
    await threads.write('d1', [put('a', 'xxxx'), put('b', 'yy'), writes('b', 't', 'zzz')]);
    clock = 2_000;
    await threads.write('d1', [put('b', 'yyyyyy'), { op: 'forget', thread: '1', namespace: '', checkpoint: 'a' }, put('q', 'q', '2')]);
    expect(await threads.list('d1')).toEqual([
      { thread: '1', bytes: 9, checkpoints: 1, begun: 1_000, changed: 2_000 },
      { thread: '2', bytes: 1, checkpoints: 1, begun: 2_000, changed: 2_000 },
    ]);
    expect(await threads.list('d')).toEqual([]);
  });

  it('are left as what their records leave, also where one was deleted and begun anew', async () => {
    const told: StoredRecord[] = [
      put('a'),
      writes('a', 't'),
      { op: 'delete', thread: '1' },
      put('b'),
      writes('b', 't'),
      writes('b', 't', 'new'),
    ];
    await open().threads.write('d1', told);
    expect(await recordsOf('d1')).toEqual(keptRecords(told));
  });

  it('of two tabs the later has a checkpoint, whole', async () => {
    const [here, there] = [open().threads, open().threads];
    await Promise.all([here.write('d1', [put('a', 'here'), writes('a', 'h')]), there.write('d1', [put('a', 'there'), put('b')])]);
    expect(await recordsOf('d1')).toEqual([put('a', 'there'), writes('a', 'h'), put('b')]);
  });

  it('are forgotten one by one, by document, and with their document', async () => {
    const { threads, documents } = open();
    for (const doc of ['d1', 'd2', 'd3']) await threads.write(doc, [put('a'), put('b', 'b', '2')]);
    await threads.remove('d1', '1');
    expect(await recordsOf('d1', ['1', '2'])).toEqual([put('b', 'b', '2')]);
    await threads.keepOnly(new Set(['d1', 'd3']));
    expect(await recordsOf('d2', ['1', '2'])).toEqual([]);
    await documents.remove('d1');
    await threads.remove('d3');
    expect([await threads.list('d1'), await threads.list('d3')]).toEqual([[], []]);
  });

  it('take all of what is written at once or nothing, where it is too much', async () => {
    const { threads } = open();
    await threads.write('d1', [put('a', 'xxxx')]);
    const small = openThreads(connect(DATABASE_NAME, OPENING, events), () => clock, 10);
    expect(await small.write('d1', [{ op: 'delete', thread: '1' }, put('b', 'x'.repeat(11))])).toMatchObject({ reason: 'quota' });
    expect(await recordsOf('d1')).toEqual([put('a', 'xxxx')]);
    expect(await threads.write('d1', [put('c'), { ...put('d'), bytes: 'no base64!' }])).toMatchObject({ kind: 'failed' });
    expect(await recordsOf('d1')).toEqual([put('a', 'xxxx')]);
  });

  it('go on without what is damaged, which is set aside', async () => {
    const { threads, quarantine } = open();
    await threads.write('d1', [put('a'), put('b')]);
    const db = await openDB<Schema>(DATABASE_NAME);
    const [row] = await db.getAll('threadParts');
    if (row) await db.put('threadParts', { ...row, bytes: new Uint8Array([9]) });
    expect(await threads.read('d1', ['1'])).toEqual({ kind: 'read', records: [put('b')], damaged: 1 });
    expect(await threads.read('d1', ['1'])).toMatchObject({ damaged: 0 });
    expect(await quarantine.list()).toMatchObject([{ store: 'threads', id: 'd1' }]);
    db.close();
  });

  it('are a failure where storage is impossible', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { threads } = open();
    expect(await threads.write('d1', [put('a')])).toMatchObject({ kind: 'failed', reason: 'closed' });
    expect(await threads.read('d1', ['1'])).toMatchObject({ kind: 'failed' });
    expect(await threads.list('d1')).toMatchObject({ kind: 'failed' });
  });
});
