import { Canvas } from './pages/canvas';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

test.beforeEach(async ({ app, page }) => {
  await app.open();
  const { region } = new Canvas(page);
  await region.getByRole('group', { name: /^apple\./ }).click();
});

test('typing begins before the full editor has come, and nothing of it is lost', async ({ app, page }) => {
  const inspector = new Inspector(page);
  await inspector.source('Source of node apple').focus();
  await page.keyboard.press('ControlOrMeta+A');
  for (const word of 'export default () => ({ log: [`typed while it loads`] })'.split(/(?<= )/)) await page.keyboard.insertText(word);
  await inspector.fullEditor();
  await page.keyboard.insertText(';');
  await app.button('Run').click();
  await expect(app.rows().nth(1)).toContainText("['typed while it loads']", { timeout: 60_000 });
});

test('undo is the editor’s own inside it, and one entry for a burst outside', async ({ page }) => {
  const inspector = new Inspector(page);
  const code = inspector.region.locator('.view-lines');
  await inspector.write('Source of node apple', 'export default () => ({ log: ["one"] });');
  await page.keyboard.insertText('// two');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(code).not.toContainText('two');
  await expect(code).toContainText('one');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(inspector.check(/^Defer/)).toBeFocused();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(code).toContainText('langgraph_node');
});
