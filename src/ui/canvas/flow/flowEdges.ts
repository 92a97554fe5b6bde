import type { Edge } from '@xyflow/react';
import type { Problem } from '~/core/document';
import { keyOfLink } from '../edits/item';
import type { Curve } from '../geometry/curve';
import type { Link } from '../picture/links';
import { IDLE_LOOK, type LinkLook, type Picture } from '../picture/picture';
import type { Scene } from '../scene';

/** A line as React Flow takes it; `marked` when the thing it belongs to is selected. */
export type FlowEdge = Edge<
  {
    readonly link: Link;
    readonly curve: Curve;
    readonly look: LinkLook;
    readonly marked: boolean;
    readonly problems: readonly Problem[];
    readonly moment: number;
  },
  'line'
>;

interface FlowEdgesInput {
  readonly scene: Scene;
  readonly picture: Picture;
  readonly selected: ReadonlySet<string>;
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  readonly moment: number;
  readonly labelOf: (link: Link, look: LinkLook) => string;
}

const NONE: readonly Problem[] = [];
const drawn = new WeakMap<Link, FlowEdge>();

/** React Flow's edges, those that are followed now on top. An edge that is as it was is the same object. */
export function flowEdges(input: FlowEdgesInput): FlowEdge[] {
  const edges = input.scene.links.flatMap((link) => {
    const curve = input.scene.curves.get(link.key);
    if (curve === undefined) return [];
    const edge = flowEdge(input, link, curve);
    const old = drawn.get(link);
    if (old !== undefined && same(old, edge)) return old;
    drawn.set(link, edge);
    return edge;
  });
  const taken = (edge: FlowEdge) => edge.data?.look.taken === true;
  return [...edges.filter((edge) => !taken(edge)), ...edges.filter(taken)];
}

function flowEdge(input: FlowEdgesInput, link: Link, curve: Curve): FlowEdge {
  const look = input.picture.looks.get(link.key) ?? IDLE_LOOK;
  const key = keyOfLink(link.item);
  const marked = input.selected.has(key) && link.item.kind !== 'command';
  const problems = link.item.kind === 'edge' ? (input.problems.get(link.item.id) ?? NONE) : NONE;
  return {
    id: link.key,
    type: 'line',
    source: link.from,
    target: link.to,
    data: { link, curve, look, marked, problems, moment: look.taken ? input.moment : 0 },
    // A join or router is selected as a shape; only a plain edge is a thing of its own.
    selected: marked && link.item.kind === 'edge',
    ariaLabel: input.labelOf(link, look),
    focusable: false,
  };
}

function same(a: FlowEdge, b: FlowEdge): boolean {
  const [one, other] = [a.data, b.data];
  if (one === undefined || other === undefined) return false;
  return (
    one.curve.path === other.curve.path &&
    one.look.tone === other.look.tone &&
    one.look.taken === other.look.taken &&
    one.look.count === other.look.count &&
    one.marked === other.marked &&
    one.problems === other.problems &&
    one.moment === other.moment &&
    a.ariaLabel === b.ariaLabel
  );
}
