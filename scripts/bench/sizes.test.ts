import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, isWithinBudget, type Manifest, measureSizes, stages } from './sizes';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/start.ts': { file: 'assets/start.js', imports: ['_shared.js', '_other.js'] },
  '_other.js': { file: 'assets/other.js' },
};

describe('filesOf', () => {
  it('follows static imports, around circles, and counts a shared file once', () => {
    expect(filesOf(MANIFEST, ['index.html'])).toEqual(['assets/index.js', 'assets/shared.js']);
    expect(filesOf(MANIFEST, ['index.html', 'src/start.ts'])).toEqual([
      'assets/index.js',
      'assets/other.js',
      'assets/shared.js',
      'assets/start.js',
    ]);
  });

  it('does not take a source that has gone for one that weighs nothing', () => {
    expect(() => filesOf(MANIFEST, ['src/gone.ts'])).toThrow('no chunk for src/gone.ts');
    expect(() => filesOf({ 'index.html': { file: 'i.js', imports: ['_gone.js'] } }, ['index.html'])).toThrow('_gone.js');
  });
});

describe('measureSizes', () => {
  const folder = mkdtempSync(`${tmpdir()}/sizes-`);
  const sources = [...new Set(Object.values(stages).flatMap(({ roots }) => roots))];
  const text = (source: string) => `export const x = '${source.repeat(1000)}';`;
  beforeAll(() => {
    const manifest = Object.fromEntries(sources.map((source, i) => [source, { file: `${i}.js` }]));
    mkdirSync(`${folder}/.vite`);
    writeFileSync(`${folder}/.vite/manifest.json`, JSON.stringify(manifest));
    for (const [i, source] of sources.entries()) writeFileSync(`${folder}/${i}.js`, text(source));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('adds up the gzipped files of each stage', () => {
    const weigh = (roots: readonly string[]) => roots.reduce((sum, root) => sum + gzipSync(text(root), { level: 9 }).length, 0) / 1000;
    const sizes = measureSizes(folder);
    expect(sizes.map(({ stage }) => stage)).toEqual(Object.values(stages));
    for (const { stage, kilobytes } of sizes) expect(kilobytes).toBeCloseTo(weigh(stage.roots), 6);
  });
});

describe('isWithinBudget', () => {
  const size = (budget: number | null, kilobytes: number) => ({ stage: { name: '', roots: [], budget }, files: [], kilobytes });

  it('takes what is just as much, and anything where there is no budget', () => {
    expect([size(110, 110), size(110, 110.1), size(null, 9999)].map(isWithinBudget)).toEqual([true, false, true]);
  });
});
