import { describe, expect, test } from 'vitest';
import { edge, field, node, router, withGraph } from '../document.samples';
import type { PlaygroundDoc } from '../document';
import { END, START } from '../document';
import { documentProblems } from './documentProblems';

const codes = (doc: PlaygroundDoc) => documentProblems(doc).map((problem) => problem.code);

const chain = withGraph({ nodes: [node('a'), node('b')], edges: [edge(START, 'a'), edge('a', 'b'), edge('b', END)] });

test('a sound graph has no problems', () => {
  expect(documentProblems(chain)).toEqual([]);
});

test('two fields of one name block, since no state can hold them', () => {
  const doc = withGraph({ ...chain.graph, fields: [field('log'), { ...field('log'), id: 'f2' }] });
  expect(documentProblems(doc)).toMatchObject([{ code: 'fieldNameTaken', severity: 'blocks' }]);
});

describe('parallel writes to a plain field', () => {
  const plain = [field('status', { merge: { kind: 'plain' } })];
  const writes = (id: string, text = "export default () => ({ status: 'x' });") => node(id, { source: text });
  const fork = [edge(START, 'a'), edge(START, 'b'), edge('a', END), edge('b', END)];

  test('are warned of where two nodes surely share a superstep and seem to write it', () => {
    const doc = withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: fork });
    expect(documentProblems(doc)).toEqual([
      {
        code: 'plainFieldWrittenInParallel',
        severity: 'warns',
        place: { kind: 'field', id: 'f-status' },
        params: { name: 'status', first: 'a', second: 'b' },
      },
    ]);
  });

  test('are followed down both ways of a fork', () => {
    const nodes = [node('a'), node('b'), writes('c'), writes('d', "export default () => ({ 'status': 1 });")];
    const edges = [edge(START, 'a'), edge(START, 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', END), edge('d', END)];
    expect(codes(withGraph({ fields: plain, nodes, edges }))).toEqual(['plainFieldWrittenInParallel']);
  });

  test.each<readonly [string, PlaygroundDoc]>([
    [
      'one after the other',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: [edge(START, 'a'), edge('a', 'b'), edge('b', END)] }),
    ],
    ['a reduced field', withGraph({ fields: [field('status')], nodes: [writes('a'), writes('b')], edges: fork })],
    [
      'a node that only reads it',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b', 'export default (state) => (state.status, {});')], edges: fork }),
    ],
    [
      'a write in a comment',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b', 'export default () => ({}); // { status: 1 }')], edges: fork }),
    ],
    ['a deferred node', withGraph({ fields: plain, nodes: [writes('a'), { ...writes('b'), defer: true }], edges: fork })],
    [
      'a choice of a router',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: fork.slice(2), routers: [router(START, ['a', 'b'])] }),
    ],
  ])('are not suspected: %s', (_what, doc) => {
    expect(documentProblems(doc)).toEqual([]);
  });
});

test('a document too large for a link says so', () => {
  const doc = withGraph({ ...chain.graph, shared: ' '.repeat(250_000) });
  expect(codes(doc)).toEqual(['documentTooLarge']);
});
