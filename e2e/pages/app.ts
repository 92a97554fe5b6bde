import type { Locator, Page } from '@playwright/test';
import { type PlaygroundDoc, readDocument } from '~/core/document';
import { encodeLink } from '~/core/share';
import { expect } from './patience';

/** The whole page: the header, stepping, and what the places show. Everything by role and name, in English. */
export class App {
  readonly page: Page;
  readonly timeline: Locator;
  readonly calls: Locator;
  readonly state: Locator;
  readonly status: Locator;
  readonly title: Locator;
  /** What the state is at the cursor, beside the record. */
  readonly now: Locator;
  readonly expectations: Locator;

  constructor(page: Page) {
    this.page = page;
    this.timeline = page.getByRole('region', { name: 'Timeline' });
    this.calls = page.getByRole('table', { name: /Reducer calls/ });
    this.state = page.getByRole('region', { name: 'State', exact: true });
    this.status = this.timeline.getByRole('status');
    this.title = page.getByRole('textbox', { name: 'Title of this document' });
    this.now = page.getByRole('tabpanel', { name: /^(State|Last committed)/ });
    this.expectations = page.getByRole('region', { name: /^Expectations ·/ });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.button('Step')).toBeEnabled();
  }

  /** Opens a document as somebody who was sent its link would. */
  async openLinkTo(doc: PlaygroundDoc): Promise<void> {
    await this.open(`/#${encodeLink(doc)}`);
    await expect(this.title).toHaveValue(doc.title);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async step(): Promise<void> {
    await this.button('Step').click();
  }

  moment(name: string | RegExp): Locator {
    return this.timeline.getByRole('button', { name });
  }

  /** The moment that the cursor is at. */
  async expectAt(name: string | RegExp): Promise<void> {
    await expect(this.moment(name)).toHaveAttribute('aria-current', 'step');
  }

  async expectStatus(text: string | RegExp): Promise<void> {
    await expect(this.status).toContainText(text);
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('saved', { exact: true })).toBeVisible();
  }

  /** Rows of the record without its head. */
  rows(): Locator {
    return this.calls.getByRole('row').filter({ has: this.page.getByRole('button', { name: /^Details/ }) });
  }

  /** Who wrote each row, in order. */
  writers(): Locator {
    return this.rows().locator('[role=cell]:nth-child(4)');
  }

  field(name: string): Locator {
    return this.state.getByRole('button', { name: new RegExp(`^Field ${name},`) });
  }

  fold(field: string): Locator {
    return this.page.getByRole('list', { name: `How ${field} was merged` });
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  async openExample(title: string): Promise<void> {
    await this.button('Examples').click();
    const dialog = this.dialog('Examples');
    await dialog.getByRole('searchbox').fill(title);
    await dialog.getByRole('button', { name: title }).first().click();
    await expect(dialog).toBeHidden();
  }

  async newDocument(): Promise<void> {
    await this.button('Documents').click();
    await this.button('New document').click();
    await expect(this.dialog('Documents')).toBeHidden();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** The link that the page offers for what is open. */
  async link(): Promise<string> {
    await this.button('Share').click();
    const link = await this.page.getByRole('textbox', { name: 'Link to this document' }).inputValue();
    await this.closeDialog('Share');
    return link;
  }

  /** What is open, out of the file that the page offers. */
  async document(): Promise<PlaygroundDoc> {
    await this.button('Share').click();
    const file = await this.page.getByRole('link', { name: 'Save as a file' }).getAttribute('href');
    await this.closeDialog('Share');
    const [, text = ''] = file?.split(/,(.*)/s) ?? [];
    const read = readDocument(JSON.parse(decodeURIComponent(text)));
    if (!read.ok) throw new Error(`the file is no document: ${JSON.stringify(read.problems)}`);
    return read.doc;
  }

  async closeDialog(name: string): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog(name)).toBeHidden();
  }
}
