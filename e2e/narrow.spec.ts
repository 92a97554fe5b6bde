import { expect, test } from './pages/journeyTest';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a phone reads, steps and shares', async ({ app, page }) => {
  await app.open();
  const place = async (name: string) => {
    await page.getByRole('tablist', { name: 'Places of the page' }).getByRole('tab', { name, exact: true }).tap();
  };
  const noSidewaysScroll = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await noSidewaysScroll();
  await expect(page.getByText('zebra', { exact: true }).first()).toBeInViewport();
  await app.button('Step').tap();
  await app.expectAt(/^input/);
  await app.button('Step').tap();
  await app.expectAt(/^superstep 1/);

  await place('Record');
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
  await expect(app.rows().first()).toBeInViewport();
  await noSidewaysScroll();
  await app.button('Other orders').tap();
  await expect(page.getByRole('heading', { name: 'Orders of log in superstep 1' })).toBeInViewport();
  await noSidewaysScroll();
  await app.button('Close').tap();
  await place('State');
  await expect(app.field('log')).toContainText("['start', 'apple', 'mango', 'zebra']");
  await noSidewaysScroll();
  await place('Inspector');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await noSidewaysScroll();
  await app.button('Back').tap();
  await app.expectAt(/^input/);

  await app.button('Share').tap();
  await expect(page.getByRole('textbox', { name: 'Link to this document' })).toHaveValue(/#0\./);
  await expect(app.button('Copy the link')).toBeInViewport();
  await noSidewaysScroll();
});
