import { type Node, type NodeHandle, Position } from '@xyflow/react';
import type { Box } from '../geometry/box';
import type { ShapeId } from '../picture/links';
import type { Shape } from '../picture/shapes';
import type { Scene } from '../scene';

/** A shape as React Flow takes it. */
export type FlowNode = Node<{ readonly shape: Shape }, Shape['kind']>;

interface FlowNodesInput {
  readonly scene: Scene;
  readonly shapes: ReadonlyMap<ShapeId, Shape>;
  readonly selected: ReadonlySet<string>;
  /** The one shape that Tab leads to; the arrow keys go on from there. */
  readonly tabStop: ShapeId;
  /** Accessible names. */
  readonly labels: ReadonlyMap<ShapeId, string>;
  /** What a screen reader calls each of them. */
  readonly role: string;
}

const drawn = new WeakMap<Shape, FlowNode>();

/** React Flow's nodes. A node that is as it was is the same object, so that React Flow leaves it alone. */
export function flowNodes(input: FlowNodesInput): FlowNode[] {
  const nodes: FlowNode[] = [];
  for (const [id, shape] of input.shapes) {
    const box = input.scene.boxes.get(id);
    if (box === undefined) continue;
    const selected = input.selected.has(id);
    const tabIndex = input.tabStop === id ? 0 : -1;
    const ariaLabel = input.labels.get(id) ?? id;
    const old = drawn.get(shape);
    const same = old !== undefined && isAt(old, box) && old.selected === selected && old.ariaLabel === ariaLabel;
    const node =
      same && old.domAttributes?.tabIndex === tabIndex ? old : flowNode(id, shape, box, selected, tabIndex, ariaLabel, input.role);
    drawn.set(shape, node);
    nodes.push(node);
  }
  return nodes;
}

const isAt = (node: FlowNode, box: Box) => node.position.x === box.x && node.position.y === box.y;

function flowNode(id: ShapeId, shape: Shape, box: Box, selected: boolean, tabIndex: number, ariaLabel: string, role: string): FlowNode {
  return {
    id,
    type: shape.kind,
    data: { shape },
    position: { x: box.x, y: box.y },
    width: box.width,
    height: box.height,
    measured: { width: box.width, height: box.height },
    handles: handlesOf(box),
    selected,
    draggable: shape.kind === 'node' || shape.kind === 'end',
    ariaLabel,
    domAttributes: { tabIndex, 'aria-roledescription': role, ...(selected ? { 'aria-current': true } : {}) },
  };
}

/**
 * Where lines leave and arrive; given, so that nothing has to be measured before the first line is drawn. Their id is
 * null and not left out: only then does React Flow know them again in the page, and mark the one that an edge is over.
 */
function handlesOf(box: Box): NodeHandle[] {
  const x = box.width / 2;
  return [
    { id: null, type: 'target', position: Position.Top, x, y: 0, width: 1, height: 1 },
    { id: null, type: 'source', position: Position.Bottom, x, y: box.height, width: 1, height: 1 },
  ];
}
