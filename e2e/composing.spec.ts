import { Canvas } from './pages/canvas';
import { Composition } from './pages/composition';
import { expect, test } from './pages/journeyTest';

test('甲, 乙 and 丙 typed through an input method merge by code point, and no shortcut fires meanwhile', async ({ app, page }) => {
  const canvas = new Canvas(page);
  const ime = await Composition.on(page);
  await app.open();
  await app.newDocument();
  await page.keyboard.press('h');
  await expect(app.button('Show what is covered')).toBeVisible();
  for (const [letters, name] of [
    ['jia', '甲'],
    ['yi', '乙'],
    ['bing', '丙'],
  ] as const) {
    await canvas.button('Add node').first().click();
    await expect(canvas.naming).toBeFocused();
    for (let typed = 1; typed <= letters.length; typed++) await ime.compose(letters.slice(0, typed));
    await expect(canvas.naming).toHaveValue(letters);
    for (const key of ['h', 'ArrowRight', 'Delete', 'Escape', ' ', 'Enter']) await ime.press(key);
    await expect(canvas.naming).toBeFocused();
    await expect(canvas.naming).toHaveValue(letters);
    await ime.choose(name);
    await expect(canvas.naming).toHaveValue(name);
    await page.keyboard.press('Enter');
    await expect(canvas.node(name)).toBeFocused();
  }
  await expect(app.button('Show what is covered')).toBeVisible();
  await expect(app.timeline).toContainText('Nothing has run yet');
  await canvas.showAll();
  for (const name of ['甲', '乙', '丙']) await canvas.drag('START', name);
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.expectAt(/^superstep 1/);
  await expect(app.writers()).toHaveText(['丙', '乙', '甲']);
  await expect(app.now).toContainText("['丙', '乙', '甲']");
});
