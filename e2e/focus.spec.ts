import { Canvas } from './pages/canvas';
import { expect, test } from './pages/journeyTest';

test('a dialog begins at what it is for, and gives the focus back however it is closed', async ({ app, page }) => {
  await app.open();
  await app.button('Documents').focus();
  await page.keyboard.press('Enter');
  await expect(app.button('New document')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.dialog('Documents')).toBeHidden();
  await expect(app.button('Documents')).toBeFocused();

  for (const name of ['Examples', 'Share', 'Keyboard']) {
    await app.button(name).focus();
    await page.keyboard.press('Enter');
    await app.dialog(name).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(app.dialog(name)).toBeHidden();
    await expect(app.button(name)).toBeFocused();
  }
});

test('asking before a document is deleted keeps the focus inside the dialog', async ({ app, page }) => {
  await app.open();
  await app.newDocument();
  await app.button('Documents').click();
  const dialog = app.dialog('Documents');
  await dialog.getByRole('button', { name: /^Delete Untitled/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Open Untitled/ })).toBeFocused();
});

test('the keys of the graph are in the list of keys, and add a node wherever the focus is', async ({ app, page }) => {
  const canvas = new Canvas(page);
  await app.open();
  await page.keyboard.press('?');
  await expect(app.dialog('Keyboard').getByRole('region', { name: 'Keys of the graph' })).toContainText('Add a node');
  await page.keyboard.press('a');
  await expect(canvas.naming).toBeHidden();
  await app.closeDialog('Keyboard');

  await app.newDocument();
  await expect(app.button('Documents')).toBeFocused();
  await page.keyboard.press('a');
  await expect(canvas.naming).toBeFocused();
  await page.keyboard.type('yak');
  await page.keyboard.press('Enter');
  await expect(canvas.node('yak')).toBeFocused();

  await canvas.node('yak').evaluate((element) => element.blur());
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowDown');
  await expect(canvas.region.getByRole('group').and(page.locator(':focus'))).toBeVisible();
  await expect(canvas.node('yak')).toBeVisible();
});

test('a tool that is asked for has the focus, shows its top, and gives the focus back', async ({ app, page }) => {
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.button('Other orders').press('Enter');
  const focused = page.locator(':focus');
  await expect(page.getByRole('tabpanel', { name: 'Orders' }).and(focused)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(app.button('Try again')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(app.button('Close')).toBeFocused();
  await page.getByRole('region', { name: 'Repeat real runs' }).scrollIntoViewIfNeeded();
  await app.field('log').click();
  await app.button('Try its laws').press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Laws' }).and(focused)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Laws of log' })).toBeInViewport();
  await app.button('Close').press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Laws' })).toBeHidden();
  await expect(
    app
      .button('Other orders')
      .or(page.getByRole('region', { name: 'Inspector', exact: true }))
      .and(focused),
  ).toBeVisible();
});
