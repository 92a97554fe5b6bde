import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const COMPILER = fileURLToPath(
  new URL('../../node_modules/monaco-editor/esm/vs/languages/features/typescript/lib/typescriptServices.js', import.meta.url),
);
const PACKAGE = new URL('../../node_modules/monaco-editor/package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
/** Its text hangs on Monaco's version alone, so that stands in the name instead of a hash. */
const FILE = `typescript-of-monaco-${version}.js`;

/**
 * Two workers hold the TypeScript inside Monaco, one to strip types and one for the editor, and each is bundled by itself.
 * Here both leave it out and import one file that the page's build puts beside them: a megabyte less to load.
 */
export function sharedCompiler(role: 'page' | 'worker'): Plugin {
  return role === 'worker'
    ? {
        name: 'shared-compiler-outside',
        enforce: 'pre',
        apply: 'build',
        resolveId: { filter: { id: /typescriptServices\.js$/ }, handler: () => ({ id: `./${FILE}`, external: 'absolute' }) },
      }
    : {
        name: 'shared-compiler',
        apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
        async generateBundle() {
          this.emitFile({ type: 'asset', fileName: `assets/${FILE}`, source: await compilerText() });
        },
      };
}

async function compilerText(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: COMPILER, preserveEntrySignatures: 'strict', output: { format: 'es', codeSplitting: false } },
    },
  });
  const [chunk, ...others] = (Array.isArray(result) ? result : [result]).flatMap((one) => (one as Rolldown.RolldownOutput).output);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('the compiler must become one file');
  return chunk.code;
}
