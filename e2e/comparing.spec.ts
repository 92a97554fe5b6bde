import { Canvas } from './pages/canvas';
import { expect, test } from './pages/journeyTest';

test('two variants are stepped together, and their first difference is named', async ({ app, page }) => {
  await app.open();
  await app.step();
  await app.expectAt(/^input/);
  await app.button('Compare').click();
  const compare = page.getByRole('region', { name: 'Compare two variants' });
  await expect(compare).toBeVisible();
  await compare.getByRole('combobox', { name: 'Compare with' }).selectOption('reducer');
  await compare.getByRole('combobox', { name: 'Reducer of B' }).selectOption('keepFirst');
  await page.keyboard.press('ArrowRight');
  await expect(compare.getByRole('button', { name: 'input', exact: true }).first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowRight');
  await expect(compare).toContainText("['start', 'apple', 'mango', 'zebra']");
  await expect(compare.getByRole('status').first()).toContainText('First difference');
  await page.keyboard.press('Escape');
  await expect(compare).toBeHidden();
  // The page's own run is where it was.
  await app.expectAt(/^input/);
  await app.expectStatus('waiting for you');
  await app.step();
  await app.expectAt(/^superstep 1/);
});

test('the document before its last edit is a variant, too', async ({ app, page }) => {
  await app.open();
  await new Canvas(page).rename('apple', 'yak');
  await app.button('Compare').click();
  const compare = page.getByRole('region', { name: 'Compare two variants' });
  await compare.getByRole('combobox', { name: 'Compare with' }).selectOption('earlier');
  await compare.getByRole('button', { name: 'Run' }).click();
  await expect(compare).toContainText("['start', 'mango', 'yak', 'zebra']");
  await expect(compare).toContainText("['start', 'apple', 'mango', 'zebra']");
});
