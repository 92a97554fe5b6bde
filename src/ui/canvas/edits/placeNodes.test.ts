import { expect, it } from 'vitest';
import { START } from '~/core/document';
import { placeGraph } from '../geometry/place';
import { graphOf } from '../test/graphs';
import { isArranged, placeNodes } from './placeNodes';

it('moves one node and pins the others where they are', () => {
  const doc = graphOf(['a', 'b'], ['START>a', 'START>b']);
  const { nodes } = placeGraph(doc.graph, doc.layout);
  const moved = placeNodes(doc, nodes, new Map([['a', { x: 1, y: 2 }]]));
  expect(isArranged(doc)).toBe(true);
  expect(isArranged(moved)).toBe(false);
  expect(moved.layout.nodes['a']).toEqual({ x: 1, y: 2 });
  expect(moved.layout.nodes['b']).toEqual({ x: nodes.get('b')?.x, y: nodes.get('b')?.y });
  expect(moved.layout.nodes[START]).toBeDefined();
  expect(moved.graph).toBe(doc.graph);
});
