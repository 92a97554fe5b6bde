import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const services = fileURLToPath(
  new URL('../../node_modules/monaco-editor/esm/vs/languages/features/typescript/lib/typescriptServices.js', import.meta.url),
);
const shim = '\0typescript-of-monaco';

/**
 * Answers `typescript` with the compiler that Monaco carries, so that no second one is bundled. (The package of that
 * name, version 7, is native and has no compiler API.)
 */
export function typescriptOfMonaco(): Plugin {
  return {
    name: 'typescript-of-monaco',
    enforce: 'pre',
    resolveId(id) {
      return id === 'typescript' ? shim : null;
    },
    load(id) {
      return id === shim ? `export { typescript as default } from ${JSON.stringify(services)};` : null;
    },
  };
}
