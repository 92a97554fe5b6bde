import { expect, type Locator, type Page } from '@playwright/test';

/** The right-hand place: forms of what is selected, the code editor, and the bench. By role and name, in English. */
export class Inspector {
  readonly page: Page;
  readonly region: Locator;
  /** What is wrong with the shown source. */
  readonly issues: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Inspector', exact: true });
    this.issues = this.region.getByRole('list', { name: 'What is wrong with this source' });
  }

  /** A source by its name: the plain field, or Monaco once it has come. */
  source(name: string | RegExp): Locator {
    return this.region.getByRole('textbox', { name }).first();
  }

  /** Waits for Monaco. */
  async fullEditor(): Promise<void> {
    await expect(this.region.locator('.monaco-editor textarea').first()).toBeAttached({ timeout: 60_000 });
  }

  /** Writes a source anew by pasting, so that no bracket is closed and no line indented for us. Needs Monaco. */
  async write(name: string | RegExp, text: string): Promise<void> {
    await this.fullEditor();
    const source = this.source(name);
    await source.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await source.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** Types a source anew key by key; the brackets and quotes that Monaco closes by itself are typed over. */
  async type(name: string | RegExp, text: string): Promise<void> {
    await this.source(name).focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.type(text);
  }

  field(label: string | RegExp): Locator {
    return this.region.getByRole('textbox', { name: label, exact: typeof label === 'string' });
  }

  choice(label: string | RegExp): Locator {
    return this.region.getByRole('combobox', { name: label, exact: typeof label === 'string' });
  }

  check(label: string | RegExp): Locator {
    return this.region.getByRole('checkbox', { name: label, exact: typeof label === 'string' });
  }

  button(label: string | RegExp): Locator {
    return this.region.getByRole('button', { name: label, exact: typeof label === 'string' });
  }

  /** Calls the open bench with these updates and waits for its end. */
  async callBench(updates: readonly string[]): Promise<void> {
    for (const [index, text] of updates.entries()) {
      if (index > 0) await this.button('Add an update').click();
      await this.field(`update ${index + 1}`).fill(text);
    }
    await this.button('Call it').click();
    await expect(this.button('Call it')).toBeVisible({ timeout: 60_000 });
  }
}
