import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '~/core/trace';
import { STORED_CHARACTERS } from '../limits';
import { isKeptRecord, isStoredRecord } from './stored';

const put = { op: 'put', thread: '1', namespace: 'a:1|b', checkpoint: 'c', parent: '', bytes: 'e30=' } as const;
const writes = { op: 'writes', thread: '1', namespace: '', checkpoint: 'c', task: 't', bytes: '' } as const;
const all: readonly StoredRecord[] = [
  put,
  writes,
  { op: 'forget', thread: '1', namespace: '', checkpoint: 'c' },
  { op: 'delete', thread: '1' },
];

describe('records that a saver hands over', () => {
  it.each(all)('takes $op', (record) => {
    expect(isStoredRecord(record)).toBe(true);
    expect(isKeptRecord(record)).toBe('bytes' in record);
  });

  it('takes the longest', () => {
    expect(isStoredRecord({ ...put, bytes: 'A'.repeat(STORED_CHARACTERS) })).toBe(true);
    expect(isStoredRecord({ ...put, bytes: `${'A'.repeat(STORED_CHARACTERS)}AAAA` })).toBe(false);
  });

  it.each([
    { ...put, bytes: 'e30' },
    { ...put, bytes: 'e3=0' },
    { ...put, bytes: '<a>=' },
    { ...put, bytes: '====' },
    { ...put, bytes: 7 },
    { ...put, task: 't' },
    { ...put, parent: null },
    { ...put, thread: 'x'.repeat(1_001) },
    { ...put, checkpoint: 'x'.repeat(201) },
    { ...writes, parent: '' },
    { op: 'delete' },
    { op: 'delete', thread: '1', document: 'other' },
    { op: 'truncate', thread: '1' },
  ])('refuses %#', (record) => {
    expect(isStoredRecord(record)).toBe(false);
  });
});
