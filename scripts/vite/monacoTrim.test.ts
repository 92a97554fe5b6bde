import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keptLibraries, withoutOwnWorker } from './monacoTrim';

const TYPESCRIPT = 'node_modules/monaco-editor/esm/vs/languages/features/typescript';

describe('the trimmed TypeScript of Monaco', () => {
  it('keeps the language and nothing of the page', async () => {
    const { libFileMap } = (await import(/* @vite-ignore */ pathToFileURL(`${TYPESCRIPT}/lib/lib.js`).href)) as {
      libFileMap: Readonly<Record<string, string>>;
    };
    const kept = keptLibraries(libFileMap);
    expect(Object.keys(kept)).toContain('lib.es2023.d.ts');
    expect(Object.keys(kept).filter((name) => /dom|worker|scripthost|full/.test(name))).toEqual([]);
    expect(Object.values(kept).join('').length).toBeLessThan(0.4 * Object.values(libFileMap).join('').length);
  });

  it('fails where a kept library needs one that is left out', () => {
    expect(() => keptLibraries({ 'lib.es5.d.ts': '/// <reference lib="dom" />\n' })).toThrow('needs the library dom');
  });

  it('finds the worker that Monaco would start, and takes it out', () => {
    const code = readFileSync(`${TYPESCRIPT}/workerManager.js`, 'utf8');
    expect(withoutOwnWorker(code)).not.toContain('new Worker');
    expect(() => withoutOwnWorker(code.replace('ts.worker.js', 'other.js'))).toThrow('0.57.0');
  });
});
