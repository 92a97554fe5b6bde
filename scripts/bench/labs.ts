import type { BrowserContext, Page } from '@playwright/test';
import { encodeLink } from '~/core/share';
import type { Figure } from './figure';
import { withReducer } from './graphs';
import { quantile } from './median';

const FRAME_GOAL = 1.3;
const WATCHED_MS = 3_000;
/** Busy for some milliseconds at each call. */
const SLOW = `export default (existing, update) => {
  let sum = 0;
  for (let i = 0; i < 3e6; i++) sum += i % 7;
  return sum < 0 ? existing : [...existing, ...update];
};
`;
const ENDLESS = 'export default (existing, update) => {\n  for (;;) {}\n};\n';

/** What an experiment costs the page that it runs beside, and how soon it stops while a reducer loops. */
export async function measureLabs(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage();
  await page.goto(`${url}#${encodeLink(withReducer(SLOW))}`);
  await fieldShown(page);
  const idle = quantile(await frames(page), 0.95);
  await tryLaws(page);
  const busy = quantile(await frames(page), 0.95);
  await page.close();

  const looping = await context.newPage();
  await looping.goto(`${url}#${encodeLink(withReducer(ENDLESS))}`);
  await fieldShown(looping);
  await tryLaws(looping);
  const stop = looping.getByRole('button', { name: 'Stop', exact: true }).last();
  await stop.waitFor();
  const pressed = performance.now();
  await stop.click();
  await looping.getByRole('button', { name: 'Try again' }).waitFor();
  const stopped = performance.now() - pressed;
  await looping.close();
  return [
    { what: 'frame while laws are tried ÷ frame of the idle page, 95 of 100', figure: busy / idle, goal: FRAME_GOAL, unit: '' },
    { what: 'Stop of an experiment whose reducer loops, press to stopped', figure: stopped, goal: null, unit: 'ms' },
  ];
}

async function fieldShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Field list,/ }).click();
  await page.getByRole('button', { name: 'Try its laws' }).waitFor();
  // The editor's compiler loads behind it, and is not what is measured.
  await page.locator('.squiggly-error, .monaco-editor .view-line').first().waitFor();
}

async function tryLaws(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try its laws' }).click();
  await page.getByRole('region', { name: 'Laws of list' }).waitFor();
}

/** Times between the frames of a while, in milliseconds. */
function frames(page: Page): Promise<number[]> {
  return page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const began = performance.now();
        const next = (now: number) => {
          times.push(now);
          if (now - began < ms) requestAnimationFrame(next);
          else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)));
        };
        requestAnimationFrame(next);
      }),
    WATCHED_MS,
  );
}
