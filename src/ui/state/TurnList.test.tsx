// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emptyDocument, type Turn } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import TurnList from './TurnList';

const user = userEvent.setup();
const turns = () => getWorkspace().doc.graph.turns;
const lines = () => within(screen.getByRole('list')).getAllByRole('button');

const intoView = vi.fn<(options: object) => void>();
Element.prototype.scrollIntoView = intoView;

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
afterEach(cleanup);

function open(list: readonly Turn[]): void {
  const doc = emptyDocument();
  const nodes = [{ id: 'n1', name: 'review', source: 'export default () => ({});\n', defer: false, ends: [] }];
  actions.openScratch({ ...doc, graph: { ...doc.graph, nodes, turns: list } });
  render(<TurnList />);
}

const input = { kind: 'input', source: "export default { log: ['hi'] };\n" } as const;

it('says what each turn does, and its thread where there are several', () => {
  open([
    input,
    { kind: 'resume', source: "export default 'ok';\n", thread: 'bob' },
    { kind: 'continue', from: { turn: 1, superstep: 2 }, until: 3 },
    { kind: 'update', asNode: 'n1', source: 'export default {};\n', how: 'set' },
    { kind: 'delete', thread: 'bob' },
  ]);
  expect(screen.getByRole('heading').textContent).toBe('Input · 5 turns on 2 threads');
  expect(lines().map((line) => line.textContent)).toEqual([
    "Turn 1: inputthread 1{ log: ['hi'] }",
    "Turn 2: resumethread bob'ok'",
    'Turn 3: continuethread 1from turn 1, after superstep 2up to superstep 3',
    'Turn 4: set as reviewthread 1{}',
    'Turn 5: delete the threadthread bob',
  ]);
});

it('brings the menu into view, for the panel may end before it', async () => {
  open([input]);
  intoView.mockClear();
  await user.click(screen.getByRole('button', { name: 'Add a turn' }));
  expect(intoView.mock.contexts).toEqual([screen.getByRole('menu')]);
});

it('says no thread where there is one', () => {
  open([input]);
  expect(lines()[0]?.textContent).toBe("Turn 1: input{ log: ['hi'] }");
});

it.each([
  [/same thread \(1\)/, { kind: 'input' }],
  [/new thread \(2\)/, { kind: 'input', thread: '2' }],
  [/^Resume/, { kind: 'resume', source: "export default 'yes';\n" }],
  [/^Continue/, { kind: 'continue' }],
  [/^Update/, { kind: 'update', asNode: 'n1' }],
  [/^Delete thread 1/, { kind: 'delete' }],
])('adds %s from the menu and selects it', async (name, turn) => {
  open([input]);
  await user.click(screen.getByRole('button', { name: 'Add a turn' }));
  await user.click(screen.getByRole('menuitem', { name }));
  expect(turns()[1]).toMatchObject(turn);
  expect(getWorkspace().selection).toEqual({ kind: 'turn', index: 1 });
  expect(screen.queryByRole('menu')).toBeNull();
});

it('goes on with the thread of the last turn, by the keyboard alone', async () => {
  open([input, { ...input, thread: '7' }]);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Input on the same thread (7)');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete thread 7');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a turn');
  expect(turns()).toHaveLength(2);
});
