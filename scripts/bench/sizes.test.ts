import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { filesOf, type Manifest, measureSizes } from './sizes';

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
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('adds up the gzipped files of each stage', () => {
    const sources = ['index.html', 'src/start.ts', 'src/ui/shell/Workbench.tsx', 'src/engine/client.ts', 'src/i18n/zh/index.ts'];
    mkdirSync(`${folder}/.vite`);
    writeFileSync(`${folder}/.vite/manifest.json`, JSON.stringify(Object.fromEntries(sources.map((key, i) => [key, { file: `${i}.js` }]))));
    const text = (i: number) => `export const x = '${'abc'.repeat(1000 * (i + 1))}';`;
    for (const i of sources.keys()) writeFileSync(`${folder}/${i}.js`, text(i));
    const weigh = (...files: number[]) => files.reduce((sum, i) => sum + gzipSync(text(i), { level: 9 }).length, 0) / 1000;
    expect(measureSizes(folder).map(({ kilobytes }) => kilobytes)).toEqual([
      weigh(0),
      weigh(0, 4),
      weigh(0, 1, 2, 3),
      weigh(0, 1, 2, 3, 4),
    ]);
  });
});
