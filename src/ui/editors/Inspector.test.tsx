// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTurn, emptyDocument, END, type PlaygroundDoc, setMemory, setTurn, START } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { Inspector } from './Inspector';

const doc: PlaygroundDoc = {
  ...emptyDocument(),
  title: 'Under test',
  graph: {
    ...emptyDocument().graph,
    nodes: [
      { id: 'n1', name: 'apple', source: "export default () => ({ log: ['apple'] });\n", defer: false, ends: [] },
      { id: 'n2', name: 'mango', source: 'export default () => ({});\n', defer: false, ends: [] },
    ],
    edges: [
      { id: 'e1', source: START, target: 'n1' },
      { id: 'e2', source: 'n1', target: END },
    ],
    joins: [{ id: 'e3', sources: ['n1', 'n2'], target: END }],
    routers: [{ id: 'e4', name: 'route', source: 'n2', targets: ['n1'], code: "export default () => 'apple';\n" }],
  },
};
const graph = () => getWorkspace().doc.graph;
const user = userEvent.setup();
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string | RegExp) => screen.getByRole('combobox', { name });

/** Types over what a field holds; keys that user-event would take for its own are escaped. */
async function retype(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text.replace(/[[{]/g, '$&$&'));
}

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
beforeEach(() => {
  actions.openScratch(doc);
  actions.closeBench();
  render(<Inspector />);
});
afterEach(cleanup);

describe('a field', () => {
  beforeEach(() => actions.select({ kind: 'field', id: 'f1' }));

  it('shows its line in both languages while it is edited, and takes typing as one entry', async () => {
    await retype(await screen.findByRole('textbox', { name: 'Name' }), 'seen');
    expect(screen.getByText('seen: Annotated[list[str], operator.add]')).toBeDefined();
    await user.selectOptions(choice('Type'), 'int');
    expect(screen.getByText('seen: Annotated[int, operator.add]')).toBeDefined();
    expect(screen.getByText(/^seen: Annotation<number>/)).toBeDefined();
    actions.undo();
    actions.undo();
    expect(graph().fields[0]?.name).toBe('log');
  });

  it('lists built-ins by both names, with source, and turns them into own code', async () => {
    const select = await screen.findByRole('combobox', { name: 'Reducer' });
    expect(within(select).getByRole('option', { name: 'operator.add · append', selected: true })).toBeDefined();
    await user.selectOptions(select, '(a + b)[-n:] · keepLast');
    await retype(box('Items to keep'), '2');
    await user.click(screen.getByRole('button', { name: 'Turn into own code' }));
    const { merge } = graph().fields[0] ?? {};
    expect(merge?.kind === 'own' && merge.source).toContain('const KEEP = 2;');
    expect(box('Reducer of log')).toHaveProperty('value', merge?.kind === 'own' && merge.source);
  });

  it('has a start value only with a reducer', async () => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Starts at' }), 'a value of its own');
    await retype(box('Start value'), "['a']");
    expect(graph().fields[0]?.merge).toMatchObject({ start: { kind: 'own', source: "export default ['a'];\n" } });
    await user.selectOptions(choice('Reducer'), 'none: the last write wins');
    expect(screen.queryByRole('combobox', { name: 'Starts at' })).toBeNull();
    expect(graph().fields[0]?.merge).toEqual({ kind: 'plain' });
  });
});

describe('nodes and edges', () => {
  it('edits a node: name, source, defer, targets of a Command', async () => {
    actions.select({ kind: 'node', id: 'n1' });
    await retype(await screen.findByRole('textbox', { name: 'Name' }), '甲');
    await retype(box('Source of node 甲'), 'export default () => ({});');
    await user.click(screen.getByRole('checkbox', { name: /^Defer/ }));
    await user.click(screen.getByRole('checkbox', { name: 'END' }));
    expect(graph().nodes[0]).toEqual({ id: 'n1', name: '甲', source: 'export default () => ({});', defer: true, ends: [END] });
  });

  it('hangs an edge elsewhere, and deletes it', async () => {
    actions.select({ kind: 'edge', id: 'e1' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'mango');
    expect(graph().edges[0]).toEqual({ id: 'e1', source: START, target: 'n2' });
    await user.click(screen.getByRole('button', { name: 'Delete Edge' }));
    expect(graph().edges.map(({ id }) => id)).toEqual(['e2']);
  });

  it('edits a join and a router', async () => {
    actions.select({ kind: 'join', id: 'e3' });
    await user.click(await screen.findByRole('checkbox', { name: 'mango' }));
    expect(graph().joins[0]?.sources).toEqual(['n1']);
    actions.select({ kind: 'router', id: 'e4' });
    await user.click(await screen.findByRole('checkbox', { name: 'END' }));
    await retype(box('Source of router route'), "export default () => 'mango';");
    expect(graph().routers[0]).toMatchObject({ targets: ['n1', END], code: "export default () => 'mango';" });
  });
});

describe('a turn', () => {
  beforeEach(() => actions.select({ kind: 'turn', index: 0 }));
  const source = () => (graph().turns[0] as { source?: string }).source;

  it('gives, overwrites and takes away a field by the form, and keeps what is no expression yet on screen', async () => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'log: how it is given' }), 'given');
    expect(source()).toBe("export default { log: ['start'] };\n");
    await retype(box('log: value'), "['a', 'b']");
    expect(source()).toBe("export default { log: ['a', 'b'] };\n");
    await user.type(box('log: value'), ', ');
    expect(box('log: value')).toHaveProperty('value', "['a', 'b'], ");
    expect(screen.getByText('This is no complete expression yet.')).toBeDefined();
    expect(source()).toBe("export default { log: ['a', 'b'] };\n");
    await user.selectOptions(choice('log: how it is given'), 'Overwrite');
    expect(source()).toBe("import { Overwrite } from '@langchain/langgraph';\n\nexport default { log: new Overwrite(['a', 'b']) };\n");
    await user.selectOptions(choice('log: how it is given'), 'not given');
    expect(source()).toBe('export default {};\n');
  });

  it('follows the source, and leaves code to its editor', async () => {
    await retype(await screen.findByRole('textbox', { name: 'Source of turn 1' }), 'export default { log: [1], typo: 2 };');
    expect(box('log: value')).toHaveProperty('value', '[1]');
    expect(screen.getByText(/^No field has this name/)).toBeDefined();
    await retype(box('Source of turn 1'), 'export default (() => ({}))();');
    expect(screen.getByText(/no form for it/)).toBeDefined();
  });

  it('becomes an update as a node, moves and goes', async () => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'This turn' }), 'updates the state as if a node had written it');
    await user.selectOptions(choice('As node'), 'mango');
    await user.click(screen.getByRole('button', { name: 'Add a turn' }));
    await user.click(await screen.findByRole('button', { name: 'Move up' }));
    expect(graph().turns.map(({ kind }) => kind)).toEqual(['input', 'update']);
    await user.click(screen.getByRole('button', { name: 'Delete Turn 1 of 2' }));
    expect(graph().turns).toEqual([{ kind: 'update', asNode: 'n2', source: 'export default {};\n' }]);
  });
});

describe('a turn on a thread', () => {
  beforeEach(() => {
    actions.edit({ label: 'editTurns', apply: (before) => addTurn(before) });
    actions.select({ kind: 'turn', index: 1 });
  });

  it('says what it starts with, on the same thread or a new one, and with which saver', async () => {
    expect(await screen.findByText('The same thread as turn 1: it starts with what they left.')).toBeDefined();
    await user.selectOptions(choice('Thread'), 'new: 2');
    expect(screen.getByText('The first turn of this thread: it starts with nothing.')).toBeDefined();
    expect(graph().turns[1]).toEqual({ kind: 'input', source: 'export default {};\n', thread: '2' });
    const name = screen.getByRole('textbox', { name: 'Name of the thread' });
    await user.clear(name);
    expect(screen.getByText('A thread has a name.')).toBeDefined();
    await user.type(name, '1');
    expect(screen.getByText(/Another thread is called 1/)).toBeDefined();
    await user.type(name, ' of two');
    expect(graph().turns.map(({ thread }) => thread)).toEqual([undefined, '1 of two']);
    await user.selectOptions(choice('Thread'), '1');
    expect(graph().turns[1]).toEqual({ kind: 'input', source: 'export default {};\n' });
    act(() => actions.edit({ label: 'settings', apply: (before) => setMemory(before, { saver: 'none' }) }));
    expect(screen.getByText(/without a saver no turn finds anything/)).toBeDefined();
  });

  it('starts from a checkpoint and is given up early', async () => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Starts from' }), 'a checkpoint of turn 1');
    await user.selectOptions(choice('Which checkpoint'), 'after superstep 2');
    await user.click(screen.getByRole('checkbox', { name: /^Give up before/ }));
    await retype(box('superstep'), '3');
    expect(graph().turns[1]).toMatchObject({ from: { turn: 1, superstep: 2 }, until: 3 });
  });

  it('is each of five kinds, and keeps thread and checkpoint where the kind has them', async () => {
    const start = { thread: '1b', from: { turn: 1, superstep: 0 } };
    act(() => actions.edit({ label: 'editTurns', apply: (before) => setTurn(before, 1, { kind: 'continue', ...start, until: 2 }) }));
    const what = await screen.findByRole('combobox', { name: 'This turn' });
    await user.selectOptions(what, 'answers an interrupt');
    expect(graph().turns[1]).toEqual({ kind: 'resume', source: "export default 'yes';\n", ...start, until: 2 });
    await user.selectOptions(what, 'updates the state as if a node had written it');
    await user.selectOptions(choice('How'), 'set: past the reducers');
    expect(graph().turns[1]).toEqual({ kind: 'update', asNode: 'n1', source: 'export default {};\n', how: 'set', ...start });
    await user.selectOptions(choice('How'), 'contribute: through the reducers');
    expect(graph().turns[1]).not.toHaveProperty('how');
    await user.selectOptions(what, 'deletes the thread');
    expect(graph().turns[1]).toEqual({ kind: 'delete', thread: '1b' });
    await user.selectOptions(what, 'goes on without an input');
    expect(graph().turns[1]).toEqual({ kind: 'continue', thread: '1b' });
  });
});

it('a node has breakpoints before and after it', async () => {
  actions.select({ kind: 'node', id: 'n1' });
  await user.click(await screen.findByRole('checkbox', { name: 'Pause before it runs' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pause after it ran' }));
  expect(graph().nodes[0]?.pause).toBe('both');
  await user.click(screen.getByRole('checkbox', { name: 'Pause before it runs' }));
  expect(graph().nodes[0]?.pause).toBe('after');
  await user.click(screen.getByRole('checkbox', { name: 'Pause after it ran' }));
  expect(graph().nodes[0]).not.toHaveProperty('pause');
});

it('the memory of a graph says what it means', async () => {
  actions.select({ kind: 'none' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Checkpoint saver' }), 'a new memory saver each turn');
  expect(screen.getByText(/remembers nothing of the turn before/)).toBeDefined();
  await user.selectOptions(choice('Durability'), 'exit');
  expect(graph().memory).toEqual({ saver: 'newEachTurn', durability: 'exit' });
  await user.selectOptions(choice('Checkpoint saver'), 'none');
  expect(choice('Durability')).toHaveProperty('disabled', true);
});

describe('the whole document', () => {
  beforeEach(() => actions.select({ kind: 'none' }));

  it('takes a limit and a seed only as whole numbers', async () => {
    await retype(await screen.findByRole('textbox', { name: 'Recursion limit' }), '3x');
    expect(graph().recursionLimit).toBe(3);
    expect(box('Recursion limit').getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(box('Recursion limit')).toHaveProperty('value', '3');
    expect(screen.getByText(/10007/)).toBeDefined();
  });

  it('adds, edits and deletes expectations of every kind', async () => {
    await user.click(await screen.findByRole('button', { name: 'Add an expectation' }));
    await retype(box('Value'), '[1, None, {"a": True}]');
    expect(getWorkspace().doc.expectations).toEqual([
      { kind: 'value', field: 'f1', at: 'end', value: [1, null, { a: true }], order: 'exact' },
    ]);
    await user.type(box('Value'), ',');
    expect(screen.getByText(/This is no value/)).toBeDefined();
    await user.selectOptions(choice('When'), 'after a superstep');
    await retype(box('Superstep'), '2');
    await user.selectOptions(choice('Expect'), 'the length of a field');
    await retype(box('Length'), '4');
    expect(getWorkspace().doc.expectations).toEqual([{ kind: 'length', field: 'f1', at: { turn: 1, superstep: 2 }, length: 4 }]);
    await user.selectOptions(choice('Expect'), 'an error');
    expect(getWorkspace().doc.expectations[0]?.kind).toBe('error');
    await user.click(screen.getByRole('button', { name: 'Delete expectation 1' }));
    expect(getWorkspace().doc.expectations).toEqual([]);
  });
});

describe('the bench', () => {
  it('calls a reducer update by update, and keeps the result as an expectation', async () => {
    actions.select({ kind: 'field', id: 'f1' });
    await user.click(await screen.findByRole('button', { name: 'Try on the bench' }));
    await retype(box('update 1'), "['a']");
    await user.click(screen.getByRole('button', { name: 'Add an update' }));
    await retype(box('update 2'), '"abc"');
    await user.click(screen.getByRole('button', { name: 'Call it' }));
    await waitFor(() => expect(screen.getByText(/can only concatenate list/)).toBeDefined(), { timeout: 15_000 });
    expect(document.body.textContent).toContain("= result ['a']");
    await user.click(screen.getByRole('button', { name: 'Delete update 2' }));
    await user.click(screen.getByRole('button', { name: 'Call it' }));
    await user.click(await screen.findByRole('button', { name: 'Keep as an expectation' }));
    expect(getWorkspace().doc.expectations).toMatchObject([{ kind: 'value', field: 'f1', value: ['a'] }]);
  });

  it('shows what was changed in place, a first write that was no call, and what cannot be compiled', async () => {
    const mutating = 'export default (existing, update) => { existing.push(...update); return existing; };\n';
    const field = { ...graph().fields[0]!, merge: { kind: 'own', source: mutating, start: { kind: 'none' } } } as const;
    actions.openBench({ ...field, id: 'other' }, null, ["export default ['a'];\n", "export default ['b'];\n"]);
    await user.click(await screen.findByRole('button', { name: 'Call it' }));
    expect(await screen.findByText(/taken as it is/)).toBeDefined();
    expect(await screen.findByText(/changed existing in place/)).toBeDefined();
    await retype(box('update 1'), 'a +');
    await user.click(screen.getByRole('button', { name: 'Call it' }));
    expect(await screen.findByText(/Expression expected/)).toBeDefined();
  });
});

describe('schemas', () => {
  it('say what a node reads, and go back to the whole state', async () => {
    actions.select({ kind: 'node', id: 'n1' });
    const reads = within(await screen.findByRole('group', { name: 'Reads' }));
    await user.click(reads.getByRole('checkbox', { name: 'The whole state' }));
    await user.click(reads.getByRole('checkbox', { name: 'log' }));
    expect(graph().nodes[0]?.reads?.includes('f1')).toBe(false);
    await user.click(reads.getByRole('checkbox', { name: 'The whole state' }));
    expect(graph().nodes[0]).not.toHaveProperty('reads');
  });

  it('say what an input and a result hold', async () => {
    actions.select({ kind: 'none' });
    for (const [name, key] of [
      ['Input schema', 'input'],
      ['Output schema', 'output'],
    ] as const) {
      const one = within(await screen.findByRole('group', { name }));
      await user.click(one.getByRole('checkbox', { name: 'The whole state' }));
      expect(graph()[key]).toEqual(graph().fields.map(({ id }) => id));
    }
  });

  it('give updates a type of their own', async () => {
    actions.select({ kind: 'field', id: 'f1' });
    await user.click(await screen.findByRole('checkbox', { name: /^Updates have another type/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of updates' }), 'str');
    expect(graph().fields[0]?.updateType).toEqual({ kind: 'str', of: 'any' });
  });
});
