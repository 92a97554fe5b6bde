// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Field } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { startWorkspace } from '~/workspace';
import { OpenStyles } from './OpenStyles';
import { tryRows } from './tryRows';

const user = userEvent.setup();

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  await startWorkspace(async () => createInProcessEngine());
});
afterEach(cleanup);

const fields: readonly Field[] = [
  {
    id: 'f1',
    name: '_log',
    type: { kind: 'list', of: 'str' },
    merge: { kind: 'builtIn', reducer: 'append', keep: 1, start: { kind: 'zero' } },
  },
  { id: 'f2', name: 'tmp', type: { kind: 'str', of: 'any' }, merge: { kind: 'untracked', guard: true } },
];

const cells = (field: string, row: RegExp) => {
  const section = screen.getByRole('region', { name: field });
  const line = within(section).getByRole('row', { name: row });
  return within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it('shows how each style declares a field, and what LangGraph builds of it once that is asked for', async () => {
  render(<OpenStyles fields={fields} />);
  await user.click(screen.getByRole('button', { name: 'Three styles side by side' }));
  const build = await screen.findByRole('button', { name: 'Build and try' });
  expect(cells('_log', /^Declared/)[1]).toContain('new ReducedValue(z.array(z.string())');
  expect(cells('tmp', /^Declared/)[2]).toBe('no metadata says it');
  expect(within(screen.getByRole('region', { name: '_log' })).getByText(/leading underscore means nothing/)).toBeDefined();
  expect(screen.queryByRole('row', { name: /^Channel/ })).toBeNull();
  await user.click(build);
  expect(await screen.findByText('6 of 6 built', {}, { timeout: 5000 })).toBeDefined();
  expect(cells('_log', /^Channel/)).toEqual(['BinaryOperatorAggregate', 'BinaryOperatorAggregate', 'BinaryOperatorAggregate']);
  expect(cells('_log', /^Holds at first/)).toEqual(['[]', '[]', '[]']);
  expect(cells('tmp', /node returns 7/)).toEqual([
    '7',
    expect.stringContaining('Validation failed for field "tmp"'),
    expect.stringContaining('Cannot read properties of undefined'),
  ]);
  expect(screen.getByRole('button', { name: 'Build again' })).toBeDefined();
});

it('says of a write whether the styles agree on it', () => {
  const build = (held: readonly [] | readonly [null] | readonly ['x'], refused = false) => ({
    channel: 'LastValue',
    start: [] as const,
    refused: null,
    tries: [
      {
        way: 'node' as const,
        what: 'null' as const,
        given: [null] as const,
        held,
        error: refused ? { name: 'Error', message: 'no', code: '', frames: [] } : null,
      },
    ],
  });
  const differ = (...builds: Parameters<typeof tryRows>[0]) => tryRows(builds).map((row) => row.differ);
  expect(differ(build(['x']), build(['x']), undefined)).toEqual([false]);
  expect(differ(build(['x']), build([]))).toEqual([true]);
  expect(differ(build([]), build([], true))).toEqual([true]);
  expect(differ(build([null]), build([]))).toEqual([true]);
  expect(differ(undefined, undefined)).toEqual([]);
});
