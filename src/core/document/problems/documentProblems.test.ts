import { expect, test } from 'vitest';
import { edge, field, node, withGraph } from '../document.samples';
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

test('a document too large for a link says so', () => {
  const doc = withGraph({ ...chain.graph, shared: ' '.repeat(250_000) });
  expect(codes(doc)).toEqual(['documentTooLarge']);
});
