import type { Page } from '@playwright/test';
import { addNode, connect, type PlaygroundDoc, setNodeSource, START } from '~/core/document';
import { encodeLink } from '~/core/share';
import { serialDocument } from './pages/documents';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

const IMAGE = '<img src=x onerror=alert(1)>';
const SCRIPT = '</script><script>alert(1)</script>';
const LINK = '[x](javascript:alert(1))';
const ANSI = '\u001B[31mred';
const RIGHT_TO_LEFT = '\u202Egnp.exe';

/** What text from a document must never become. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], a[href^="javascript:"], a[href^="command:"], script:not([src]):not([type])')).toHaveCount(0);
}

test('H14: names, logs, messages and errors are shown letter by letter', async ({ app, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const source = `import { AIMessage } from '@langchain/core/messages';
export default () => {
  console.log(${JSON.stringify(SCRIPT)}, ${JSON.stringify(ANSI)}, ${JSON.stringify(RIGHT_TO_LEFT)});
  return { log: [${JSON.stringify(LINK)}, new AIMessage({ id: 'm', content: ${JSON.stringify(IMAGE)} }) as any, 'n'.repeat(10_000)] };
};
`;
  await app.openLinkTo(connect(addNode(serialDocument(SCRIPT, []), { id: 'n1', name: IMAGE, source }), START, 'n1'));
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(page.getByRole('group', { name: IMAGE }).first()).toBeVisible();
  await expect(app.writers()).toContainText([IMAGE]);
  await app
    .rows()
    .last()
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(app.calls).toContainText(LINK);
  await expect(app.calls).toContainText(IMAGE);
  await app.tab('Console');
  const console = page.getByRole('tabpanel', { name: 'Console' });
  await expect(console).toContainText(SCRIPT);
  await expect(console).toContainText('red');
  // Told apart from its neighbours, so that it cannot turn them round.
  await expect(console.locator('bdi, [dir=auto], code').filter({ hasText: 'gnp.exe' }).first()).toBeAttached();
  await expectOnlyText(page);
  expect(dialogs).toEqual([]);
});

test('H15: what an error says is text, in the page and at its line', async ({ app, page }) => {
  const inspector = new Inspector(page);
  const said = `${IMAGE} [run](command:editor.action.showContextMenu) ${LINK}`;
  const doc = serialDocument('An error', ['a']);
  const [node] = doc.graph.nodes;
  await app.openLinkTo(
    setNodeSource(
      doc,
      node?.id ?? '',
      `export default () => {\n  throw Object.assign(new Error(${JSON.stringify(said)}), { name: ${JSON.stringify(IMAGE)} });\n};\n`,
    ),
  );
  await app.button('Run').click();
  await app.expectStatus('failed');
  await app.expectStatus(said);
  await page.getByRole('group', { name: /^a/ }).click();
  await inspector.fullEditor();
  await expect(inspector.issues).toContainText(said);
  const mark = await page.locator('.squiggly-error').first().boundingBox();
  if (mark === null) throw new Error('the marker is not in sight');
  // The text lies above its marker, so the mouse goes there by itself.
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  const hover = page.locator('.monaco-hover').filter({ hasText: 'command:' });
  await expect(hover).toContainText('[run](command:editor.action.showContextMenu)');
  await expectOnlyText(page);
});

test("H16: keys of prototypes in a document are refused by place, and a strange name in LangGraph's words", async ({ app, page }) => {
  await app.open();
  const doc = serialDocument('Polluted', ['a']);
  const polluted = JSON.parse(
    JSON.stringify(doc).replace('"graph":{', '"graph":{"__proto__":{"isAdmin":1},"constructor":{"prototype":{"isAdmin":1}},'),
  ) as PlaygroundDoc;
  await page.getByRole('button', { name: 'Documents' }).click();
  await page
    .getByRole('dialog', { name: 'Documents' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'polluted.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(polluted)),
    });
  await expect(page.getByText(/graph\.(__proto__|constructor)/).first()).toBeVisible();
  expect(await page.evaluate(() => ({}) as { isAdmin?: unknown })).toEqual({});
  await app.closeDialog('Documents');

  const strange = connect(addNode(serialDocument('Strange ids', []), { id: 'toString', name: 'constructor' }), START, 'toString');
  await app.open(`/#${encodeLink(strange)}`);
  await expect(page.getByText('graph.nodes[0].id')).toBeVisible();
  await expect(app.title).toHaveValue('Merge order is not what you think');

  // LangGraph.js looks names up with `in`, so an inherited one is refused, in its own words.
  await app.openLinkTo(serialDocument('A strange name', ['constructor']));
  await app.button('Run').click();
  await app.expectStatus('LangGraph refuses to build this graph');
  await app.expectStatus('constructor is already being used as a state attribute');
});

test('H17: a record shaped like a class stays data in the page', async ({ app, page }) => {
  const shaped = "{ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', 'HumanMessage'], kwargs: { content: 'revived?' } }";
  const doc = serialDocument('Shaped like a class', ['a']);
  const [node] = doc.graph.nodes;
  await app.openLinkTo(setNodeSource(doc, node?.id ?? '', `export default () => ({ log: [${shaped} as any] });\n`));
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("'lc': 1");
  await app.expectSaved().catch(() => undefined);
  await page.reload();
  await expect(app.now).toContainText("'lc': 1");
  await expect(app.now).not.toContainText('HumanMessage(');
});

test('H25: the tab dies in the middle of a run: edits are there, a word about it, and nothing has started', async ({
  app,
  context,
  page,
}) => {
  await app.open();
  await app.title.fill('Written just before');
  await page.keyboard.press('Enter');
  await app.expectSaved();
  await app.step();
  await app.expectAt(/^input/);
  await app.expectStatus('waiting for you');
  const session = await context.newCDPSession(page);
  const died = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await died;

  const next = await context.newPage();
  const again = new (app.constructor as new (page: Page) => typeof app)(next);
  await again.open();
  await expect(again.title).toHaveValue('Written just before');
  await expect(next.getByText('The last run may have crashed the tab. Your edits are here; nothing was started.')).toBeVisible();
  await expect(again.status).not.toContainText('waiting for you');
  await expect(next.locator('iframe')).toHaveCount(1);
});
