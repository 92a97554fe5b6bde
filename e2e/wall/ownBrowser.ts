import type { Browser, Page } from '@playwright/test';
import { test } from './wallTest';

/**
 * A browser for each test that leads every host of the probes to the loopback, writes down what its network stack did,
 * and does not hold requests to the loopback back by itself: what they meet is the wall alone.
 */
export const ownBrowserTest = test.extend<{ netLog: string; ownBrowser: Browser; page: Page }>({
  netLog: async ({}, use, info) => use(info.outputPath('net.json')),
  ownBrowser: async ({ playwright, launchOptions, netLog }, use) => {
    const flags = [
      '--host-resolver-rules=MAP *.evil.test 127.0.0.1',
      '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
      `--log-net-log=${netLog}`,
      '--net-log-capture-mode=Everything',
    ];
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    await use(browser);
    await browser.close();
  },
  page: async ({ ownBrowser, baseURL }, use) => use(await ownBrowser.newPage(baseURL === undefined ? {} : { baseURL })),
});
