import { describe, expect, it } from 'vitest';
import { emptyDocument, makeInner, type PlaygroundDoc, START } from '~/core/document';
import { readSource, writeSource } from './documentSource';

const empty = emptyDocument();
const doc: PlaygroundDoc = {
  ...empty,
  graph: {
    ...empty.graph,
    fields: [
      {
        id: 'f',
        name: 'f',
        type: { kind: 'list', of: 'str' },
        merge: { kind: 'own', source: 'reducer', start: { kind: 'own', source: 'start' } },
      },
      { id: 'g', name: 'g', type: { kind: 'str', of: 'any' }, merge: { kind: 'plain' } },
    ],
    nodes: [{ id: 'a:b', name: 'a', source: 'node', defer: false, ends: [] }],
    routers: [{ id: 'r', name: 'r', source: START, targets: [], code: 'router' }],
    turns: [{ kind: 'input', source: 'turn' }],
    shared: 'shared',
  },
};

describe('a source of the document', () => {
  it.each(['reducer:f', 'start:f', 'node:a:b', 'router:r', 'turn:0', 'shared'])('%s is read, and written alone', (key) => {
    expect(readSource(doc, key)).toBe(key.replace(/:.*/, ''));
    const next = writeSource(doc, key, 'new');
    expect(readSource(next, key)).toBe('new');
    expect(JSON.stringify(next).replaceAll('"new"', JSON.stringify(readSource(doc, key)))).toBe(JSON.stringify(doc));
  });

  it('of a graph inside a node is found by its way', () => {
    const outer = makeInner(doc, 'a:b');
    const next = writeSource(outer, 'a:b/node:n1', 'new');
    expect(readSource(next, 'a:b/node:n1')).toBe('new');
    expect(readSource(next, 'node:a:b')).toBe('node');
    expect(readSource(next, 'zz/node:n1')).toBeNull();
  });

  it.each(['reducer:g', 'start:g', 'reducer:x', 'node:x', 'router:x', 'turn:1', 'turn:x', 'other', ''])('%s is not there', (key) => {
    expect(readSource(doc, key)).toBeNull();
    expect(writeSource(doc, key, 'new')).toBe(doc);
  });
});
