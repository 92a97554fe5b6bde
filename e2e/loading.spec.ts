import { expect, type Page, type Route, test } from '@playwright/test';
import { filesOf, readManifest, stages } from '../scripts/bench/sizes';

const OUT_DIR = process.env['OUT_DIR'] ?? 'dist-e2e';

/** Every other script of the build never comes: what a stage's budget is counted over must be enough for it. */
async function openWithOnly(page: Page, stage: (typeof stages)[keyof typeof stages], language: string): Promise<void> {
  const files = new Set(filesOf(readManifest(OUT_DIR), stage.roots));
  const never = (_route: Route) => new Promise<void>(() => undefined);
  await page.route('**/*.js', (route) => (files.has(new URL(route.request().url()).pathname.slice(1)) ? route.continue() : never(route)));
  await page.addInitScript((chosen) => Object.defineProperty(navigator, 'language', { get: () => chosen }), language);
  await page.goto('/');
}

async function expectPainted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
}

/** The sketch that stands there before has no tools. */
async function select(page: Page, graph: RegExp, node: string): Promise<void> {
  const canvas = page.getByRole('region', { name: graph });
  await expect(canvas.getByRole('toolbar').first()).toBeVisible();
  await canvas.getByText(node).first().click();
}

for (const [language, firstPaint, interactive, graph, step] of [
  ['en', stages.firstPaint, stages.interactive, /^Graph: 3 nodes/, 'Step'],
  ['zh', stages.firstPaintChinese, stages.interactiveChinese, /^图：3/, '单步'],
] as const) {
  test(`the first paint shows the graph and needs no more than its budget counts: ${language}`, async ({ page }) => {
    await openWithOnly(page, firstPaint, language);
    await expect(page.getByRole('region', { name: graph })).toContainText('zebra');
    await expectPainted(page);
  });

  test(`the graph can be worked with and stepped without what its budget leaves out: ${language}`, async ({ page }) => {
    await openWithOnly(page, interactive, language);
    await expect(page.getByRole('button', { name: step, exact: true })).toBeEnabled();
    await select(page, graph, 'zebra');
    await expect(page.getByRole('toolbar', { name: /zebra/ })).toBeVisible();
  });
}

test('every place is there before the editor and the engine have come', async ({ page }) => {
  await openWithOnly(page, stages.places, 'en');
  await select(page, /^Graph: 3 nodes/, 'zebra');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('zebra');
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
});
