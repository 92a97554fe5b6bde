import type { IDBPTransaction } from 'idb';
import { crc32 } from '~/core/document';
import type { KeptRecord, StoredRecord } from '~/core/trace';
import { beginningWith, type Schema, type ThreadPartRow, type ThreadRow } from './schema';
import { base64Of, bytesOf } from './threadBytes';

export type ThreadsTransaction = IDBPTransaction<Schema, ['threads', 'threadParts'], 'readwrite'>;

/** One record taken over, with the size of its thread. */
export async function takeRecord(tx: ThreadsTransaction, doc: string, record: StoredRecord, now: number): Promise<void> {
  const { thread } = record;
  const parts = tx.objectStore('threadParts');
  if (record.op === 'delete') {
    await Promise.all([tx.objectStore('threads').delete([doc, thread]), parts.delete(beginningWith(doc, thread))]);
    return;
  }
  const head = (await tx.objectStore('threads').get([doc, thread])) ?? newThread(doc, thread, now);
  const { namespace, checkpoint } = record;
  const isForgotten = record.op === 'forget';
  const task = record.op === 'writes' ? record.task : '';
  const range = isForgotten ? beginningWith(doc, thread, namespace, checkpoint) : [doc, thread, namespace, checkpoint, task];
  const before = await parts.getAll(range as IDBKeyRange);
  const row = isForgotten ? null : rowOf(doc, record);
  await Promise.all([
    row ? parts.put(row) : parts.delete(range as IDBKeyRange),
    tx.objectStore('threads').put({
      ...head,
      changed: now,
      bytes: head.bytes - sizeOf(before) + (row?.bytes.length ?? 0),
      checkpoints: head.checkpoints - countOf(before) + (record.op === 'put' ? 1 : 0),
    }),
  ]);
}

/** The record of a row; null where its bytes are not those that were written. */
export function recordOf(row: ThreadPartRow): KeptRecord | null {
  const { thread, namespace, checkpoint, task, parent } = row;
  if (!(row.bytes instanceof Uint8Array) || crc32(row.bytes) !== row.crc) return null;
  const bytes = base64Of(row.bytes);
  return task === ''
    ? { op: 'put', thread, namespace, checkpoint, parent, bytes }
    : { op: 'writes', thread, namespace, checkpoint, task, bytes };
}

function rowOf(doc: string, record: KeptRecord): ThreadPartRow {
  const { thread, namespace, checkpoint } = record;
  const bytes = bytesOf(record.bytes);
  const rest = record.op === 'put' ? { task: '', parent: record.parent } : { task: record.task, parent: '' };
  return { doc, thread, namespace, checkpoint, ...rest, bytes, crc: crc32(bytes) };
}

function newThread(doc: string, thread: string, now: number): ThreadRow {
  return { doc, thread, bytes: 0, checkpoints: 0, begun: now, changed: now };
}

function sizeOf(rows: readonly ThreadPartRow[]): number {
  return rows.reduce((sum, row) => sum + row.bytes.length, 0);
}

function countOf(rows: readonly ThreadPartRow[]): number {
  return rows.filter((row) => row.task === '').length;
}
