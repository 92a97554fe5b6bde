import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { App } from './pages/app';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'zh'] as const) {
    test(`axe finds nothing: ${colorScheme}, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const app = new App(page);
      await app.open('/', language);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: language === 'en' ? /^superstep 1/ : /^超步 1/ })).toHaveAttribute(
        'aria-current',
        'step',
      );
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const dialog of language === 'en' ? ['Examples', 'Share', 'Documents', 'Keyboard'] : ['示例', '分享', '文档', '键盘']) {
        await page.getByRole('button', { name: dialog, exact: true }).click();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations, dialog).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
}
