import { addRouter, connect, END } from '~/core/document';
import { Canvas } from './pages/canvas';
import { Checkpoints } from './pages/checkpoints';
import { serialDocument } from './pages/documents';
import { expect, test } from './pages/journeyTest';

test('from superstep 2 the state is set on one branch and contributed on another, and both are stepped and compared', async ({
  app,
  page,
}) => {
  const checkpoints = new Checkpoints(page);
  await app.openLinkTo(serialDocument('Two ways to change', ['first', 'second', 'third']));
  await app.button('Run').click();
  await app.expectStatus('done');
  await checkpoints.open();
  await checkpoints.item(/after superstep 2/).click();
  await app.expectAt('superstep 2');

  await app.button('Change the state here…').click();
  await checkpoints.consider('log', "['new']");
  await expect(checkpoints.changing).toContainText("Contribute → ['first', 'second', 'new']");
  await expect(checkpoints.changing).toContainText("Set → ['new']");
  await checkpoints.changing.getByRole('button', { name: 'Set it' }).click();
  await app.expectAt('turn 3 goes on');
  await app.step();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['new', 'third']");

  await checkpoints.item(/after superstep 2, turn 1/).click();
  await app.button('Change the state here…').click();
  await checkpoints.consider('log', "['new']");
  await expect(checkpoints.changing).toContainText("Contribute → ['first', 'second', 'new']");
  await checkpoints.changing.getByRole('button', { name: 'Contribute it' }).click();
  await app.expectAt('turn 5 goes on');
  await app.step();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['first', 'second', 'new', 'third']");
  await expect(checkpoints.tree.getByRole('treeitem', { name: /a branch begins/ })).toHaveCount(2);
  await expect(checkpoints.item(/newest/)).toHaveAttribute('aria-label', /after superstep 1, turn 5/);

  await checkpoints.item(/after superstep 1, turn 3/).click();
  await app.button('Compare with another').click();
  await checkpoints.item(/after superstep 1, turn 5/).click();
  const both = checkpoints.detail('Two checkpoints side by side');
  await expect(both).toContainText('1 field differs');
  await expect(both.getByRole('row', { name: /^log/ })).toContainText("['new', 'third']");

  await app.button(/^Undo/).click();
  await expect.poll(async () => (await app.document()).graph.turns.map(({ kind }) => kind)).toEqual(['input', 'update', 'continue']);
});

test('the history is walked by keys alone, and what waits is given up for it', async ({ app, page }) => {
  const checkpoints = new Checkpoints(page);
  await app.openLinkTo(serialDocument('By keys', ['first', 'second', 'third']));
  await app.step();
  await app.step();
  await app.step();
  await app.expectAt('superstep 2');
  await checkpoints.open();
  await checkpoints.tree.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await app.expectAt('superstep 1');
  await app.button('Run on from here').press('Enter');
  await app.expectAt('turn 2 goes on');
  const { turns } = (await app.document()).graph;
  expect(turns).toMatchObject([{ until: 3 }, { kind: 'continue', from: { turn: 1, superstep: 1 } }]);
});

test('three items are sent to one node, and each of its tasks is told apart', async ({ app, page }) => {
  const doc = connect(serialDocument('Map and reduce', ['plan', 'work']), 'plan', END);
  const [plan, work] = doc.graph.nodes;
  const sending = addRouter(
    { ...doc, graph: { ...doc.graph, edges: doc.graph.edges.filter(({ source, target }) => source !== plan?.id || target === END) } },
    {
      source: plan?.id ?? '',
      targets: [work?.id ?? ''],
      code: "import { Send } from '@langchain/langgraph';\nexport default () => ['a', 'b', 'c'].map((item) => new Send('work', { item }));\n",
    },
  );
  await app.openLinkTo(sending);
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.moment('superstep 2').click();
  await app.expectAt('superstep 2');
  await expect(app.moment('superstep 2')).toContainText('3 tasks');
  await expect(new Canvas(page).node('work')).toHaveAccessibleName(/#1 item 'a', #2 item 'b', #3 item 'c'/);
  await app.tab('Tasks');
  const tasks = page.getByRole('list', { name: 'Tasks' });
  for (const [index, item] of ['a', 'b', 'c'].entries()) {
    await expect(tasks.getByRole('listitem').filter({ hasText: `Send ${index + 1}` })).toContainText(`'${item}'`);
  }
  await expect(app.now).toContainText("['plan', 'work', 'work', 'work']");
});

test('tasks are sent by hand from the editor of an input', async ({ app, page }) => {
  await app.openLinkTo(serialDocument('By hand', ['work']));
  await app.button(/^Turn 1: input/).click();
  await app.button('Send tasks by hand instead').click();
  await app.button('Add a Send').click();
  await expect(page.getByRole('group', { name: 'Tasks sent by hand' }).getByRole('combobox')).toHaveCount(2);
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['work', 'work']");
});

test('a removed message is found in an older checkpoint', async ({ app, page }) => {
  const checkpoints = new Checkpoints(page);
  await app.open();
  await app.openExample('To forget 3: delete messages');
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).not.toContainText('my name is Ada');
  await checkpoints.open();
  await page.getByText(/messages are gone, but not from the history/).click();
  const found = page.getByRole('group').filter({ hasText: /gone, but not from the history/ });
  const gone = found.getByRole('listitem').filter({ hasText: 'my name is Ada' });
  await expect(gone).toHaveCount(1);
  await gone.getByRole('button').click();
  await expect(app.now).toContainText('my name is Ada');
});
