import type { Locator, Page } from '@playwright/test';
import { expect } from './patience';

/** The middle place: the graph as a drawing. By role and name, in English. */
export class Canvas {
  readonly page: Page;
  readonly region: Locator;
  /** The name while it is typed, in the node itself. */
  readonly naming: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: /^Graph:/ });
    this.naming = this.region.getByRole('textbox', { name: /^New name of/ });
  }

  /** A node, router, START or END by its name. Its accessible name goes on to say what it did. */
  node(name: string): Locator {
    return this.region.getByRole('group', { name: new RegExp(`^(Router )?${name}(\\.| after|$)`) });
  }

  edge(from: string, to: string): Locator {
    return this.region.getByRole('img', { name: new RegExp(`^Edge from ${from} to ${to}`) });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  async add(name: string): Promise<void> {
    await this.region.getByRole('toolbar', { name: 'Tools of the graph' }).getByRole('button', { name: 'Add node' }).click();
    await expect(this.naming).toBeFocused();
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(this.node(name)).toBeFocused();
  }

  async rename(from: string, to: string): Promise<void> {
    await this.node(from).dblclick();
    await expect(this.naming).toBeFocused();
    await this.page.keyboard.type(to);
    await this.page.keyboard.press('Enter');
    await expect(this.node(to)).toBeVisible();
  }

  async showAll(): Promise<void> {
    await this.button('Arrange everything anew').click();
    await expect(this.region.getByText('Arranged.')).toBeAttached();
  }

  /** Draws an edge with the mouse, from the dot under one node to anywhere on another. */
  async drag(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    const target = this.node(to);
    await this.node(from).locator('.react-flow__handle-bottom').hover();
    await mouse.down();
    // The page answers to the drag once it has drawn it, and then to where it is.
    await expect(async () => {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${to} is not in sight`);
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 2);
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await expect(target.locator('.react-flow__handle-top.valid')).toBeAttached({ timeout: 500 });
    }).toPass();
    await mouse.up();
    await expect(this.edge(from, to)).toBeAttached();
  }
}
