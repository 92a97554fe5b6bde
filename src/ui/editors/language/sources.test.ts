import { expect, it } from 'vitest';
import { keyOf, shapeKeyOf, uriOf } from './sources';

it.each(['node:n1', 'shared', 'n2/node:n1', 'n2/n_3-x/reducer:f1', 'update:f1~2'])(
  '%s has an address in the one folder, and back',
  (key) => {
    expect(uriOf(key).split('/')).toHaveLength('file:///sources/x'.split('/').length);
    expect(keyOf(uriOf(key))).toBe(key);
  },
);

it('has the shape of its kind in its own graph', () => {
  expect(shapeKeyOf('n2/update:f1~2')).toBe('update:f1');
});
