// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { emptyDocument } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, LIST, type Sketch } from '~/engine/trial.fake';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import StoreTab from './StoreTab';

const user = userEvent.setup();

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
afterEach(cleanup);

const SKETCH: Sketch = {
  fields: { log: LIST },
  nodes: {
    a: "export default async (state, { store, context }) => { await store.put(['users', context.user], 'style', { n: 2 }); };",
    b: "export default async (state, { store }) => { await store.search(['users'], { query: 'x' }); await store.delete(['users', 'bo'], 'style'); };",
  },
  edges: ['__start__>a', 'a>b'],
  store: { items: "export default [[['users', 'ada'], 'style', { n: 1 }], [['users', 'bo'], 'style', { n: 1 }]];" },
  turns: [{ kind: 'input', source: 'export default {};', context: "export default { user: 'ada' };" }],
};

async function ran(): Promise<void> {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  const doc = emptyDocument();
  actions.openScratch({ ...doc, graph: { ...graphOf(SKETCH), seed: doc.graph.seed } });
  actions.prefer({ language: 'en' });
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
}

it('shows the store at the cursor, what changed it, what was asked, and what else there is', async () => {
  await ran();
  render(<StoreTab />);
  expect(within(screen.getByRole('region', { name: 'users / ada' })).getByText('a')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'users / bo' })).toBeNull();

  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  const changes = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(changes.map((text) => text?.replace(/\{.*\}/, ' '))).toEqual([
    expect.stringContaining('deletedusers / bo / style'),
    expect.stringContaining('replacedusers / ada / style'),
    expect.stringContaining('addedusers / ada / style'),
    expect.stringContaining('addedusers / bo / style'),
  ]);

  await user.click(screen.getByRole('tab', { name: 'Operations' }));
  expect(screen.getByText(/The query was ignored/)).toBeDefined();
  expect(screen.getByText('found 2 items')).toBeDefined();

  await user.click(screen.getByRole('tab', { name: 'State, store, context' }));
  expect(screen.getByRole('row', { name: /^Runtime context.*ada/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^Store.*1 item/ })).toBeDefined();
});
