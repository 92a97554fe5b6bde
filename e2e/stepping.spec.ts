import { expect, test } from '@playwright/test';
import { App } from './pages/app';

test('the first graph, step by step to the end and back to the start', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await expect(app.timeline).toContainText('Nothing has run yet');

  await page.keyboard.press('ArrowRight');
  await app.expectAt(/^input/);
  await expect(app.rows()).toHaveCount(1);
  await expect(app.rows().first()).toContainText("[]['start']");
  await expect(app.field('log')).toContainText("['start']");

  await page.keyboard.press('ArrowRight');
  await app.expectAt(/^superstep 1/);
  await expect(app.rows()).toHaveCount(4);
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
  await expect(app.field('log')).toContainText("['start', 'apple', 'mango', 'zebra']");
  await expect(app.fold('log').getByRole('button')).toHaveText(["['apple']", "['mango']", "['zebra']"]);
  await expect(app.status).toContainText('done');
  await expect(page.getByText('1 of 1 hold')).toBeVisible();
  await expect(app.button('Step')).toBeDisabled();

  await page.keyboard.press('ArrowLeft');
  await app.expectAt(/^input/);
  await expect(app.rows()).toHaveCount(1);
  await expect(app.field('log')).toContainText("['start']");
  await expect(app.field('log')).not.toContainText('apple');

  await page.keyboard.press('ArrowLeft');
  await expect(app.calls).toBeHidden();
  await expect(app.button('Back')).toBeDisabled();
  app.noViolations();
});

test('call by call inside a merge', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await page.keyboard.press('ArrowRight');
  await app.expectAt(/^input/);
  await page.keyboard.press('.');
  await app.expectAt(/^superstep 1/);
  await expect(app.rows()).toHaveCount(1);
  await page.keyboard.press('.');
  await expect(app.rows()).toHaveCount(2);
  await expect(app.now).toContainText("['start', 'apple']");
  await page.keyboard.press('.');
  await expect(app.now).toContainText("['start', 'apple', 'mango']");
  await page.keyboard.press(',');
  await expect(app.now).not.toContainText('mango');
  app.noViolations();
});

test('what a later superstep will do has not run', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await app.openExample('Three calls: the input is one of them');
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await app.tab('Console');
  const console = page.getByRole('log', { name: 'Console' });
  await expect(console).toContainText("['A']");
  await expect(console).not.toContainText("['B']");
  await app.step();
  await expect(console).toContainText("['B']");
  app.noViolations();
});

test('language, notation and theme change in the middle of a run', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await app.step();
  await app.expectAt(/^input/);
  await page.getByRole('button', { name: /^Notation: Python/ }).click();
  await expect(app.field('log')).toContainText('["start"]');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^中文/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: '单步', exact: true }).click();
  await expect(page.getByRole('button', { name: /^超步 1/ })).toHaveAttribute('aria-current', 'step');
  app.noViolations();
});

test('covering hides what has not been stepped to', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await page.keyboard.press('h');
  await app.step();
  await app.expectAt(/^input/);
  await app.tab('Tasks');
  await expect(
    page
      .getByRole('list', { name: 'Tasks' })
      .getByRole('img', { name: /covered/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('img', { name: /covered/ })).toHaveCount(0);
});
