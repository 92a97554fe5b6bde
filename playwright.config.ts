import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGS } from './scripts/ensureBrowser.mjs';

const CACHE = 'node_modules/.cache/browser.json';
const browser = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as { path: string }).path : '';
const port = Number(process.env['E2E_PORT'] ?? 4188);
const outDir = process.env['OUT_DIR'] ?? 'dist-e2e';

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // Runs start workers and load an engine; a busy machine needs the time.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/e2e.json' }]],
  webServer: {
    command: `npx vite preview --outDir ${outDir} --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: !process.env['CI'],
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A control that never comes fails in time to say which.
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(browser === '' ? {} : { executablePath: browser }), args: LAUNCH_ARGS },
  },
});
