// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aliasesOfCall, aliasesOfTask } from '~/core/analysis';
import { emptyDocument } from '~/core/document';
import type { RecordRow, TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, type Sketch } from '~/engine/trial.fake';
import { zh } from '~/i18n/zh';
import { lateZh } from '~/i18n/zh/late';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { aliasText } from './aliasText';
import { InputChanges } from './InputChanges';
import { RowDetail } from './RowDetail';

const user = userEvent.setup();

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
afterEach(cleanup);

const IDLE = 'export default () => ({});';
const SKETCH: Sketch = {
  fields: { log: { reducer: 'export default (e, u) => {\n  e.push(...u);\n  return e;\n};' } },
  nodes: { a: 'export default (state) => {\n  state.log.push("in place");\n  return { log: ["a"] };\n};', b: IDLE, c: IDLE },
  edges: ['__start__>a', '__start__>b', '__start__>c'],
  turns: ['export default { log: ["in"] };'],
};

async function ran(sketch = SKETCH): Promise<TraceStore> {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  const doc = emptyDocument();
  actions.openScratch({ ...doc, graph: { ...graphOf(sketch), seed: doc.graph.seed } });
  actions.prefer({ language: 'en' });
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
  const { trace } = getWorkspace();
  if (trace === null) throw new Error('no trace');
  return trace;
}

function rowOf(trace: TraceStore, index: number): RecordRow {
  const row = trace.rows[index];
  if (row === undefined) throw new Error('no row');
  return row;
}

describe('a call that changed existing in place', () => {
  it('says what is one object with what, and leads to the line', async () => {
    const trace = await ran();
    render(<RowDetail trace={trace} row={rowOf(trace, 0)} />);
    expect(screen.getByText('The result is the very object that existing was: before and after are one.')).toBeDefined();
    expect(screen.getByText(/existing was the start value\. Here each run starts from a copy/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Find the line' }));
    await user.click(await screen.findByRole('button', { name: 'log, line 2, column 5' }));
    expect(getWorkspace().selection).toEqual({ kind: 'field', id: 'log' });
    expect(screen.queryByRole('button', { name: 'Find the line' })).toBeNull();
  });

  it('can be let go while it is looked for', async () => {
    const trace = await ran();
    render(<RowDetail trace={trace} row={rowOf(trace, 0)} />);
    await user.click(screen.getByRole('button', { name: 'Find the line' }));
    actions.stopFindingLine();
    expect(await screen.findByRole('button', { name: 'Find the line' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

const SHARED: Sketch = {
  fields: { log: { reducer: 'export default (e, u) => {\n  e.push(...u);\n  return e;\n};', of: 'str' } },
  style: 'stateSchema',
  nodes: { a: 'export default () => ({ log: ["A"] });' },
  edges: ['__start__>a'],
  turns: ['export default {};', { kind: 'input', thread: '2', source: 'export default {};' }],
};

describe('a start value that another thread had changed', () => {
  it('says who changed it, and leads to the line', async () => {
    const trace = await ran(SHARED);
    render(<RowDetail trace={trace} row={rowOf(trace, 1)} />);
    expect(screen.getByText(/^existing is the start value, which row 1 had changed in place in turn 1/)).toBeDefined();
    const found = screen.getByText('log does not begin with its start value as declared: row 1, in turn 1, changed that object in place.');
    const [finder] = screen.getAllByRole('button', { name: 'Find the line' }).filter((one) => found.parentElement?.contains(one) === true);
    if (finder === undefined) throw new Error('no button');
    await user.click(finder);
    expect((await screen.findAllByRole('button', { name: 'log, line 2, column 5' })).length).toBeGreaterThan(0);
    expect(screen.getByText(/a schema’s default is one object for all threads: every thread/)).toBeDefined();
  });

  it('is told in Chinese too', async () => {
    const trace = await ran(SHARED);
    const row = rowOf(trace, 1);
    const [leaked] = row.kind === 'call' ? aliasesOfCall(trace, row, null).filter(({ code }) => code === 'startLeaked') : [];
    if (leaked === undefined) throw new Error('nothing leaked');
    expect(aliasText(leaked, trace, lateZh, zh.common)).toBe('log 没有从它声明的起始值开始：第 1 轮的第 1 行已把那个对象就地改动。');
  });
});

it('is told in Chinese too', async () => {
  const trace = await ran();
  const calls = trace.rows.flatMap((row) => (row.kind === 'call' ? aliasesOfCall(trace, row, null) : []));
  const tasks = trace.tasks.flatMap((task) => aliasesOfTask(trace, task));
  const told = new Map([...calls, ...tasks].map((alias) => [alias.code, aliasText(alias, trace, lateZh, zh.common)]));
  expect([...told.keys()].sort()).toEqual(['changedUnder', 'sameObject', 'shownEarlier', 'siblingsShare', 'startChanged']);
  for (const text of told.values()) expect(text).toMatch(/\p{Script=Han}/u);
  expect(told.get('changedUnder')).toBe('在同一个超步中，交给这个节点的 log 被 a 就地改动了。');
});

describe('a task', () => {
  it('that changed its input says who was given the same object, and leads to the line', async () => {
    const trace = await ran();
    const [task] = trace.tasks;
    if (task === undefined) throw new Error('no task');
    render(<InputChanges trace={trace} task={task} />);
    expect(screen.getByText(/^The same object in log was given to b, c in this superstep/)).toBeDefined();
    expect(screen.getByText(/^It is the object that input 1 left in log/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Find the line' }));
    await user.click(await screen.findByRole('button', { name: 'a, line 2, column 13' }));
    expect(getWorkspace().selection).toEqual({ kind: 'node', id: 'a' });
  });

  it('whose input was changed under it says by whom', async () => {
    const trace = await ran();
    const [, task] = trace.tasks;
    if (task === undefined) throw new Error('no task');
    render(<InputChanges trace={trace} task={task} />);
    expect(screen.getByText('What this node was given in log was changed in place by a, in the same superstep.')).toBeDefined();
  });
});
