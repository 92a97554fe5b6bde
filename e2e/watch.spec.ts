import { expect, test } from './pages/journeyTest';

test('a journey notices an error, markup without a policy, and a request to another host', async ({ app, page, watch }) => {
  await app.open();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    try {
      document.createElement('p').innerHTML = '<b>refused</b>';
    } catch {
      // The policy throws; what matters is that it is told.
    }
    void fetch('https://example.invalid/').catch(() => undefined);
  });
  await expect
    .poll(() => watch.found)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('thrown on purpose'),
        expect.stringContaining('TrustedHTML'),
        expect.stringContaining('connect-src'),
      ]),
    );
  watch.forgive();
});
