import type { Locator } from '@playwright/test';
import { expect, test } from './pages/journeyTest';

test('language, notation and theme change in the middle of a run', async ({ app, page }) => {
  await app.open();
  await app.step();
  await app.expectAt(/^input/);
  await app.button(/^Notation: Python/).click();
  await expect(app.field('log')).toContainText('["start"]');
  await app.button('Theme: as the system').click();
  await app.button('Theme: light').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.button(/^中文/).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await app.button('单步').click();
  await expect(app.button(/^超步 1/)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('table', { name: /归约函数/ })).toContainText('["start", "apple", "mango"]');
  await app.button(/^EN:/).click();
  await app.expectAt(/^superstep 1/);
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
});

test('covering hides what has not been stepped to, until it is stepped to', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('h');
  await expect(app.button('Show what is covered')).toHaveAttribute('aria-pressed', 'true');
  await app.step();
  await app.expectAt(/^input/);
  await app.tab('Tasks');
  const covered = page.getByRole('list', { name: 'Tasks' }).getByRole('img', { name: 'covered: not stepped to yet' });
  await expect(covered).toHaveCount(3);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await expect(covered).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(covered).toHaveCount(3);
  await page.keyboard.press('h');
  await expect(covered).toHaveCount(0);
});

test('places are resized by mouse and by keyboard, and stay so after a reload', async ({ app, page }) => {
  await app.open();
  const size = async (separator: Locator) => Number(await separator.getAttribute('aria-valuenow'));
  const state = page.getByRole('separator', { name: 'Resize: State' });
  const record = page.getByRole('separator', { name: 'Resize: Record' });
  const first = { state: await size(state), record: await size(record) };

  await state.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => size(state)).toBeGreaterThan(first.state);
  await expect(app.timeline).toContainText('Nothing has run yet');

  const line = await record.boundingBox();
  if (line === null) throw new Error('the separator is not in sight');
  await record.hover();
  await page.mouse.down();
  await page.mouse.move(line.x + line.width / 2, line.y - 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => size(record)).toBeLessThan(first.record);

  const then = { state: await size(state), record: await size(record) };
  await page.reload();
  await expect(app.button('Step')).toBeEnabled();
  await expect.poll(() => size(state)).toBeCloseTo(then.state, 0);
  await expect.poll(() => size(record)).toBeCloseTo(then.record, 0);
});
