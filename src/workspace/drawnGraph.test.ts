import { expect, it } from 'vitest';
import { addNode, connect, type GraphSpec, renameNode, setDefer, setMerge, setNodeSource } from '~/core/document';
import { firstDocument } from '~/examples/first';
import { isDrawnAlike } from './drawnGraph';

const doc = firstDocument('en');
const [node] = doc.graph.nodes;
const [field] = doc.graph.fields;
const id = node?.id ?? '';
const isAlike = (other: { readonly graph: GraphSpec }) => isDrawnAlike(doc.graph, other.graph);

it('takes graphs that differ in the text of sources alone for one drawing', () => {
  const typed = setNodeSource(doc, id, 'export default () => ({});');
  expect(typed.graph).not.toBe(doc.graph);
  expect(isAlike(typed)).toBe(true);
  expect(isAlike(setMerge(doc, field?.id ?? '', { kind: 'own', source: 'export default (a) => a;', start: { kind: 'none' } }))).toBe(true);
});

it('sees whatever is drawn', () => {
  expect(isAlike(renameNode(doc, id, 'other'))).toBe(false);
  expect(isAlike(setDefer(doc, id, true))).toBe(false);
  expect(isAlike(addNode(doc, { name: 'more' }))).toBe(false);
  expect(isAlike(connect(doc, id, id))).toBe(false);
});
