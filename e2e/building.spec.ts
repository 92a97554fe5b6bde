import type { App } from './pages/app';
import { Canvas } from './pages/canvas';
import { expect, test } from './pages/journeyTest';
import { tabTo, walkTo } from './pages/keyboard';

const NAMES = ['zebra', 'apple', 'mango'];

/** Two steps: the input, then all three at once. */
async function expectMerged(app: App, order: readonly string[]): Promise<void> {
  await app.expectAt(/^superstep 1/);
  await expect(app.writers()).toHaveText(order);
  const list = `[${order.map((name) => `'${name}'`).join(', ')}]`;
  await expect(app.now).toContainText(list);
  await expect(app.field('log')).toContainText(list);
}

test('zebra, apple and mango from an empty page, with the mouse', async ({ app, page }) => {
  const canvas = new Canvas(page);
  await app.open();
  await app.newDocument();
  await expect(canvas.region.getByRole('heading', { name: 'Draw your first node' })).toBeVisible();
  for (const name of NAMES) await canvas.add(name);
  await canvas.showAll();
  for (const name of NAMES) {
    await canvas.drag('START', name);
    await canvas.drag(name, 'END');
  }
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await expectMerged(app, ['apple', 'mango', 'zebra']);
  await app.expectStatus('done');

  await canvas.rename('apple', 'yak');
  await app.expectStatus('The document changed after this run');
  await app.step();
  await expectMerged(app, ['mango', 'yak', 'zebra']);
});

test('zebra, apple and mango from an empty page, with the keyboard alone', async ({ app, page }) => {
  const canvas = new Canvas(page);
  const { keyboard } = page;
  await app.open();
  await keyboard.press('d');
  await tabTo(page, app.button('New document'));
  await keyboard.press('Enter');
  await expect(app.dialog('Documents')).toBeHidden();

  await tabTo(page, canvas.node('START'));
  for (const name of NAMES) {
    await keyboard.press('a');
    await expect(canvas.naming).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(canvas.node(name)).toBeFocused();
  }
  const connect = async (from: string, to: string) => {
    await walkTo(page, canvas.node(from));
    await keyboard.press('c');
    await expect(page.getByRole('combobox', { name: 'Goes to' })).toBeFocused();
    await keyboard.type(to);
    await keyboard.press('Enter');
    await expect(canvas.edge(from, to)).toBeAttached();
    await expect(canvas.node(from)).toBeFocused();
  };
  for (const name of NAMES) await connect('START', name);
  for (const name of NAMES) await connect(name, 'END');
  await keyboard.press('ArrowRight');
  await app.expectAt(/^input/);
  await keyboard.press('ArrowRight');
  await expectMerged(app, ['apple', 'mango', 'zebra']);

  await walkTo(page, canvas.node('apple'));
  await keyboard.press('F2');
  await expect(canvas.naming).toBeFocused();
  await keyboard.type('yak');
  await keyboard.press('Enter');
  await expect(canvas.node('yak')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expectMerged(app, ['mango', 'yak', 'zebra']);
});
