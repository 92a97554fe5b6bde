import { Canvas } from './pages/canvas';
import { keptCursor } from './pages/disk';
import { expect, test } from './pages/journeyTest';

const RESTORED = 'Recorded before the page was reloaded.';

test('a reload loses nothing: document, undo, cursor and record', async ({ app, page }) => {
  const canvas = new Canvas(page);
  await app.open();
  await app.title.fill('Kept across a reload');
  await page.keyboard.press('Enter');
  await canvas.rename('apple', 'yak');
  await app.expectSaved();
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await page.keyboard.press(',');
  await expect(app.writers()).toHaveText(['input', 'mango', 'yak']);
  await expect.poll(() => keptCursor(page)).toEqual({ at: 2, call: 2 });
  const before = await app.document();

  await page.reload();
  await expect(app.title).toHaveValue('Kept across a reload');
  await app.expectAt(/^superstep 1/);
  await app.expectStatus(RESTORED);
  await expect(app.writers()).toHaveText(['input', 'mango', 'yak']);
  await expect(app.now).toContainText("['start', 'mango', 'yak']");
  expect(await app.document()).toEqual(before);

  await app.button('Undo: new name of a node').click();
  await expect(canvas.node('apple')).toBeVisible();
  await app.button('Undo: change of title').click();
  await expect(app.title).toHaveValue('Merge order is not what you think');
  await app.button('Redo: change of title').click();
  await app.button('Redo: new name of a node').click();
  await expect(canvas.node('yak')).toBeVisible();
  await expect(app.title).toHaveValue('Kept across a reload');
});

test('a run that was parked can be run to its end after a reload', async ({ app, page }) => {
  await app.open();
  await app.step();
  await app.expectAt(/^input/);
  await app.expectStatus('waiting for you');
  await page.reload();
  await app.expectAt(/^input/);
  await app.expectStatus(RESTORED);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
  await expect(app.status).not.toContainText(RESTORED);
});
