import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The library files that sources can need: the language itself up to ES2023. There is no page behind the wall, so no DOM. */
const KEPT = /^lib\.(es5|es20(1[5-9]|2[0-3])(\.\w+)*|decorators(\.legacy)?)\.d\.ts$/;
const LICENCE = /^\/\*![\s\S]*?\*\/\s*/;
const OWN_WORKER = /createWorker: \(\) => new Worker\(new URL\('ts\.worker\.js', import\.meta\.url\), \{ type: "module" \}\),/;

/**
 * Leaves out of Monaco's TypeScript what this page never uses: 40 of its 100 library files, and the worker that Monaco
 * would start by itself (the page starts its own). Both hang on file names inside the exact version of monaco-editor, so a
 * build in which either is not found fails.
 */
export function monacoTrim(): Plugin {
  let trimmed = 0;
  return {
    name: 'monaco-trim',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /monaco-editor\/esm\/vs\/languages\/features\/typescript\/(lib\/lib|workerManager)\.js$/ },
      async handler(code, id) {
        trimmed++;
        if (id.endsWith('workerManager.js')) return { code: withoutOwnWorker(code), map: null };
        const { libFileMap } = (await import(pathToFileURL(id).href)) as { libFileMap: Readonly<Record<string, string>> };
        return { code: `export const libFileMap = ${JSON.stringify(keptLibraries(libFileMap))};`, map: null };
      },
    },
    buildEnd(error) {
      const used = [...this.getModuleIds()].some((id) => /monaco-editor.*\/(tsMode|tsWorker)\.js$/.test(id));
      if (error === undefined && used && trimmed === 0) this.error('monaco-editor keeps its TypeScript elsewhere than 0.57.0 did');
    },
  };
}

export function withoutOwnWorker(code: string): string {
  if (!OWN_WORKER.test(code)) throw new Error('monaco-editor starts its TypeScript worker differently than 0.57.0 did');
  return code.replace(OWN_WORKER, '');
}

export function keptLibraries(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = Object.entries(all).filter(([name]) => KEPT.test(name) && !name.includes('.full.'));
  const names = new Set(kept.map(([name]) => name.slice('lib.'.length, -'.d.ts'.length)));
  for (const [name, text] of kept) {
    for (const [, wanted = ''] of text.matchAll(/^\/\/\/ <reference lib="([\w.]+)"/gm)) {
      if (!names.has(wanted)) throw new Error(`${name} needs the library ${wanted}, which is left out`);
    }
  }
  return Object.fromEntries(kept.map(([name, text]) => [name, text.replace(LICENCE, '')]));
}
