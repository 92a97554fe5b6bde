import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END, START } from '~/core/document';
import { anyGraph, graphOf } from '../test/graphs';
import { boxAt, overlap } from './box';
import { withoutLoops } from './layers';
import { layoutFallback } from './layoutFallback';
import { pairsOf } from './pairs';
import { sizeOf } from './stackLayers';

const boxesOf = (graph: Parameters<typeof layoutFallback>[0]) =>
  [...layoutFallback(graph)].map(([ref, point]) => [ref, boxAt(point, sizeOf(ref))] as const);

describe('layoutFallback', () => {
  it('places every node once and none on another', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const boxes = boxesOf(graph);
        expect(boxes.map(([ref]) => ref).toSorted()).toEqual([START, END, ...graph.nodes.map((node) => node.id)].toSorted());
        for (const [ref, box] of boxes) {
          for (const [other, otherBox] of boxes) if (ref !== other) expect(overlap(box, otherBox, 20)).toBe(false);
        }
      }),
    );
  });

  it('draws every edge that closes no loop downwards', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const places = layoutFallback(graph);
        const refs = [START, ...graph.nodes.map((node) => node.id), END];
        for (const { source, target } of withoutLoops(refs, pairsOf(graph))) {
          expect(places.get(source)?.y).toBeLessThan(places.get(target)?.y ?? Number.NaN);
        }
      }),
    );
  });

  it('puts parallel nodes beside each other in the order of the document', () => {
    const { graph } = graphOf(
      ['zebra', 'apple', 'mango'],
      ['START>zebra', 'START>apple', 'START>mango', 'zebra>END', 'apple>END', 'mango>END'],
    );
    const places = layoutFallback(graph);
    const [zebra, apple, mango] = ['zebra', 'apple', 'mango'].map((id) => places.get(id) ?? { x: 0, y: 0 });
    expect(zebra?.y).toBe(apple?.y);
    expect(mango?.y).toBe(apple?.y);
    expect(zebra?.x).toBeLessThan(apple?.x ?? 0);
    expect(apple?.x).toBeLessThan(mango?.x ?? 0);
  });

  it('breaks a very wide layer into rows', () => {
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
    const { graph } = graphOf(
      names,
      names.flatMap((name) => [`START>${name}`, `${name}>END`]),
    );
    const places = layoutFallback(graph);
    expect(new Set(names.map((name) => places.get(name)?.y)).size).toBe(5);
    const xs = names.map((name) => places.get(name)?.x ?? 0);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(1600);
  });

  it('takes a chain that is deeper than a call stack', () => {
    const names = Array.from({ length: 5000 }, (_, index) => ({ id: `n${index}`, name: `n${index}`, source: '', defer: false, ends: [] }));
    const edges = names.map((node, index) => ({ id: `e${index}`, source: index === 0 ? START : `n${index - 1}`, target: node.id }));
    const base = graphOf([], []).graph;
    expect(layoutFallback({ ...base, nodes: names, edges }).size).toBe(5002);
  });
});

describe('withoutLoops', () => {
  it('keeps an edge that skips a layer and leaves out the one that leads back', () => {
    const { graph } = graphOf(['a', 'b', 'c'], ['START>a', 'a>b', 'b>c', 'START>c', 'c>a', 'b>b']);
    const kept = withoutLoops([START, 'a', 'b', 'c', END], pairsOf(graph)).map((pair) => `${pair.source}>${pair.target}`);
    expect(kept).toContain(`${START}>c`);
    expect(kept).not.toContain('b>b');
    expect(kept.length).toBeLessThan(6);
  });

  it('leaves no cycle', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        let left = withoutLoops([START, ...graph.nodes.map((node) => node.id), END], pairsOf(graph));
        for (let before = -1; before !== left.length; ) {
          before = left.length;
          left = left.filter((pair) => left.some((other) => other.source === pair.target));
        }
        expect(left).toEqual([]);
      }),
    );
  });
});
