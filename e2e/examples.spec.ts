import { Canvas } from './pages/canvas';
import { expect, test } from './pages/journeyTest';

test('examples are found by their words, in both languages', async ({ app, page }) => {
  await app.open();
  await app.button('Examples').click();
  const dialog = app.dialog('Examples');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ examples$/);
  await dialog.getByRole('searchbox', { name: 'Search the examples' }).fill('median');
  await expect(dialog.getByRole('status')).toHaveText(/^[1-4] examples?$/);
  await expect(dialog.getByRole('button', { name: /median/i }).first()).toBeVisible();
  await dialog.getByRole('searchbox').fill('no such words anywhere');
  await expect(dialog).toContainText('No example has these words.');
  await dialog.getByRole('searchbox').fill('');
  await app.closeDialog('Examples');

  await app.button(/^中文/).click();
  await app.button('示例').click();
  const other = app.dialog('示例');
  await other.getByRole('searchbox').fill('丙 乙 甲');
  await other.getByRole('button', { name: '甲乙丙 合并成 丙乙甲' }).click();
  await expect(page.getByRole('textbox', { name: '本文档的标题' })).toHaveValue('甲乙丙 合并成 丙乙甲');
});

test('an example’s expectations hold after a run, and one that does not is marked', async ({ app, page }) => {
  const canvas = new Canvas(page);
  await app.open();
  await app.openExample('Three calls: the input is one of them');
  await expect(app.expectations.getByRole('img', { name: 'not checked yet: run to the end' })).not.toHaveCount(0);
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.expectations).toContainText(/(\d) of \1 hold/);
  await expect(app.expectations.getByRole('img', { name: 'does not hold' })).toHaveCount(0);

  await app.openExample('甲 乙 丙 merge as 丙 乙 甲');
  await canvas.rename('甲', '丁');
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.expectations).toContainText('0 of 1 hold');
  await expect(app.expectations.getByRole('img', { name: 'does not hold' })).toBeVisible();
  await expect(app.expectations).toContainText("found ['丁', '丙', '乙']");
});

test('a public report is found by its number, and its document does what it tells of', async ({ app }) => {
  await app.open();
  await app.button('Examples').click();
  const dialog = app.dialog('Examples');
  await expect(dialog.getByRole('region', { name: 'Reports: threads and updates' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('langgraph#8083');
  await expect(dialog.getByRole('status')).toHaveText('1 example');
  await dialog.getByRole('button', { name: 'A saver that keeps only what changed' }).click();
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.expectations).toContainText('2 of 2 hold');
});
