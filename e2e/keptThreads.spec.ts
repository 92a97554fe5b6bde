import { END, emptyDocument, type PlaygroundDoc, START } from '~/core/document';
import { expect, test } from './pages/journeyTest';

const ASKS = `import { interrupt } from '@langchain/langgraph';

export default () => ({ log: [interrupt('who?')] });
`;
const EMPTY = emptyDocument();
const ASKING: PlaygroundDoc = {
  ...EMPTY,
  title: 'Asked here, answered later',
  graph: {
    ...EMPTY.graph,
    fields: [
      {
        id: 'log',
        name: 'log',
        type: { kind: 'list', of: 'str' },
        merge: { kind: 'builtIn', reducer: 'append', keep: 1, start: { kind: 'zero' } },
      },
    ],
    nodes: [{ id: 'ask', name: 'ask', source: ASKS, defer: false, ends: [] }],
    edges: [
      { id: 'in', source: START, target: 'ask' },
      { id: 'out', source: 'ask', target: END },
    ],
    joins: [],
    routers: [],
    memory: { saver: 'indexedDB', durability: 'async' },
    turns: [
      { kind: 'input', source: "export default { log: ['hello'] };\n" },
      { kind: 'resume', source: "export default 'me';\n" },
    ],
  },
};

test('a paused thread is answered after a reload, and can be forgotten', async ({ app, page }) => {
  await app.openLinkTo(ASKING);
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await expect(app.status).toContainText('2 checkpoints');

  await page.reload();
  await expect(app.title).toHaveValue(ASKING.title);
  await expect(app.status).toContainText('Kept on disk, ready for turn 2.');
  await app.button('Go on with turn 2').click();
  await expect(app.now).toContainText("['hello']");
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['hello', 'me']");

  await app.status.getByText('Threads kept in this browser').click();
  await expect(app.status).toContainText('3 checkpoints');
  await app.button('Reset and forget the threads').click();
  await expect(app.status.getByText('Threads kept in this browser')).toBeHidden();
  await app.button('Run').click();
  await expect(app.now).toContainText("['hello', 'me']");
  await app.expectStatus('done');
});
