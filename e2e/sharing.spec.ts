import { expect, test } from '@playwright/test';
import { App } from './pages/app';

test('a link opens the same document in a fresh profile, and runs nothing', async ({ page, browser }) => {
  const app = new App(page);
  await app.open();
  await app.openExample('甲 乙 丙 merge as 丙 乙 甲');
  await app.button('Share').click();
  const link = await page.getByRole('textbox', { name: 'Link to this document' }).inputValue();
  expect(link).toContain('#0.');

  const other = await browser.newContext();
  const there = new App(await other.newPage());
  await there.open(link);
  await expect(there.page.getByRole('textbox', { name: 'Title of this document' })).toHaveValue('甲 乙 丙 merge as 丙 乙 甲');
  await expect(there.status).toContainText('not started');
  await expect(there.page.getByText('not saved')).toBeVisible();
  await there.button('Share').click();
  await expect(there.page.getByRole('textbox', { name: 'Link to this document' })).toHaveValue(link);
  await there.page.keyboard.press('Escape');
  await there.button('Run').click();
  await expect(there.status).toContainText('done');
  await expect(there.writers()).toHaveText(['丙', '乙', '甲']);
  there.noViolations();
  await other.close();
});

test('a damaged link says so and changes nothing', async ({ page }) => {
  const app = new App(page);
  await app.open();
  await app.button('Share').click();
  const link = await page.getByRole('textbox', { name: 'Link to this document' }).inputValue();
  for (const damaged of [link.slice(0, -1), link.slice(0, -40), `${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`]) {
    await page.goto('about:blank');
    await page.goto(damaged);
    await expect(page.getByText('The link could not be opened')).toBeVisible();
    await expect(page.getByText('Your own document is as it was.')).toBeVisible();
  }
});

test('a reload loses nothing', async ({ page }) => {
  const app = new App(page);
  await app.open();
  const title = page.getByRole('textbox', { name: 'Title of this document' });
  await title.fill('Kept across a reload');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await page.reload();
  await expect(title).toHaveValue('Kept across a reload');
  await app.expectAt(/^superstep 1/);
  await expect(app.status).toContainText('Recorded before the page was reloaded');
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Merge order is not what you think');
});

test('several documents, with a list', async ({ page }) => {
  const app = new App(page);
  await app.open();
  const title = page.getByRole('textbox', { name: 'Title of this document' });
  await title.fill('One');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await app.button('Documents').click();
  await app.button('New document').click();
  await title.fill('Two');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await app.button('Documents').click();
  await app.button('Open One').click();
  await expect(title).toHaveValue('One');
  await app.button('Documents').click();
  await app.button('Delete Two').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(app.button('Open Two')).toBeHidden();
});
