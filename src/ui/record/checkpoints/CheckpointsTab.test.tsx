// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyDocument, END, type Field, type PlaygroundDoc, START } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { CheckpointsTab } from './CheckpointsTab';

const user = userEvent.setup();

beforeAll(() => {
  // The tree is drawn as far as it can be seen.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  return startWorkspace(async () => createInProcessEngine());
});
afterEach(cleanup);

const LOG: Field = {
  id: 'f1',
  name: 'log',
  type: { kind: 'list', of: 'str' },
  merge: { kind: 'builtIn', reducer: 'append', keep: 3, start: { kind: 'zero' } },
};

function chain(names: readonly string[]): PlaygroundDoc {
  const doc = emptyDocument();
  const stops = [START, ...names, END];
  return {
    ...doc,
    graph: {
      ...doc.graph,
      fields: [LOG],
      nodes: names.map((name) => ({ id: name, name, source: `export default () => ({ log: ['${name}'] });\n`, defer: false, ends: [] })),
      edges: stops.slice(1).map((target, index) => ({ id: `e${index}`, source: stops[index] ?? START, target })),
      turns: [{ kind: 'input', source: "export default { log: ['in'] };\n" }],
    },
  };
}

async function ran(): Promise<void> {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  actions.openScratch(chain(['a', 'b', 'c']));
  render(<CheckpointsTab />);
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
}

const items = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'));
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const logNow = () => {
  const { trace, cursor } = getWorkspace();
  const values = trace?.moments[cursor.at - 1]?.checkpoint?.values ?? [];
  const ref = values.find(([name]) => name === 'log')?.[1];
  return ref === undefined ? null : trace?.value(ref);
};

describe('the checkpoints of a thread', () => {
  it('are a tree from the input on, with the newest and the place of the cursor', async () => {
    await ran();
    await waitFor(() =>
      expect(items()).toEqual([
        '−1, before input 1, input',
        '0, after input 1, superstep',
        '1, after superstep 1, superstep',
        '2, after superstep 2, superstep',
        '3, after superstep 3, superstep, you are here, newest',
      ]),
    );
    await user.click(item(/after superstep 1/));
    await waitFor(() => expect(getWorkspace().cursor).toEqual({ at: 2, call: null }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('heading', { name: 'after superstep 2' })).toBeDefined();
    expect(getWorkspace().cursor.at).toBe(2);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(getWorkspace().cursor.at).toBe(1));
  });

  it('are run on from, as one edit, on a branch of their own', async () => {
    await ran();
    await user.click(item(/after superstep 2/));
    await user.click(await screen.findByRole('button', { name: 'Run on from here' }));
    expect(getWorkspace().doc.graph.turns[1]).toEqual({ kind: 'continue', from: { turn: 1, superstep: 2 } });
    await waitFor(() => expect(getWorkspace().trace?.turns).toHaveLength(2));
    actions.runAll();
    await waitFor(() => expect(getWorkspace().status).toMatchObject({ kind: 'over', how: 'done' }));
    await waitFor(() => expect(item(/a branch begins/).getAttribute('aria-level')).toBe('2'));
    expect(item(/newest/).getAttribute('aria-label')).toMatch(/after superstep 1, turn 2/);
    actions.undo();
    expect(getWorkspace().doc.graph.turns).toHaveLength(1);
  });

  it('have their state changed, with what contributing and what setting leave shown before', async () => {
    await ran();
    await user.click(item(/after superstep 2/));
    await user.click(await screen.findByRole('button', { name: 'Change the state here…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /Change log/ }));
    const box = within(dialog).getByRole('textbox', { name: 'Value for log' });
    await user.clear(box);
    await user.type(box, "[['X']");
    await waitFor(() =>
      expect(within(dialog).getByText(/^Contribute →/).parentElement?.textContent).toBe("Contribute → ['in', 'a', 'b', 'X']"),
    );
    expect(within(dialog).getByText(/^Set →/).parentElement?.textContent).toBe("Set → ['X']");
    await user.click(within(dialog).getByRole('button', { name: 'Set it' }));
    expect(getWorkspace().doc.graph.turns.slice(1)).toMatchObject([
      { kind: 'update', asNode: 'b', how: 'set', from: { turn: 1, superstep: 2 } },
      { kind: 'continue' },
    ]);
    await waitFor(() => expect(getWorkspace().trace?.turns.length).toBe(3));
    actions.runAll();
    await waitFor(() => expect(getWorkspace().status).toMatchObject({ kind: 'over', how: 'done' }));
    await waitFor(() => expect(logNow()).toEqual(['X', 'c']));
  });

  it('give up a run that waits in its midst', async () => {
    await waitFor(() => expect(getWorkspace().ready).toBe(true));
    actions.openScratch(chain(['a', 'b', 'c']));
    render(<CheckpointsTab />);
    actions.goTo({ at: 3, call: null });
    await waitFor(() => expect(getWorkspace()).toMatchObject({ status: { kind: 'parked' }, cursor: { at: 3 } }));
    await user.click(await screen.findByRole('treeitem', { name: /after superstep 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Run on from here' }));
    expect(getWorkspace().doc.graph.turns).toMatchObject([{ until: 3 }, { kind: 'continue', from: { turn: 1, superstep: 1 } }]);
    await waitFor(() => expect(getWorkspace().cursor.at).toBe(4));
    expect(getWorkspace().trace?.turns.map(({ how }) => how)).toEqual(['stopped', null]);
  });

  it('are compared, one beside the other', async () => {
    await ran();
    await user.click(item(/after input 1/));
    await user.click(await screen.findByRole('button', { name: 'Compare with another' }));
    await user.click(item(/after superstep 2/));
    const both = await screen.findByRole('region', { name: 'Two checkpoints side by side' });
    expect(within(both).getByText('1 field differs')).toBeDefined();
    expect(within(both).getByRole('columnheader', { name: 'A · after input 1' })).toBeDefined();
  });

  it('go with their thread', async () => {
    await ran();
    await user.click(screen.getByRole('button', { name: 'Delete this thread' }));
    await waitFor(() => expect(getWorkspace()).toMatchObject({ status: { kind: 'over' }, cursor: { at: 5 } }));
    await waitFor(() => expect(items().every((name) => name?.includes('deleted with its thread'))).toBe(true));
    expect((screen.getByRole('button', { name: 'Run on from here' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

it('shows what in-place changes do to the history with each saver, once that is asked for', async () => {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  const doc = chain(['a', 'b']);
  const source = 'export default (existing, update) => { existing.push(...update); return existing; };\n';
  const fields: readonly Field[] = [{ ...LOG, merge: { kind: 'own', source, start: { kind: 'zero' } } }];
  actions.openScratch({ ...doc, graph: { ...doc.graph, fields } });
  render(<CheckpointsTab />);
  actions.runAll();
  await user.click(await screen.findByText('Changed in place: three histories', {}, { timeout: 5000 }));
  const { trace } = getWorkspace();
  await user.click(screen.getByRole('button', { name: 'Run with each saver and read back' }));
  const table = await screen.findByRole('table', { name: 'log in the history that was read back' }, { timeout: 5000 });
  await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(4), { timeout: 5000 });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Step',
    'MemorySaver all 4 as committed',
    'late saver, default durability 3 of 4 not as committed',
    'late saver, durability sync 1 of 4 not as committed',
  ]);
  const row = within(table).getByRole('row', { name: /^1 / });
  expect(within(row).getAllByRole('cell')[1]?.textContent).toContain("committed: ['in', 'a']");
  // What is shown stays the run that it was.
  expect(getWorkspace().trace).toBe(trace);
  expect(screen.getByText(/15 runs of 15/)).toBeDefined();
});
