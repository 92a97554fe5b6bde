import { test as base } from '@playwright/test';
import { App } from './app';
import { expect } from './patience';
import { Watch } from './watch';

interface Journey {
  /** Watches every page of the test by itself: whatever it finds fails the test at its end. */
  readonly watch: Watch;
  /** The page, not opened yet. */
  readonly app: App;
  /** The page in a browser that has never seen it, not opened yet. */
  readonly newProfile: () => Promise<App>;
}

/** Runs load an engine and start workers, and a busy machine has other things to do. */
const JOURNEY_MS = 300_000;

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use, info) => {
      info.setTimeout(JOURNEY_MS);
      const watch = new Watch();
      watch.over(context);
      await use(watch);
      expect(watch.found, 'breaches of the policy, errors of the page, requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page }, use) => use(new App(page)),
  newProfile: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.over(context);
      return new App(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
