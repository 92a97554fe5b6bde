import type { Locator, Page } from '@playwright/test';
import { expect } from './patience';

/** More stops than any place of the page has. */
const STOPS = 80;

/** Goes to something as a person without a mouse does. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if (await isFocused(goal)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal, `within ${STOPS} presses of Tab`).toBeFocused({ timeout: 1 });
}

/** Goes from node to node until the one that is meant has the focus. */
export async function walkTo(page: Page, node: Locator): Promise<void> {
  for (let step = 0; step < STOPS; step++) {
    if (await isFocused(node)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(node, `within ${STOPS} presses of the arrow`).toBeFocused({ timeout: 1 });
}

const isFocused = (goal: Locator) => goal.evaluateAll((found) => found.some((element) => element === document.activeElement));
