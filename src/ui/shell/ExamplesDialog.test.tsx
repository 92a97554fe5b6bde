// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createInProcessEngine } from '~/engine/inProcess';
import { getWorkspace, startWorkspace } from '~/workspace';
import { ExamplesDialog } from './ExamplesDialog';

const user = userEvent.setup();
let closed = 0;

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
beforeEach(() => render(<ExamplesDialog onClose={() => (closed += 1)} />));
afterEach(cleanup);

it('adds the reports to the examples, and opens the one that is searched by its number', async () => {
  await screen.findByRole('region', { name: 'Reports: messages' }, { timeout: 15_000 });
  expect(screen.getByRole('region', { name: 'Merge order' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^A subgraph writes what it only received/ })).toBeNull();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('langgraph#6446');
  expect(screen.getByRole('status').textContent).toBe('1 example');
  await user.click(screen.getByRole('button', { name: /^A subgraph writes what it only received/ }));
  expect(closed).toBe(1);
  expect(getWorkspace().doc.note.en).toContain('Reported in langchain-ai/langgraph#6446.');
});

it('folds what is there to be looked up until it is asked for', async () => {
  const topic = await screen.findByRole('button', { name: /^Claims: state/ });
  expect(topic.getAttribute('aria-expanded')).toBe('false');
  const before = screen.getAllByRole('listitem').length;
  await user.click(topic);
  expect(topic.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before);
  await user.click(topic);
  expect(screen.getAllByRole('listitem').length).toBe(before);
});
