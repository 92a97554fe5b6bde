import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDocument, END, START } from '~/core/document';
import { anyGraph, graphOf } from '../test/graphs';
import { boxAt, overlap } from './box';
import { layoutDagre } from './layoutDagre';
import { sizeOf } from './stackLayers';

it('places every node in the document, none on another, START above END', () => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      const { nodes } = layoutDagre({ ...emptyDocument(), graph }).layout;
      expect(Object.keys(nodes).toSorted()).toEqual([START, END, ...graph.nodes.map((node) => node.id)].toSorted());
      const boxes = Object.entries(nodes).map(([ref, point]) => boxAt(point, sizeOf(ref)));
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other, 10)).toBe(false);
      });
      expect(nodes[START]?.y).toBeLessThan(nodes[END]?.y ?? Number.NaN);
    }),
    { numRuns: 40 },
  );
});

it('changes nothing that runs', () => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      expect(layoutDagre({ ...emptyDocument(), graph }).graph).toBe(graph);
    }),
    { numRuns: 10 },
  );
});

it('leaves parallel nodes in the order in which they were drawn', () => {
  for (const names of [
    ['zebra', 'apple', 'mango'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const { nodes } = layoutDagre(
      graphOf(
        names,
        names.flatMap((name) => [`START>${name}`, `${name}>END`]),
      ),
    ).layout;
    expect(names.toSorted((one, other) => (nodes[one]?.x ?? 0) - (nodes[other]?.x ?? 0))).toEqual(names);
  }
});
