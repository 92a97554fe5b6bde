import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Node runs no TypeScript: bundles scripts/NAME.ts with the product's own settings, then runs it with the arguments.
const [name, ...args] = process.argv.slice(2);
if (!name) {
  process.stderr.write('usage: node scripts/run.mjs NAME [ARGUMENT…]\n');
  process.exit(2);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}node_modules/.cache/scripts/${name}`;
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: `scripts/${name}.ts`, outDir, emptyOutDir: true, minify: false },
  ssr: { noExternal: ['ts-blank-space'] },
});
process.exit(spawnSync(process.execPath, [`${outDir}/${name}.js`, ...args], { stdio: 'inherit' }).status ?? 1);
