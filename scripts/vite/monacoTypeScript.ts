import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const COMPILER = fileURLToPath(
  new URL('../../node_modules/monaco-editor/esm/vs/languages/features/typescript/lib/typescriptServices.js', import.meta.url),
);

/**
 * Answers `typescript` with the compiler that Monaco brings along: the package of that name is this project's type checker,
 * and a second compiler would cost another megabyte.
 */
export function monacoTypeScript(): Plugin {
  return {
    name: 'monaco-typescript',
    enforce: 'pre',
    resolveId: { filter: { id: /^typescript$/ }, handler: () => '\0monaco-typescript' },
    load: {
      filter: { id: /^\0monaco-typescript$/ },
      handler: () => ({ code: `export { typescript as default } from ${JSON.stringify(COMPILER)};`, map: null }),
    },
  };
}
