// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { emptyDocument } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, type Sketch } from '~/engine/trial.fake';
import { lateZh } from '~/i18n/zh/late';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { ItemByItem } from './ItemByItem';

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
afterEach(cleanup);

const IMPORTS = "import { HumanMessage, RemoveMessage } from '@langchain/core/messages';\n";
const DELTA: Sketch = {
  fields: {
    messages: { type: 'messages', merge: { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'zero' } } },
  },
  nodes: {
    a: `${IMPORTS}export default () => ({ messages: [new RemoveMessage({ id: 'h' }), new RemoveMessage({ id: 'zzz' }), 'new'] });`,
  },
  edges: ['__start__>a'],
  turns: [`${IMPORTS}export default { messages: [new HumanMessage({ id: 'h', content: 'x' })] };`],
};

it('steps a batch of a delta field of messages item by item', async () => {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  const doc = emptyDocument();
  actions.openScratch({ ...doc, graph: { ...graphOf(DELTA), seed: doc.graph.seed } });
  actions.prefer({ language: 'en' });
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
  const { trace } = getWorkspace();
  const row = trace?.rows[1];
  if (trace === null || row?.kind !== 'batch') throw new Error('no batch');
  render(<ItemByItem trace={trace} row={row} />);
  const text = () => screen.getByRole('group').textContent ?? '';
  for (const wanted of [
    'LangGraph’s reducer for messages in a DeltaChannel',
    'a removal of what is at index 0: a tombstone takes its place',
    'tombstones so far: h',
    'a removal of an id that is not there: nothing happens',
    'had no id: given by the library',
    'At the end the tombstones are taken out (h); one message stays.',
  ])
    expect(text()).toContain(wanted);
  expect(lateZh.messages.branches.tombstone(0)).toBe('删除索引 0 处的消息：原处留下墓碑');
});
