// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { emptyDocument, setNodeSource } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf } from '~/engine/trial.fake';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { useIssues } from './useIssues';

beforeAll(() => startWorkspace(async () => createInProcessEngine()));

const SOURCE = 'export default (state) => {\n  state.log.push("in place");\n  return {};\n};';

it('marks the line that was found to change a value in place, until the source is edited', async () => {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  const doc = emptyDocument();
  const graph = graphOf({
    fields: { log: { reducer: 'export default (e, u) => [...e, ...u];' } },
    nodes: { a: SOURCE },
    edges: ['__start__>a'],
    turns: ['export default { log: [1] };'],
  });
  actions.openScratch({ ...doc, graph: { ...graph, seed: doc.graph.seed } });
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
  const change = getWorkspace().trace?.tasks[0]?.inputChanged[0];
  if (change === undefined) throw new Error('no change');
  const { result } = renderHook(() => ({ node: useIssues('node:a'), reducer: useIssues('reducer:log') }));
  const marks = () => result.current.node.filter(({ message }) => message === 'This line changes a value in place.');
  expect(marks()).toEqual([]);
  actions.findLine(change, null);
  await waitFor(() => expect(marks()).toMatchObject([{ severity: 'warning', at: { line: 2, column: 13 } }]));
  expect(result.current.reducer).toEqual([]);
  actions.edit({ label: 'editSource', apply: (now) => setNodeSource(now, 'a', `// Moved.\n${SOURCE}`) });
  await waitFor(() => expect(marks()).toEqual([]));
});
