import { expect, it } from 'vitest';
import type { KeptRecord } from '~/core/trace';
import { storedCommands } from './storedCommands';

const record = (checkpoint: string, length: number): KeptRecord => ({
  op: 'put',
  thread: '1',
  namespace: '',
  checkpoint,
  parent: '',
  bytes: 'A'.repeat(length),
});

it('hands records over in order and in parts', () => {
  const records = [record('a', 4), record('b', 4), record('c', 8), record('d', 40), record('e', 4)];
  const parts = storedCommands(records, 10).map((command) =>
    command.kind === 'stored' ? command.records.map((one) => one.checkpoint) : [],
  );
  expect(parts).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  expect(storedCommands([])).toEqual([]);
});
