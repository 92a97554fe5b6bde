import type { Locator, Page } from '@playwright/test';

/** Where a run waits for somebody, and the list of turns. By role and name, in English. */
export class Pauses {
  readonly page: Page;
  readonly region: Locator;
  /** Why a turn starts with less than the one before ended with. */
  readonly forgot: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Going on' });
    this.forgot = page.getByRole('region', { name: 'Why did it forget?' });
  }

  answer(node: string): Locator {
    return this.region.getByRole('textbox', { name: `Answer to ${node}` });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  turn(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async addTurn(choice: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a turn', exact: true }).first().click();
    await this.page.getByRole('menuitem', { name: choice }).click();
  }
}
