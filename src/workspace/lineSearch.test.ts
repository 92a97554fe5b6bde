import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { FolderOver } from '~/core/analysis';
import type { CallRow, MutationView } from '~/core/trace';
import type { Engine } from '~/engine';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, type Sketch } from '~/engine/trial.fake';
import { emptyDocument } from '~/core/document';
import { type Page, startedPage } from './test/openPage';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const SKETCH: Sketch = {
  fields: { log: { reducer: 'export default (e, u) => {\n  e.push(...u);\n  return e;\n};' } },
  nodes: { a: 'export default (state) => {\n  state.log.push("in place");\n  return { log: ["a"] };\n};' },
  edges: ['__start__>a'],
  turns: ['export default { log: ["in"] };'],
};

async function ranPage(engine: Engine = createInProcessEngine()): Promise<Page> {
  const doc = emptyDocument();
  const page = await startedPage({
    firstDoc: { ...doc, graph: { ...graphOf(SKETCH), seed: doc.graph.seed } },
    deps: { engine: async () => engine, frame: (run) => void setTimeout(run) },
  });
  page.actions.runAll();
  await vi.waitFor(() => expect(page.state().status.kind).toBe('over'), { timeout: 5000 });
  return page;
}

function changeOfCall(page: Page): readonly [MutationView, CallRow] {
  const row = page.state().trace?.rows.find((one): one is CallRow => one.kind === 'call');
  const change = row?.mutations[0];
  if (row === undefined || change === undefined) throw new Error('no change');
  return [change, row];
}

const found = (page: Page, source: string) =>
  vi.waitFor(() =>
    expect(page.state().lineSearch?.state).toMatchObject({ kind: 'done', culprit: { kind: 'line', frame: { source, line: 2 } } }),
  );

it('finds the line of a reducer by the same call, and that of a node by a second run', async () => {
  const page = await ranPage();
  const { trace, cursor } = page.state();
  page.actions.findLine(...changeOfCall(page));
  expect(page.state().lineSearch?.state).toEqual({ kind: 'running' });
  await found(page, 'reducer:log');
  const change = trace?.tasks[0]?.inputChanged[0];
  if (change === undefined) throw new Error('no change');
  page.actions.findLine(change, null);
  expect(page.state().lineSearch).toEqual({ change, state: { kind: 'running' } });
  await found(page, 'node:a');
  // The shown record is as it was.
  expect(page.state()).toMatchObject({ trace, cursor, stale: false });
});

it('stops, and what it had started says nothing any more', async () => {
  let stopped = 0;
  const asked = vi.fn();
  const lab: Engine['lab'] = () => {
    let end: (reason: FolderOver) => void = () => undefined;
    return {
      fold: (folds) =>
        new Promise((_, reject) => {
          asked(folds);
          end = reject;
        }),
      over: new Promise(() => undefined),
      stop: () => {
        stopped++;
        end(new FolderOver());
      },
    };
  };
  const page = await ranPage({ ...createInProcessEngine(), lab });
  page.actions.findLine(...changeOfCall(page));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith([expect.objectContaining({ frozen: 'existing' })]));
  page.actions.stopFindingLine();
  expect(stopped).toBeGreaterThan(0);
  await page.calm();
  expect(page.state().lineSearch).toBeNull();
});

it('is forgotten with its record', async () => {
  const page = await ranPage();
  page.actions.findLine(...changeOfCall(page));
  await found(page, 'reducer:log');
  page.actions.reset();
  expect(page.state().lineSearch).toBeNull();
});

it('says that it ended where there is no engine', async () => {
  const page = await startedPage();
  await page.press('runAll');
  const row = page.state().trace?.rows[0];
  if (row?.kind !== 'call') throw new Error('no call');
  page.actions.findLine({ what: 'existing', field: 'log', by: row.writer, before: row.existing, after: row.update }, row);
  await vi.waitFor(() => expect(page.state().lineSearch?.state).toEqual({ kind: 'ended' }));
});
