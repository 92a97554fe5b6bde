import { addNode, connect, END, setMerge, setNodeSource, START } from '~/core/document';
import { parallelDocument, serialDocument } from './pages/documents';
import { expect, test } from './pages/journeyTest';

test('from a merge that depends on the order to one that does not, through the order lab', async ({ app, page }) => {
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(page.getByText('the order decides log')).toBeVisible();
  await app.button('Other orders').click();
  const orders = page.getByRole('region', { name: 'Orders of log in superstep 1' });
  await expect(orders).toContainText('The order decides: 6 different outcomes.');
  await expect(orders).toContainText('All 6 orders were tried.');

  await orders.getByRole('textbox', { name: 'New name of apple' }).fill('yak');
  await expect(orders.getByRole('region', { name: 'Rename a node' })).toContainText("['start', 'mango', 'apple', 'zebra']");

  await orders.getByRole('button', { name: 'Let every write carry a sort key' }).click();
  await app.expectStatus('The document changed after this run.');
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.button('Other orders').click();
  await expect(orders).toContainText('Every order leaves the same value.');
  await expect(page.getByText('the order decides log')).toBeHidden();
});

test('real runs whose nodes finish in other orders end alike', async ({ app, page }) => {
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.button('Other orders').click();
  const repeat = page.getByRole('region', { name: 'Repeat real runs' });
  await repeat.getByRole('textbox', { name: 'Runs' }).fill('4');
  await repeat.getByRole('button', { name: 'Run 4 times' }).click();
  await expect(repeat).toContainText('All 4 runs ended alike');
});

test('a doubled list is found through the record alone', async ({ app, page }) => {
  const doc = serialDocument('It holds everything twice', ['first', 'second']);
  const second = doc.graph.nodes.find(({ name }) => name === 'second');
  await app.openLinkTo(setNodeSource(doc, second?.id ?? '', "export default (state) => ({ ...state, log: [...state.log, 'second'] });\n"));
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['first', 'first', 'second']");
  const row = app.rows().last();
  await expect(row).toContainText('second');
  await expect(row).toContainText("['first', 'second']");
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(app.calls).toContainText("['first']");
  await expect(page.getByRole('button', { name: /^The old value is returned with the new/ })).toBeVisible();
});

test('from InvalidUpdateError to a graph that runs, in two clicks', async ({ app, page }) => {
  const doc = setMerge(parallelDocument('Nobody can merge it', '', ['a', 'b']), 'f1', { kind: 'plain' });
  await app.openLinkTo(doc);
  await app.button('Run').click();
  await app.expectStatus('InvalidUpdateError');
  const happened = page.getByRole('tabpanel', { name: 'What happened' });
  await expect(happened).toContainText('log has no reducer, so it takes one write in a superstep.');
  await happened.getByRole('button', { name: 'Give log the reducer append' }).click();
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['start', 'a', 'b']");
});

test('laws: append depends on the order and on how often, and keeps the others', async ({ app, page }) => {
  await app.open();
  await app.field('log').click();
  await app.button('Try its laws').click();
  const law = (name: string) => page.getByRole('region', { name: 'Laws of log' }).getByRole('listitem').filter({ hasText: name }).first();
  await expect(law('The order of writers does not matter')).toContainText('fails');
  await expect(law('Merging the same update twice is merging it once')).toContainText('fails');
  await expect(law('Updates may be merged with each other first')).toContainText(/holds in \d+ tries/);
  await expect(law('It always answers')).toContainText(/holds in \d+ tries/);
  await law('The order of writers does not matter').getByRole('button', { name: 'Make a document of it' }).click();
  await expect(page.getByText('not saved')).toBeVisible();
  await app.button('Run').click();
  await app.expectStatus('done');
});

test('a counter-example becomes what the document expects, and is tried after each run', async ({ app, page }) => {
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.field('log').click();
  await app.button('Try its laws').click();
  const law = page
    .getByRole('region', { name: 'Laws of log' })
    .getByRole('listitem')
    .filter({ hasText: 'The order of writers does not matter' });
  await law.getByRole('button', { name: 'Expect it to hold' }).click();
  await expect(law.getByRole('button', { name: 'Expected of this document.' })).toBeDisabled();
  await expect(app.expectations).toContainText('1 of 2 hold');
  const expected = app.expectations.getByRole('listitem').last();
  await expect(expected).toContainText('The order of writers does not matter (log):');
  await expect(expected).toContainText('≠');
  await app.button('Reset').click();
  await expect(expected).not.toContainText('≠');
  await app.button('Run').click();
  await expect(expected).toContainText('≠');
});

test('a hazard is listed before any run, leads to its place, and is gone after its fix', async ({ app, page }) => {
  let doc = setMerge(parallelDocument('Nobody can merge it', '', []), 'f1', { kind: 'plain' });
  for (const name of ['a', 'b']) {
    const source = `export default () => ({ log: ['${name}'] });\n`;
    doc = connect(connect(addNode(doc, { id: name, name, source }), START, name), name, END);
  }
  await app.openLinkTo(doc);
  const hazard = page.getByRole('listitem').filter({ hasText: 'Two writes meet on a field without a reducer' });
  await expect(hazard).toContainText('Certain');
  await expect(page.getByRole('group', { name: /^a\..*1 hazard/ })).toBeVisible();
  await hazard.getByRole('button', { name: 'Give the field a reducer' }).click();
  await expect(hazard).toBeHidden();
  await app.button('Undo: fix').click();
  await expect(hazard).toBeVisible();
});
