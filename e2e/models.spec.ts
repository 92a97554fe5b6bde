import { addNode, emptyDocument } from '~/core/document';
import { expect, test } from './pages/journeyTest';

test('a customer service of four rounds keeps its slots, loses the first round, and shows each request', async ({ app, page }) => {
  await app.open();
  await app.openExample('Customer service: four rounds');
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.expectations).toContainText(/(\d+) of \1 hold/);
  await expect(app.now).toContainText('turn4');
  await expect(app.now).toContainText("['售后', '物流', '设备']");
  await expect(app.now).toContainText('那换货呢？');
  await expect(app.now).not.toContainText('净水壶');

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'model calls' }).click();
  await expect(app.rows()).toHaveCount(4);
  await app.button('Details of model call 3').click();
  await expect(app.calls).toContainText('It sent all 5 messages of messages.');
  const request = app.calls.getByRole('list', { name: 'Request' });
  await expect(request.getByRole('listitem')).toHaveCount(6);
  await expect(request).toContainText('第 3 轮，主题：售后、物流');
  await expect(request).toContainText('上周买的净水壶可以退吗？');
});

test('a new node becomes a model node with a field of messages, and runs', async ({ app, page }) => {
  await app.openLinkTo(addNode({ ...emptyDocument(), title: 'A model' }, { id: 'n1', name: 'chat' }));
  await page.getByRole('button', { name: /^chat/ }).first().click();
  await page.getByRole('group', { name: 'Ready code' }).getByRole('button', { name: 'Model', exact: true }).click();
  await expect(app.field('messages')).toBeVisible();
});
