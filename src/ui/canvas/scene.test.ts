import { describe, expect, it } from 'vitest';
import { addJoin, addRouter } from '~/core/document';
import { graphOf } from './test/graphs';
import { bottom, overlap, boxAt, NODE_SIZE } from './geometry/box';
import { barrierLine, buildScene, placeForNew } from './scene';

const doc = graphOf(['a', 'b', 'c'], ['START>a', 'START>b', 'a>c', 'b>c', 'c>END', 'c>a']);
const scene = buildScene(doc.graph, doc.layout);

describe('buildScene', () => {
  it('has a curve for every line and bounds around every shape', () => {
    expect([...scene.curves.keys()].toSorted()).toEqual(scene.links.map((link) => link.key).toSorted());
    for (const box of scene.boxes.values()) {
      expect(box.x).toBeGreaterThanOrEqual(scene.bounds.x);
      expect(bottom(box)).toBeLessThanOrEqual(scene.bounds.y + scene.bounds.height);
    }
  });
});

describe('barrierLine', () => {
  it('stands below what ran and above what runs next', () => {
    const { nodes } = scene.places;
    const line = barrierLine({ superstep: 1, above: ['a', 'b'], below: ['c'], writers: 2, sends: false, state: 'merged' }, scene.places);
    expect(line?.y).toBeGreaterThan(bottom(nodes.get('a') ?? scene.bounds));
    expect(line?.y).toBeLessThan(nodes.get('c')?.y ?? 0);
  });

  it('leaves the names of routers and joins free, with the words that stand on it', () => {
    let parted = addRouter(graphOf(['a', 'b', 'c'], ['START>a', 'START>b', 'c>END']), { source: 'a', targets: ['a', 'c'] });
    parted = addJoin(parted, ['a', 'b'], 'c');
    const { places } = buildScene(parted.graph, parted.layout);
    for (const below of [[], ['c']]) {
      const line = barrierLine({ superstep: 1, above: ['a', 'b'], below, writers: 2, sends: false, state: 'merged' }, places);
      const words = { x: line?.x ?? 0, y: (line?.y ?? 0) - 20, width: line?.width ?? 0, height: 20 };
      for (const part of [...places.routers.values(), ...places.joins.values()]) expect(overlap(words, part)).toBe(false);
      expect(line?.y).toBeLessThan(places.nodes.get('c')?.y ?? 0);
    }
  });

  it('is not drawn where what ran is not in the graph any more', () => {
    expect(barrierLine({ superstep: 1, above: ['gone'], below: [], writers: 1, sends: false, state: 'merged' }, scene.places)).toBeNull();
  });
});

describe('placeForNew', () => {
  it('puts a node where it was asked for, or beside what stands there', () => {
    expect(placeForNew(scene, { x: 2000, y: 2000 })).toEqual({ x: 2000 - NODE_SIZE.width / 2, y: 2000 - NODE_SIZE.height / 2 });
    const a = scene.boxes.get('a') ?? scene.bounds;
    const beside = boxAt(placeForNew(scene, { x: a.x + 50, y: a.y + 30 }), NODE_SIZE);
    for (const other of scene.boxes.values()) expect(overlap(beside, other)).toBe(false);
  });
});
