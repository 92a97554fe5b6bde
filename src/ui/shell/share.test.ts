import { describe, expect, it } from 'vitest';
import { emptyDocument, setShared } from '~/core/document';
import { fileName } from './fileName';
import { likelySecrets } from './likelySecrets';

describe('fileName', () => {
  it('keeps letters of any script and nothing that a file system refuses', () => {
    expect(fileName('Merge order: not what/you think?')).toBe('Merge-order-not-what-you-think.reducer.json');
    expect(fileName('甲乙丙 合并')).toBe('甲乙丙-合并.reducer.json');
    expect(fileName('../..')).toBe('graph.reducer.json');
  });
});

describe('likelySecrets', () => {
  it('names what looks like a key, shortened, and nothing else', () => {
    const doc = setShared(emptyDocument(), `export const key = 'sk-proj-abcdefghijklmnop1234';`);
    expect(likelySecrets(doc)).toEqual(['sk-proj-…']);
    expect(likelySecrets(setShared(doc, 'export const task = "sk-short";'))).toEqual([]);
  });
});
