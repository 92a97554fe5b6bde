import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addJoin, addRouter, END, moveNodes, START } from '~/core/document';
import { anyGraph, graphOf } from '../test/graphs';
import { bottom, overlap } from './box';
import { placeGraph } from './place';

describe('placeGraph', () => {
  it('keeps given places and puts the others on nothing', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(6), (graph, given) => {
        const fixed = graph.nodes.slice(0, given);
        // Pairwise apart, as a person would place them.
        const nodes = Object.fromEntries(fixed.map((node, index) => [node.id, { x: index * 260, y: (index % 3) * 140 }]));
        const places = placeGraph(graph, { nodes });
        for (const node of fixed) expect(places.nodes.get(node.id)).toMatchObject(nodes[node.id] ?? {});
        const boxes = [...places.nodes.values()];
        boxes.forEach((box, index) => {
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        });
      }),
    );
  });

  it('puts START above and END below what has places', () => {
    const doc = moveNodes(graphOf(['a', 'b'], []), { a: { x: 500, y: 300 }, b: { x: 900, y: 600 } });
    const { nodes } = placeGraph(doc.graph, doc.layout);
    expect(bottom(nodes.get(START) ?? { x: 0, y: 0, width: 0, height: 0 })).toBeLessThan(300);
    expect(nodes.get(END)?.y).toBeGreaterThan(600);
  });

  it('shows a dragged node where the hand is', () => {
    const doc = moveNodes(graphOf(['a'], []), { a: { x: 0, y: 0 } });
    expect(placeGraph(doc.graph, doc.layout, new Map([['a', { x: 7, y: 9 }]])).nodes.get('a')).toMatchObject({ x: 7, y: 9 });
  });

  it('hangs routers under their node and joins above theirs, beside each other', () => {
    let doc = graphOf(['a', 'b', 'c'], ['START>a']);
    doc = addRouter(doc, { source: 'a', targets: ['b'], id: 'r1' });
    doc = addRouter(doc, { source: 'a', targets: ['c'], id: 'r2' });
    doc = addJoin(doc, ['a', 'b'], 'c', 'j1');
    const { nodes, routers, joins } = placeGraph(doc.graph, doc.layout);
    const [r1, r2, j1] = [routers.get('r1'), routers.get('r2'), joins.get('j1')];
    if (r1 === undefined || r2 === undefined || j1 === undefined) throw new Error('a part has no place');
    expect(overlap(r1, r2)).toBe(false);
    expect(r1.y).toBeGreaterThan(bottom(nodes.get('a') ?? r1));
    expect(bottom(j1)).toBeLessThan(nodes.get('c')?.y ?? 0);
  });
});
