import { Canvas } from './pages/canvas';
import { expect, test } from './pages/journeyTest';

test('an agent runs behind the wall, and its inside is opened, looked at and stepped, not edited', async ({ app, page }) => {
  const canvas = new Canvas(page);
  await app.open();
  await app.openExample('A tool writes to the state by a Command');
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await canvas.node('agent').press('Enter');
  await canvas.node('agent').press('Enter');

  const path = page.getByRole('navigation', { name: 'Open graph' });
  await expect(path).toContainText('agent');
  await expect(path).toContainText('Made by code');
  await expect(canvas.node('model_request')).toBeVisible();
  await expect(canvas.node('tools')).toBeVisible();
  await expect(canvas.button('Add node')).toBeHidden();
  // The record is that of the agent: its messages grow call by call.
  await expect(app.rows()).not.toHaveCount(0);
  await expect(app.calls).toContainText('model call');
  await canvas.node('tools').press('Delete');
  await expect(canvas.node('tools')).toBeVisible();
  await page.getByRole('button', { name: 'Main graph' }).click();
  await expect(canvas.node('look')).toBeVisible();
});
