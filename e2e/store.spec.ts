import { expect, test } from './pages/journeyTest';

test('two users of one agent and one store keep their preferences apart across threads', async ({ app, page }) => {
  await app.open();
  await app.openExample('Two users, one agent, one store');
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.expectations).toContainText('3 of 3 hold');

  await app.tab('Store');
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByRole('region', { name: 'users / ada' })).toContainText("{'likes': 'tea'}");
  await expect(items.getByRole('region', { name: 'users / bo' })).toContainText("{'likes': 'coffee'}");

  await app.tab('Changes');
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toHaveCount(2);
  await app.tab('Operations');
  const operations = page.getByRole('region', { name: 'Operations' }).getByRole('listitem');
  await expect(operations).toHaveCount(4);
  await expect(operations.nth(2)).toContainText("{'likes': 'tea'}");
  await expect(operations.nth(3)).toContainText("{'likes': 'coffee'}");
  await app.tab('State, store, context');
  await expect(page.getByRole('row', { name: /^Runtime context/ })).toContainText("{'user': 'bo'}");
  await expect(page.getByRole('row', { name: /^Store/ })).toContainText('users / ada: 1 item');
});

test('a store begins with items, forgets what a run did, and can be given an index', async ({ app, page }) => {
  await app.open();
  await app.openExample('A query without an index is ignored');
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.tab('Store');
  await app.tab('Operations');
  await expect(page.getByRole('region', { name: 'Operations' })).toContainText('The query was ignored');

  await page.getByRole('combobox', { name: 'Index for searches by query' }).selectOption('words');
  await expect(page.getByText('It knows no synonyms', { exact: false })).toBeVisible();
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(page.getByRole('region', { name: 'Operations' })).toContainText('score 0.');
  await expect(page.getByRole('region', { name: 'Operations' })).not.toContainText('ignored');
});
