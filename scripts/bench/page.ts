import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { encodeLink } from '~/core/share';
import { measureEditing } from './editing';
import type { Effort, Figure } from './figure';
import { stepped } from './graphs';
import { measureLabs } from './labs';
import { median, quantile } from './median';
import { installProbe, type Probe } from './probe';

const FRAMES_GOAL = 2;
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
/** A person who presses fast. */
const BETWEEN_PRESSES_MS = 150;
/** The first step starts an engine, which takes its time where the machine is busy. */
const PATIENCE_MS = 120_000;

/** How soon the built page at `url` can be used, and how soon it answers a press. */
export function measurePage(url: string, { quick }: Effort): Promise<Figure[]> {
  return inBrowser(async (context) => [
    ...(await measureStart(context, url)),
    ...(await measureSteps(context, url, quick ? 8 : 20)),
    ...(await measureLabs(context, url)),
  ]);
}

/** How a large document is edited, against a small one. */
export function measureLargeDocument(url: string): Promise<Figure[]> {
  return inBrowser((context) => measureEditing(context, url));
}

async function inBrowser(measured: (context: BrowserContext) => Promise<Figure[]>): Promise<Figure[]> {
  const { ensureBrowser, LAUNCH_ARGS } = await import('../ensureBrowser.mjs');
  const path = await ensureBrowser();
  const browser = await chromium.launch({ ...(path === '' ? {} : { executablePath: path }), args: LAUNCH_ARGS });
  try {
    return await measured(await newContext(browser));
  } finally {
    await browser.close();
  }
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(installProbe);
  return context;
}

/** A first visit: nothing is cached. */
async function measureStart(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage();
  await page.goto(url);
  await stepPossible(page);
  await press(page, 1);
  const { stepPossible: possible, presses } = await probeOf(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  await page.close();
  const [first] = presses;
  if (possible === null || first === undefined) throw new Error('the page was never ready to step');
  return [
    { what: 'first paint to first possible step ÷ first paint', figure: (possible - paint) / paint, goal: null, unit: '' },
    {
      what: 'first step, pressed at once, press to paint ÷ first paint',
      figure: (first.painted - first.pressed) / paint,
      goal: null,
      unit: '',
    },
  ];
}

/** Steps through the wall, once everything has loaded and the run has been started by a first press. */
async function measureSteps(context: BrowserContext, url: string, steps: number): Promise<Figure[]> {
  const page = await context.newPage();
  await page.goto(`${url}#${encodeLink(stepped(steps))}`);
  await stepPossible(page);
  await page.waitForLoadState('networkidle');
  await press(page, 1);
  const work = await pageWork(page);
  const before = await work();
  for (let step = 1; step <= steps; step++) {
    await page.waitForTimeout(BETWEEN_PRESSES_MS);
    await press(page, step + 1);
  }
  const worked = (await work()) - before;
  const { presses, frames } = await probeOf(page);
  await page.close();
  const frame = median(frames);
  const taken = presses.slice(1).map(({ pressed, painted }) => (painted - pressed) / frame);
  return [
    { what: 'press to paint of a step, median', figure: median(taken), goal: FRAMES_GOAL, unit: 'frames' },
    { what: 'press to paint of a step, 95 of 100', figure: quantile(taken, 0.95), goal: FRAMES_GOAL, unit: 'frames' },
    { what: 'scripts, styles and layout of a step, by processor time', figure: worked / steps / frame, goal: null, unit: 'frames' },
  ];
}

/** A clock of the work that the page's own thread does, in milliseconds; the wall's frame and worker have threads of their own. */
async function pageWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => WORK.includes(name));
    return parts.reduce((sum, { value }) => sum + value, 0) * 1000;
  };
}

async function stepPossible(page: Page): Promise<void> {
  await page.waitForFunction(() => window.benchProbe.stepPossible !== null);
}

/** Presses the key of Step and waits until `count` presses in all have been painted. */
async function press(page: Page, count: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((wanted) => window.benchProbe.presses.length === wanted, count);
}

function probeOf(page: Page): Promise<Probe> {
  return page.evaluate(() => window.benchProbe);
}
