import { expect, it } from 'vitest';
import { zebraWriter } from '~/core/trace/samples/zebra';
import { recordedCalls } from './recordedCalls';

it('gives the committed calls of one field in order, at most so many', () => {
  const store = zebraWriter().store();
  expect(recordedCalls(store, 'log', 9)).toEqual([
    { existing: [], update: ['in'] },
    { existing: ['in'], update: ['apple'] },
    { existing: ['in', 'apple'], update: ['mango'] },
    { existing: ['in', 'apple', 'mango'], update: ['zebra'] },
  ]);
  expect(recordedCalls(store, 'log', 2)).toHaveLength(2);
  expect(recordedCalls(store, 'last', 9)).toEqual([]);
});
