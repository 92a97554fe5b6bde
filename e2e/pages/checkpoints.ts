import type { Locator, Page } from '@playwright/test';

/** The checkpoints of a thread in the record: the tree, and the one that is open. */
export class Checkpoints {
  readonly page: Page;
  readonly tree: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('tree', { name: /^checkpoints of thread/ });
  }

  async open(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Checkpoints', exact: true }).click();
  }

  item(name: RegExp): Locator {
    return this.tree.getByRole('treeitem', { name });
  }

  /** The open checkpoint. */
  detail(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get changing(): Locator {
    return this.page.getByRole('dialog', { name: /^Change the state/ });
  }

  /** Considers a value for a field in the dialog. */
  async consider(field: string, value: string): Promise<void> {
    await this.changing.getByRole('checkbox', { name: new RegExp(`^Change ${field}`) }).check();
    await this.changing.getByRole('textbox', { name: `Value for ${field}` }).fill(value);
  }
}
