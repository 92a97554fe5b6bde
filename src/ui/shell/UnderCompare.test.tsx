// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setTitle } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { shellCommands } from './commands';
import { UnderCompare } from './UnderCompare';
import { useKeyboard } from './useKeyboard';

const user = userEvent.setup();
const commands = shellCommands({ open: () => undefined, prefer: actions.prefer, workspace: getWorkspace });

/** The page's keys over one place of it. */
function Page() {
  useKeyboard(commands, getWorkspace);
  return (
    <UnderCompare>
      <button type="button">a place</button>
    </UnderCompare>
  );
}

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
beforeEach(async () => {
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'a place' }).focus());
  await act(() => actions.openCompare());
  await screen.findByRole('region', { name: 'Compare two variants' }, { timeout: 15_000 });
});
afterEach(() => {
  act(() => actions.closeCompare());
  cleanup();
});

const compared = () => getWorkspace().comparing?.store.getState().cursor.at;

it('steps both sides with the keys of the page, and leaves the page and its run alone', async () => {
  expect(screen.getByText('a place').closest('[inert]')).not.toBeNull();
  act(() => actions.edit({ label: 'title', apply: (doc) => setTitle(doc, 'Edited') }));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(compared()).toBe(1));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(compared()).toBe(0));
  await user.keyboard('{Control>}z{/Control}');
  expect(getWorkspace()).toMatchObject({ status: { kind: 'idle' }, trace: null, doc: { title: 'Edited' } });
});

it('closes with Escape, and gives the focus back', async () => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getWorkspace().comparing).toBeNull());
  expect(screen.getByText('a place').closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'a place' }));
});
