import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { addNode, type PlaygroundDoc, setNodeSource, setTurnSource } from '~/core/document';
import { stateAt } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { pointToGoOn } from './pointToGoOn';
import { chain, type Page, startedPage, type Tab } from './test/openPage';

const ASKS = `import { interrupt } from '@langchain/langgraph';
export default () => ({ log: [interrupt('who?')] });`;

function doc(): PlaygroundDoc {
  const first = chain();
  const asks = addNode(first, { name: 'asks' });
  const id = asks.graph.nodes.at(-1)?.id ?? '';
  const named = setNodeSource(asks, id, ASKS);
  return {
    ...named,
    graph: {
      ...named.graph,
      fields: [
        {
          id: 'log',
          name: 'log',
          type: { kind: 'list', of: 'str' },
          merge: { kind: 'builtIn', reducer: 'append', keep: 1, start: { kind: 'zero' } },
        },
      ],
      edges: [{ id: 'e', source: '__start__', target: id }],
      memory: { saver: 'indexedDB', durability: 'async' },
      turns: [
        { kind: 'input', source: "export default { log: ['in'] };" },
        { kind: 'resume', source: "export default 'me';" },
      ],
    },
  };
}

const open = (tab: Tab) => {
  const engine = createInProcessEngine();
  return startedPage({ firstDoc: doc(), tab, deps: { engine: async () => engine, frame: (run) => void setTimeout(run) } });
};
const log = (page: Page) => {
  const { trace, cursor } = page.state();
  const held = trace === null ? undefined : stateAt(trace, [{ name: 'log' }], cursor).get('log');
  return held?.kind === 'value' ? trace?.value(held.ref) : null;
};
const rest = (page: Page, status: object) => vi.waitFor(() => expect(page.state().status).toMatchObject(status), { timeout: 5000 });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('a paused thread is answered after a reload, in a worker that was not there', async () => {
  const tab: Tab = { opened: null, fragment: '' };
  const first = await open(tab);
  first.actions.goTo({ at: 2, call: null });
  await rest(first, { kind: 'parked', moment: 2 });
  await first.calm();
  expect((await first.actions.listThreads()).map(({ thread, checkpoints }) => [thread, checkpoints])).toEqual([['1', 2]]);
  first.hide(true);
  await first.calm();
  first.dispose();

  const second = await open(tab);
  await vi.waitFor(() => expect(second.state().restored).toBe(true));
  expect(pointToGoOn(second.state())).toEqual({ turn: 1, how: 'send' });
  second.actions.resume();
  await vi.waitFor(() => expect(second.state().cursor.at).toBe(1), { timeout: 5000 });
  second.actions.runAll();
  await rest(second, { kind: 'over', how: 'done' });
  await vi.waitFor(() => expect(log(second)).toEqual(['in', 'me']));
  expect(second.state().trace?.turns.map(({ turn }) => turn)).toEqual([1]);
  expect(pointToGoOn(second.state())).toBeNull();
  // It begins elsewhere than the run before, so there is nothing to hold it against.
  expect(second.state().difference).toBeNull();
  await vi.waitFor(async () => expect((await second.actions.listThreads())[0]?.checkpoints).toBe(3));

  await second.actions.forgetThreads();
  expect(await second.actions.listThreads()).toEqual([]);
});

it('a step goes on where the thread stands instead of sending its turns again', async () => {
  const page = await open({ opened: null, fragment: '' });
  page.actions.step();
  await rest(page, { kind: 'parked', moment: 1 });
  page.actions.stop();
  await rest(page, { kind: 'over', how: 'stopped' });
  expect(pointToGoOn(page.state())).toEqual({ turn: 0, how: 'goOn' });
  page.actions.runAll();
  await rest(page, { kind: 'over', how: 'done' });
  await vi.waitFor(() => expect(log(page)).toEqual(['in', 'me']));
});

it('a run of the edited document finds what the one before it has found, not what that one has left', async () => {
  const page = await open({ opened: null, fragment: '' });
  const over = async (expected: readonly string[]) => {
    page.actions.runAll();
    await vi.waitFor(() => expect(log(page)).toEqual(expected), { timeout: 5000 });
    await rest(page, { kind: 'over', how: 'done' });
    await page.calm();
  };
  const answer = (text: string) =>
    page.actions.edit({ label: 'editTurns', apply: (old) => setTurnSource(old, 1, `export default '${text}';`) });
  await over(['in', 'me']);
  answer('you');
  await over(['in', 'you']);
  answer('us');
  await over(['in', 'us']);
  // What was reset is a run that is over: the next one goes on after it.
  page.actions.reset();
  await over(['in', 'us', 'in', 'us']);
  answer('them');
  await over(['in', 'us', 'in', 'them']);
  await page.actions.forgetThreads();
  answer('me');
  await over(['in', 'me']);
});

it('what another saver leaves is not kept', async () => {
  const page = await open({ opened: null, fragment: '' });
  page.actions.edit({
    label: 'settings',
    apply: (old) => ({ ...old, graph: { ...old.graph, memory: { saver: 'memory', durability: 'async' } } }),
  });
  page.actions.runAll();
  await rest(page, { kind: 'over', how: 'done' });
  expect(await page.actions.listThreads()).toEqual([]);
  expect(pointToGoOn(page.state())).toBeNull();
});

it('says so where a thread cannot be kept', async () => {
  const page = await open({ opened: null, fragment: '' });
  vi.spyOn(page.storage.threads, 'write').mockResolvedValue({ kind: 'failed', reason: 'quota', text: 'full' });
  page.actions.runAll();
  await rest(page, { kind: 'over', how: 'done' });
  await vi.waitFor(() => expect(page.state().notices.map(({ kind }) => kind)).toContain('threadsNotKept'));
});
