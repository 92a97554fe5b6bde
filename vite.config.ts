import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { farSide } from './scripts/vite/farSide.ts';
import { monacoTrim } from './scripts/vite/monacoTrim.ts';
import { monacoTypeScript } from './scripts/vite/monacoTypeScript.ts';
import { sharedCompiler } from './scripts/vite/sharedCompiler.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page for the browser tests of the wall; it never belongs to a build that is published. */
const HARNESS = process.env['E2E_HARNESS'] === '1' ? [at('./e2e/wall/harness.html')] : [];

export default defineConfig({
  base: './',
  resolve: { alias: { '~': at('./src') } },
  plugins: [react(), farSide(), monacoTypeScript(), monacoTrim(), sharedCompiler('page')],
  build: {
    target: 'es2023',
    outDir: process.env['OUT_DIR'] ?? 'dist',
    emptyOutDir: true,
    // The policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [at('./index.html'), ...HARNESS] },
  },
  worker: { format: 'es', plugins: () => [monacoTypeScript(), monacoTrim(), sharedCompiler('worker')] },
});
