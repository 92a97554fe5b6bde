import type { BrowserContext, Page } from '@playwright/test';
import type { PlaygroundDoc } from '~/core/document';
import { encodeLink } from '~/core/share';
import type { Figure } from './figure';
import { lanes, withOwnReducer } from './graphs';
import { quantile } from './median';

const GOAL = 1.5;
const KEYS = 60;
/** A person who types fast. */
const BETWEEN_KEYS_MS = 70;
const MOVES = 60;

/** How much longer a large document takes than a small one to answer a key in the code editor, and to follow a dragged node. */
export async function measureEditing(context: BrowserContext, url: string): Promise<Figure[]> {
  const small = await editing(context, url, withOwnReducer(lanes(5, 1)));
  const large = await editing(context, url, withOwnReducer(lanes(10, 20)));
  const times = (what: string, of: (one: Measured) => readonly number[], q: number): Figure => ({
    what: `${what}, 200 nodes ÷ 5 nodes, ${q === 0.5 ? 'median' : '95 of 100'}`,
    figure: quantile(of(large), q) / quantile(of(small), q),
    goal: GOAL,
    unit: '',
  });
  return [
    times('key to paint in the code editor', ({ keys }) => keys, 0.5),
    times('key to paint in the code editor', ({ keys }) => keys, 0.95),
    times('frame while a node is dragged', ({ frames }) => frames, 0.5),
    times('frame while a node is dragged', ({ frames }) => frames, 0.95),
  ];
}

interface Measured {
  /** From each key to the paint after it, in milliseconds. */
  readonly keys: readonly number[];
  /** Between the frames of a drag. */
  readonly frames: readonly number[];
}

async function editing(context: BrowserContext, url: string, doc: PlaygroundDoc): Promise<Measured> {
  const page = await context.newPage();
  await page.goto(`${url}#${encodeLink(doc)}`);
  const keys = await typed(page);
  const frames = await dragged(page);
  await page.close();
  return { keys, frames };
}

async function typed(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^Field list,/ }).click();
  const line = page.locator('.monaco-editor .view-line').first();
  await line.waitFor();
  // The editor's compiler loads behind it, and is not what is measured.
  await page.waitForLoadState('networkidle');
  await line.click();
  await page.keyboard.press('End');
  // The first edit makes the document one's own.
  await page.keyboard.type(' //');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('x');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

async function dragged(page: Page): Promise<number[]> {
  const node = page.getByRole('region', { name: /^Graph:/ }).getByRole('group', { name: /^node01(\.| after|$)/ });
  const box = await node.boundingBox();
  if (box === null) throw new Error('node01 is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 4);
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => window.benchProbe.frames.length);
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(x + 4 + (move % 20) * 3, y + 4 + (move % 10) * 3);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => window.benchProbe.frames);
  await page.mouse.up();
  return frames.slice(before);
}
