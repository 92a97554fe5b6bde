import type { KeptRecord, StoredRecord } from './storedRecord';

/** What is left of records that were handed over in this order: nothing of deleted threads, and of each key the latest. */
export function keptRecords(records: Iterable<StoredRecord>): readonly KeptRecord[] {
  const kept = new Map<string, KeptRecord>();
  const drop = (isGone: (record: KeptRecord) => boolean) => {
    for (const [key, record] of kept) if (isGone(record)) kept.delete(key);
  };
  for (const record of records) {
    const { op, thread } = record;
    if (op === 'delete') drop((one) => one.thread === thread);
    else if (op === 'forget')
      drop((one) => one.thread === thread && one.namespace === record.namespace && one.checkpoint === record.checkpoint);
    else kept.set(JSON.stringify([thread, record.namespace, record.checkpoint, op === 'writes' ? record.task : '']), record);
  }
  return [...kept.values()];
}
