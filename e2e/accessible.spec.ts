import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { loadMessages } from '~/i18n';
import { withLateText } from '~/i18n/late';
import { expect, test } from './pages/journeyTest';

async function expectClean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
  expect(found, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'zh'] as const) {
    test.describe(`axe finds nothing: ${colorScheme}, ${language}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, locale: language === 'zh' ? 'zh-CN' : 'en-US' });

      test('from the first page to the end of a run', async ({ app, page }) => {
        const t = withLateText(await loadMessages(language));
        const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
        await page.goto('/');
        await expect(page.getByRole('application', { name: t.canvas.title })).toBeVisible();
        await expectClean(page, 'the first page');

        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('.');
        await expect(button(new RegExp(`^${t.stepper.superstep(1)}`))).toHaveAttribute('aria-current', 'step');
        await page.keyboard.press('.');
        await button(new RegExp(`^${t.record.details} 2`)).click();
        await expect(page.getByRole('tree').first()).toBeVisible();
        await expectClean(page, 'inside a merge, with a row open');

        await button(new RegExp(`^${t.state.fieldLabel('log', '')}`)).click();
        await expect(page.getByRole('combobox', { name: t.editors.field.reducer, exact: true })).toBeVisible();
        await expectClean(page, 'a field');
        await button(new RegExp(`^${t.threads.turn(1, t.threads.kinds.input)}`)).click();
        await expectClean(page, 'a turn, in the full editor');
        await page.getByRole('group', { name: /^apple/ }).click();
        await expect(page.getByRole('checkbox', { name: new RegExp(t.editors.node.defer) })).toBeVisible();
        await expectClean(page, 'a node');

        await button(t.lab.openOrders).click();
        await expect(page.getByRole('tab', { name: t.lab.orders, exact: true })).toBeVisible();
        await expect(page.getByText(t.lab.all(6))).toBeVisible();
        await expectClean(page, 'orders');
        await button(new RegExp(`^${t.state.fieldLabel('log', '')}`)).click();
        await button(t.lab.openLaws).click();
        await expect(page.getByRole('region', { name: t.lab.lawsOf('log') })).toContainText(
          new RegExp(t.lab.holds(9).replace('9', '\\d+')),
        );
        await expectClean(page, 'laws');
        await button(t.lab.close).click();

        for (const tab of [t.record.tabs.snapshots, t.record.tabs.tasks, t.record.tabs.console]) {
          await page.getByRole('tab', { name: tab, exact: true }).click();
          await expectClean(page, tab);
        }
        for (const dialog of [t.shell.examples, t.shell.documents, t.shell.share, t.shell.keys]) {
          await button(dialog).click();
          await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
          await expectClean(page, dialog);
          await app.closeDialog(dialog);
        }
        await button(t.compare.open).click();
        await expect(page.getByRole('region', { name: t.compare.title })).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expectClean(page, 'a comparison');
      });
    });
  }
}
