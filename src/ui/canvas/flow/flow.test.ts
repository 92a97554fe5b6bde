import { describe, expect, it } from 'vitest';
import { START } from '~/core/document';
import { drawShapes } from '../picture/shapes';
import { buildScene } from '../scene';
import { graphOf } from '../test/graphs';
import { flowEdges } from './flowEdges';
import { flowNodes } from './flowNodes';

const doc = graphOf(['a', 'b', 'c'], ['START>a', 'a>b', 'b>c']);
const picture = { faces: new Map(), looks: new Map(), barrier: null };
const shapes = drawShapes(doc.graph, picture, []);

function draw(moved?: Map<string, { x: number; y: number }>, selected: readonly string[] = []) {
  const scene = buildScene(doc.graph, doc.layout, moved);
  const keys = new Set(selected);
  const nodes = flowNodes({ scene, shapes, selected: keys, tabStop: START, labels: new Map(), role: 'node' });
  const edges = flowEdges({ scene, picture, selected: keys, problems: new Map(), moment: 0, labelOf: (link) => link.key });
  return { nodes: new Map(nodes.map((node) => [node.id, node])), edges: new Map(edges.map((edge) => [edge.id, edge])) };
}

describe('flowNodes and flowEdges', () => {
  it('draw anew only what a drag moves', () => {
    const all = new Map([START, 'a', 'b', 'c', '__end__'].map((id, index) => [id, { x: 0, y: index * 200 }]));
    const before = draw(all);
    const after = draw(new Map([...all, ['a', { x: 40, y: 210 }]]));
    expect(after.nodes.get('c')).toBe(before.nodes.get('c'));
    expect(after.nodes.get('a')).not.toBe(before.nodes.get('a'));
    expect(after.nodes.get('a')?.position).toEqual({ x: 40, y: 210 });
    expect(after.edges.get('e3')).toBe(before.edges.get('e3'));
    expect(after.edges.get('e2')).not.toBe(before.edges.get('e2'));
  });

  it('are one tab stop, and say which is selected', () => {
    const { nodes, edges } = draw(undefined, ['b', 'edge:e2']);
    expect([...nodes.values()].filter((node) => node.domAttributes?.tabIndex === 0).map((node) => node.id)).toEqual([START]);
    expect([...nodes.values()].filter((node) => node.selected).map((node) => node.id)).toEqual(['b']);
    expect([...edges.values()].filter((edge) => edge.selected).map((edge) => edge.id)).toEqual(['e2']);
  });

  it('give React Flow sizes and handles, so that it has nothing to measure', () => {
    for (const node of draw().nodes.values()) {
      expect(node.measured).toEqual({ width: node.width, height: node.height });
      expect(node.handles?.map((handle) => handle.type)).toEqual(['target', 'source']);
    }
  });
});
