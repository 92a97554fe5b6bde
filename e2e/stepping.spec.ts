import type { App } from './pages/app';
import { Canvas } from './pages/canvas';
import { serialDocument } from './pages/documents';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

/** What every place shows of the first graph after so many steps. */
const VIEWS = [
  { at: null, writers: [], log: null, counts: '', apple: /^apple\. has not run yet/, end: null },
  {
    at: /^input/,
    writers: ['input'],
    log: "['start']",
    counts: 'length 1 · 1 call',
    apple: /^apple\. Will run in superstep 1\. Reads \['start'\]/,
    end: null,
  },
  {
    at: /^superstep 1/,
    writers: ['input', 'apple', 'mango', 'zebra'],
    log: "['start', 'apple', 'mango', 'zebra']",
    counts: 'length 4 · 4 calls',
    apple: /^apple\. Ran in superstep 1\. Reads \['start'\]\. Writes log ← \['apple'\]\. log: 1st of 3 writes/,
    end: '1 of 1 hold',
  },
] as const;

async function expectView(app: App, step: 0 | 1 | 2): Promise<void> {
  const canvas = new Canvas(app.page);
  const view = VIEWS[step];
  if (view.at === null) await expect(app.timeline.locator('[aria-current=step]')).toHaveCount(0);
  else await app.expectAt(view.at);
  await expect(app.writers()).toHaveText(view.writers);
  if (view.log === null) {
    await expect(app.now).toBeHidden();
    await expect(app.field('log')).not.toContainText('now');
  } else {
    await expect(app.now).toContainText(`log${view.log}next`);
    await expect(app.field('log')).toContainText(`now${view.log}${view.counts}`);
  }
  await expect(canvas.node('apple')).toHaveAccessibleName(view.apple);
}

test('the first graph, step by step to the end and back to the start, with every view right at each step', async ({ app, page }) => {
  await app.open();
  await expect(app.timeline).toContainText('Nothing has run yet');
  await expect(app.button('Back')).toBeDisabled();
  for (const step of [1, 2] as const) {
    await page.keyboard.press('ArrowRight');
    await expectView(app, step);
  }
  await expect(app.rows().nth(3)).toContainText("['start', 'apple', 'mango']");
  await expect(app.rows().nth(3), 'the row of the cursor is whole in sight').toBeInViewport({ ratio: 1 });
  await expect(app.fold('log').getByRole('button')).toHaveText(["['apple']", "['mango']", "['zebra']"]);
  await app.expectStatus('done');
  await expect(page.getByText('1 of 1 hold')).toBeVisible();
  await expect(app.button('Step')).toBeDisabled();
  for (const step of [1, 0] as const) {
    await page.keyboard.press('ArrowLeft');
    await expectView(app, step);
  }
  await expect(app.button('Back')).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectView(app, 2);
});

test('a row opened at the edge of the record brings its details into sight', async ({ app, page }) => {
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await page.getByRole('button', { name: 'Details 4' }).click();
  await expect(app.calls.getByRole('heading', { name: 'existing' })).toBeInViewport({ ratio: 1 });
});

test('call by call inside a merge', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('ArrowRight');
  await app.expectAt(/^input/);
  await page.keyboard.press('.');
  await app.expectAt(/^superstep 1/);
  await expect(app.writers()).toHaveText(['input']);
  await page.keyboard.press('.');
  await expect(app.writers()).toHaveText(['input', 'apple']);
  await page.keyboard.press('.');
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango']);
  await expect(app.now).toContainText("['start', 'apple', 'mango']");
  await page.keyboard.press(',');
  await expect(app.writers()).toHaveText(['input', 'apple']);
  await expect(app.now).toContainText("['start', 'apple']");
  await expect(app.now).not.toContainText('mango');
});

test('what a later superstep will do has not run', async ({ app, page }) => {
  await app.openLinkTo(serialDocument('One after the other', ['one', 'two', 'three']));
  await app.tab('Console');
  const console = page.getByRole('log', { name: 'Console' });
  await app.step();
  await app.expectAt(/^input/);
  await expect(page.getByText('Nothing was printed')).toBeVisible();
  await app.step();
  await app.expectAt(/^superstep 1/);
  await app.expectStatus('waiting for you');
  await expect(console).toContainText('one ran');
  await expect(console).not.toContainText('two ran');
  await app.step();
  await app.expectAt(/^superstep 2/);
  await expect(console).toContainText('two ran');
  await expect(console).not.toContainText('three ran');
});

test('code changed while parked before it is what runs, and a difference is named', async ({ app, page }) => {
  const canvas = new Canvas(page);
  const inspector = new Inspector(page);
  await app.openLinkTo(serialDocument('One after the other', ['one', 'two', 'three']));
  for (const at of [/^input/, /^superstep 1/, /^superstep 2/]) {
    await app.step();
    await app.expectAt(at);
  }
  await canvas.node('three').click();
  await inspector.fullEditor();
  await inspector.write(/^Source of node three/, "export default () => ({ log: ['changed'] });\n");
  await app.expectStatus('The document changed after this run. Step runs the new one to the same place.');
  await app.step();
  await app.expectStatus('waiting for you');
  await app.expectAt(/^superstep 2/);
  await expect(app.status).not.toContainText('First difference');
  await app.step();
  await app.expectAt(/^superstep 3/);
  await expect(app.now).toContainText("['one', 'two', 'changed']");

  await canvas.node('two').click();
  await inspector.write(/^Source of node two/, "export default () => ({ log: ['TWO'] });\n");
  await app.step();
  await expect(app.now).toContainText("['one', 'TWO', 'changed']");
  await app.expectAt(/^superstep 3/);
  await app.expectStatus(/First difference to the run before: superstep 2, two\. It was .*\['two'\].*, now it is .*\['TWO'\]/);
});
