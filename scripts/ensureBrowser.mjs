// Finds a Chromium for the browser tests, or brings one. Each candidate is really started before it is taken.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CACHE = 'node_modules/.cache/browser.json';
const isRoot = process.getuid?.() === 0;

/** Without background networking the browser does not look for hosts of its own while tests run. */
export const LAUNCH_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
];

async function starts(path) {
  try {
    const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: LAUNCH_ARGS, timeout: 60_000 });
    await browser.close();
    return true;
  } catch (error) {
    console.log(`browser: ${path || "Playwright's own"} does not start: ${String(error.message).split('\n')[0]}`);
    return false;
  }
}

function remember(path, how) {
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ path, how }));
  console.log(`browser: ${how}${path ? ` (${path})` : ''}`);
  return path;
}

function remembered() {
  if (!existsSync(CACHE)) return null;
  const { path } = JSON.parse(readFileSync(CACHE, 'utf8'));
  return existsSync(path || chromium.executablePath()) ? path : null;
}

function download() {
  console.log("browser: trying Playwright's download");
  const run = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
    encoding: 'utf8',
  });
  if (run.status !== 0) console.log('browser: the download is not possible here');
  return run.status === 0;
}

function installByApt() {
  if (process.platform !== 'linux' || !isRoot || spawnSync('which', ['apt-get']).status !== 0) return;
  console.log('browser: apt-get install chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['update', '-qq'], { stdio, env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-cjk'], {
    stdio,
    env,
  });
}

/** The path of a Chromium that starts; '' means Playwright's own. Throws with what to do when there is none. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return remember(given, '$CHROMIUM_PATH');
    throw new Error(`CHROMIUM_PATH=${given} does not start. Point it at a Chromium or Chrome, or unset it.`);
  }
  const before = remembered();
  if (before !== null) return before;
  if (existsSync(chromium.executablePath()) && (await starts(''))) return remember('', "Playwright's own");
  const present = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (present && (await starts(present))) return remember(present, 'found on this system');
  if (!process.env.SKIP_BROWSER_DOWNLOAD && download() && (await starts(''))) return remember('', "Playwright's own, downloaded now");
  installByApt();
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed && (await starts(installed))) return remember(installed, 'installed by apt-get');
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH=/path/to/it, or run: npx playwright install --with-deps chromium',
  );
}

if (import.meta.url === `file://${process.argv[1]}`) await ensureBrowser();
