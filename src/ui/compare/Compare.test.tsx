// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDocument, END, type PlaygroundDoc, START } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { Compare } from './Compare';

const user = userEvent.setup();

/** Two parallel nodes that append to one list: LangGraph merges them by name. */
const doc: PlaygroundDoc = {
  ...emptyDocument(),
  title: 'Fruit',
  graph: {
    ...emptyDocument().graph,
    nodes: ['apple', 'mango'].map((name) => ({
      id: name,
      name,
      source: `export default () => ({ log: ['${name}'] });\n`,
      defer: false,
      ends: [],
    })),
    edges: ['apple', 'mango'].flatMap((name) => [
      { id: `s${name}`, source: START, target: name },
      { id: `e${name}`, source: name, target: END },
    ]),
    turns: [{ kind: 'input', source: "export default { log: ['start'] };\n" }],
  },
};

const side = (name: 'A' | 'B') => screen.getByRole('region', { name: name === 'A' ? /^A: this document/ : /^B: the variant/ });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

async function stepped(): Promise<void> {
  await press('Step');
  const at = () => getWorkspace().comparing?.store.getState();
  await waitFor(() => expect([at()?.left, at()?.right].map((one) => one?.status.kind)).not.toContain('running'));
  await waitFor(() => expect([at()?.left, at()?.right].map((one) => one?.status.kind)).not.toContain('starting'));
}

beforeAll(async () => {
  await startWorkspace(async () => createInProcessEngine());
});
beforeEach(async () => {
  actions.openScratch(doc);
  await actions.openCompare();
  render(<Compare />);
});
afterEach(() => {
  act(() => actions.closeCompare());
  cleanup();
});

describe('two variants', () => {
  it('are stepped together, and the first difference is named and marked on both sides', async () => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'another name of a node');
    expect(screen.getByRole('textbox', { name: 'Name in B' })).toHaveProperty('value', 'z_apple');
    expect(screen.getByRole('status').textContent).toContain('both with seed 1');
    await stepped();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No difference so far.'));
    await stepped();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^First difference: superstep 1, /));
    expect(within(side('A')).getByText(/^ran/).textContent).toContain('apple, mango');
    expect(within(side('B')).getByText(/^ran/).textContent).toContain('mango, z_apple');
    for (const name of ['A', 'B'] as const) expect(within(side(name)).getByText(/the first difference/)).toBeDefined();
    const state = cells(screen.getByRole('table', { name: 'State' }));
    expect(state[1]?.[0]).toContain('≠ differs');
    expect(state[1]?.[1]).toBe("['start', 'apple', 'mango']");
    expect(getWorkspace().trace).toBeNull();
  });

  it('show what each reducer was given and made of it, and mark the row that differs first', async () => {
    expect(screen.getByRole('combobox', { name: 'Reducer of B' })).toHaveProperty('value', 'unique');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reducer of B' }), 'keepFirst');
    await stepped();
    await stepped();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/superstep 1, log\. A: apple: .*B: apple: /));
    const [head, first, second] = cells(within(side('B')).getByRole('table'));
    expect(head).toEqual(['field', 'written by', 'existing', 'update', 'result']);
    expect(first?.slice(0, 4)).toEqual(['log ≠ the first difference', 'apple', "['start']", "['apple']"]);
    expect(second?.slice(0, 4)).toEqual(['log ', 'mango', "['start']", "['mango']"]);
    expect(cells(within(side('A')).getByRole('table'))[1]?.[0]).toBe('log ≠ the first difference');
    await press('Back');
    expect(getWorkspace().comparing?.store.getState().cursor).toEqual({ at: 1, call: null });
    await press('Go there');
    expect(getWorkspace().comparing?.store.getState().cursor).toEqual({ at: 2, call: 1 });
  });

  it('are taken from before an edit, and the variant is opened as a document of its own', async () => {
    act(() => actions.closeCompare());
    act(() => actions.edit({ label: 'editNode', apply: (now) => ({ ...now, graph: { ...now.graph, recursionLimit: 7 } }) }));
    await act(() => actions.openCompare());
    expect(await screen.findByRole('combobox', { name: 'Before' })).toBeDefined();
    expect(screen.getByRole('option', { name: '1: change of a node' })).toBeDefined();
    await press('Open B');
    expect(getWorkspace()).toMatchObject({ comparing: null, origin: 'scratch', doc });
    expect(screen.queryByRole('region', { name: 'Compare two variants' })).toBeNull();
  });

  it('say why one of them does not run', async () => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'another name of a node');
    await user.clear(screen.getByRole('textbox', { name: 'Name in B' }));
    await user.type(screen.getByRole('textbox', { name: 'Name in B' }), 'mango');
    await stepped();
    expect(within(side('B')).getByText(/LangGraph refuses to build this graph/)).toBeDefined();
    expect(within(side('A')).queryByText(/refuses/)).toBeNull();
    await press('Run');
    // It says nothing of what a graph would have done that was never built.
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('A side did not run to its end. Up to there, no difference.'));
  });
});
