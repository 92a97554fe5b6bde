// Everything that must hold, in the order in which it fails fastest; ends with "N passed, N failed" alone on a line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensureBrowser.mjs';

const CACHE = 'node_modules/.cache';
const UNIT = `${CACHE}/unit.json`;
const E2E = `${CACHE}/e2e.json`;
let passed = 0;
let failed = 0;

function run(name, command, args, env = {}) {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`-- ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

const bin = (name) => `node_modules/.bin/${name}`;
const count = (ok) => (ok ? (passed += 1) : (failed += 1));

/** A runner that fails without a failing test (it crashed, or wrote no report) still counts as one failure. */
function addReport(file, ok, read) {
  const [good, bad] = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0];
  passed += good;
  failed += bad;
  if (!ok && bad === 0) failed += 1;
}

mkdirSync(CACHE, { recursive: true });
rmSync(UNIT, { force: true });
rmSync(E2E, { force: true });

count(run('format', bin('biome'), ['format', '--colors=off', '.']));
count(run('types', bin('tsc'), ['-p', '.']));
count(run('lint', bin('oxlint'), ['--type-aware', 'src', 'e2e', 'scripts']));
count(run('unused code', bin('knip'), ['--no-progress']));

const unit = run('unit tests', bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]);
addReport(UNIT, unit, (report) => [report.numPassedTests, report.numFailedTests]);

const built = run('build', bin('vite'), ['build', '--manifest', '--logLevel', 'warn'], { E2E_HARNESS: '1', OUT_DIR: 'dist-e2e' });
count(built);
if (built) {
  count(run('sizes', process.execPath, ['scripts/run.mjs', 'sizes', 'dist-e2e']));
  try {
    await ensureBrowser();
    const e2e = run('browser tests', bin('playwright'), ['test'], { OUT_DIR: 'dist-e2e' });
    addReport(E2E, e2e, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  } catch (error) {
    console.log(error.message);
    failed += 1;
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
