import { expect, type Locator, type Page } from '@playwright/test';

/** The whole page: the header, stepping, and what the places show. Everything by role and name, in English. */
export class App {
  readonly page: Page;
  readonly timeline: Locator;
  readonly calls: Locator;
  readonly state: Locator;
  readonly status: Locator;
  /** What the state is at the cursor, beside the record. */
  readonly now: Locator;
  readonly violations: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.timeline = page.getByRole('region', { name: 'Timeline' });
    this.calls = page.getByRole('table', { name: /Reducer calls/ });
    this.state = page.getByRole('region', { name: 'State', exact: true });
    this.status = this.timeline.getByRole('status');
    this.now = page.getByRole('tabpanel', { name: /^(State|Last committed)/ });
  }

  /** Opens the page in a known language; any breach of the page's own policy fails the test at `noViolations`. */
  async open(path = '/', language: 'en' | 'zh' = 'en'): Promise<void> {
    await this.page.addInitScript((chosen) => {
      Object.defineProperty(navigator, 'language', { get: () => chosen });
    }, language);
    this.page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/i.test(message.text())) this.violations.push(message.text());
    });
    this.page.on('pageerror', (error) => this.violations.push(String(error)));
    await this.page.goto(path);
    await expect(this.button('Step')).toBeEnabled();
  }

  noViolations(): void {
    expect(this.violations).toEqual([]);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
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
    const dialog = this.page.getByRole('dialog', { name: 'Examples' });
    await dialog.getByRole('searchbox').fill(title);
    await dialog.getByRole('button', { name: title }).first().click();
    await expect(dialog).toBeHidden();
  }
}
