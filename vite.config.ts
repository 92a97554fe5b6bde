import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  resolve: { alias: { '~': at('./src') } },
  plugins: [react()],
  build: { target: 'es2023', outDir: process.env['OUT_DIR'] ?? 'dist', emptyOutDir: true },
  worker: { format: 'es' },
});
