import { Canvas } from './pages/canvas';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

test('an own graph with a conditional edge and an own reducer, shared and opened elsewhere', async ({ app, page, newProfile }) => {
  const canvas = new Canvas(page);
  const inspector = new Inspector(page);
  await app.open();
  await app.newDocument();
  await app.title.fill('Three drafts');
  for (const name of ['draft', 'publish']) await canvas.add(name);

  await app.field('log').click();
  await inspector.choice('Reducer').selectOption({ label: 'own TypeScript' });
  await inspector.fullEditor();
  await inspector.type(
    /^Reducer of log/,
    'export default (existing: string[], update: string[]) => existing.concat(update).map((word) => word.toUpperCase());',
  );
  await expect(inspector.issues).toBeHidden();

  await canvas.showAll();
  await canvas.drag('START', 'draft');
  await canvas.drag('publish', 'END');
  await canvas.node('draft').click();
  await canvas.button('Connect…').click();
  const connect = app.dialog('Connect draft');
  await connect.getByRole('radio', { name: 'Conditional edge' }).check();
  await connect.getByRole('textbox', { name: 'Name of the router' }).fill('enough');
  for (const target of ['draft', 'publish']) await connect.getByRole('option', { name: target }).click();
  await connect.getByRole('button', { name: 'Connect', exact: true }).click();
  await canvas.node('enough').click();
  await inspector.type(/^Source of router enough/, "export default (state) => (state.log.length < 3 ? 'draft' : 'publish');");
  await expect(inspector.issues).toBeHidden();

  await app.button('Run').click();
  await app.expectStatus('done');
  const result = "['DRAFT', 'DRAFT', 'DRAFT', 'PUBLISH']";
  await expect(app.now).toContainText(result);
  await app.expectAt(/^superstep 4/);

  const link = await app.link();
  expect(link).toContain('#0.');
  const there = await newProfile();
  await there.open(link);
  await expect(there.title).toHaveValue('Three drafts');
  expect(await there.document()).toEqual(await app.document());
  expect(await there.link()).toBe(link);
  await expect(there.status).toContainText('not started');
  await expect(there.page.getByText('not saved')).toBeVisible();
  await there.button('Run').click();
  await there.expectStatus('done');
  await expect(there.now).toContainText(result);
});

test('a damaged link says so and changes nothing', async ({ app, page }) => {
  await app.open();
  await app.title.fill('My own draft');
  await app.expectSaved();
  const link = await app.link();
  for (const damaged of [link.slice(0, -1), link.slice(0, -40), `${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`]) {
    await page.goto('about:blank');
    await app.open(damaged);
    await expect(page.getByText('The link could not be opened')).toBeVisible();
    await expect(page.getByText('Your own document is as it was.')).toBeVisible();
    await expect(app.title).toHaveValue('My own draft');
  }
});

test('a link does not touch a draft, and is a document of its own from its first edit', async ({ app, page, newProfile }) => {
  const sender = await newProfile();
  await sender.open();
  await sender.title.fill('Sent to you');
  const link = await sender.link();

  await app.open();
  await app.title.fill('My own draft');
  await app.expectSaved();
  await page.goto('about:blank');
  await app.open(link);
  await expect(app.title).toHaveValue('Sent to you');
  await app.button('Documents').click();
  await expect(app.button('Open My own draft')).toBeVisible();
  await expect(app.button('Open Sent to you')).toBeHidden();
  await app.closeDialog('Documents');
  await app.title.fill('Sent to you, and changed');
  await app.expectSaved();
  await app.button('Documents').click();
  await expect(app.button('Open Sent to you, and changed')).toBeVisible();
  await app.button('Open My own draft').click();
  await expect(app.title).toHaveValue('My own draft');
});

test('several documents, with a list', async ({ app, page }) => {
  await app.open();
  await app.title.fill('One');
  await app.expectSaved();
  await app.newDocument();
  await app.title.fill('Two');
  await app.expectSaved();
  await app.button('Documents').click();
  await app.button('Open One').click();
  await expect(app.title).toHaveValue('One');
  await app.button('Documents').click();
  await app.button('Delete Two').click();
  await app.dialog('Documents').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(app.button('Open Two')).toBeHidden();
  await app.closeDialog('Documents');
  await page.reload();
  await expect(app.title).toHaveValue('One');
  await app.button('Documents').click();
  await expect(app.button('Open One')).toBeVisible();
  await expect(app.button('Open Two')).toBeHidden();
});

test('a link leads to the very superstep and call, and runs nothing before that is wanted', async ({ app, page, newProfile }) => {
  await app.open();
  await page.keyboard.press('ArrowRight');
  await app.expectAt(/^input/);
  await page.keyboard.press('.');
  await app.expectAt(/^superstep 1/);
  await page.keyboard.press('.');
  await expect(app.writers()).toHaveText(['input', 'apple']);
  await app.button('Share').click();
  const dialog = app.dialog('Share');
  await dialog.getByRole('checkbox', { name: /^Lead to where the run stands now: 2 steps in, after 1 call/ }).check();
  const link = await dialog.getByRole('textbox', { name: 'Link to this document' }).inputValue();
  const there = await newProfile();
  await there.open(link);
  await expect(there.page.getByText('This link leads to a place in the run')).toBeVisible();
  await expect(there.status).toContainText('not started');
  await there.button('Run to it').click();
  await there.expectAt(/^superstep 1/);
  await expect(there.writers()).toHaveText(['input', 'apple']);
});
