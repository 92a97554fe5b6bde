import { describe, expect, it } from 'vitest';
import { treeRows } from './treeRows';

const labels = (value: Parameters<typeof treeRows>[0], ...open: string[]) => treeRows(value, new Set(open)).map((row) => row.path);

describe('treeRows', () => {
  it('shows what is open and nothing below what is not', () => {
    const value = { log: ['a', 'b'], count: 2 };
    expect(labels(value)).toEqual(['']);
    expect(labels(value, '')).toEqual(['', '/0', '/1']);
    expect(labels(value, '', '/0')).toEqual(['', '/0', '/0/0', '/0/1', '/1']);
    expect(labels(value, '/0')).toEqual(['']);
  });

  it('opens a long list by ranges, so that few lines are made', () => {
    const list = Array.from({ length: 120_000 }, (_, index) => index);
    expect(treeRows(list, new Set(['']))).toHaveLength(1 + 240);
    const rows = treeRows(list, new Set(['', '/500…']));
    expect(rows).toHaveLength(1 + 240 + 500);
    expect(rows[3]).toMatchObject({ kind: 'value', path: '/500', value: 500, depth: 2 });
  });
});
