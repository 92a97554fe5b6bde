import { Canvas } from './pages/canvas';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

const DOUBLES = 'review gives the log back whole';

test('Step goes into the graph that is open, over it on request, and back', async ({ app, page }) => {
  const canvas = new Canvas(page);
  const inside = page.getByRole('region', { name: 'Inside review' });
  await app.open();
  await app.openExample(DOUBLES);
  await app.step();
  await app.step();
  await app.expectAt(/^superstep 1/);
  await canvas.node('review').click();
  await new Inspector(page).button('Open review').click();
  await expect(inside).toContainText('It has not run at the place shown.');

  await app.step();
  await expect(inside.getByRole('button', { name: 'input' })).toHaveAttribute('aria-current', 'step');
  await app.expectStatus('waiting for you inside');
  await expect(canvas.node('read')).toHaveAccessibleName(/Will run in superstep 1\. Reads \['opened'\]/);
  await app.step();
  await expect(inside.getByRole('button', { name: 'superstep 1' })).toHaveAttribute('aria-current', 'step');
  await expect(app.now).toContainText("['opened', 'reviewed']");
  await expect(app.moment(/^superstep 2/)).toContainText('under way');
  await app.tab('Checkpoints');
  await expect(page.getByRole('tree').getByRole('treeitem')).toHaveCount(3);
  await app.tab('Reducer calls');

  await app.step();
  await app.expectAt(/^superstep 2/);
  await page.keyboard.press('ArrowLeft');
  await expect(inside.getByRole('button', { name: 'superstep 1' })).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await app.expectAt(/^superstep 1/);
  await page.keyboard.press('Shift+ArrowRight');
  await app.expectAt(/^superstep 2/);
});

test('a graph inside that doubles a list is found in the record, mended and right', async ({ app, page }) => {
  await app.open();
  await app.openExample(DOUBLES);
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['opened', 'opened', 'reviewed']");
  await expect(app.writers()).toHaveText(['open', 'review']);
  const hazards = page.getByRole('region', { name: /^Hazards/ });
  await expect(hazards).toContainText('review is a graph that shares log');
  await hazards.getByRole('button', { name: 'Take it out of the input schema of the graph inside' }).click();
  await app.expectStatus('The document changed after this run.');
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['opened', 'reviewed']");
  await expect(hazards).toBeHidden();
});
