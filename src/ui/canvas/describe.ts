import { END, type GraphSpec, nameOf, type NodeRef, START } from '~/core/document';
import type { Messages } from '~/i18n';
import { lineText } from './draw/NodeCard';
import { pairsOf } from './geometry/pairs';
import { groupBy } from './groupBy';
import type { NodeFace } from './picture/face';
import type { LinkItem } from './picture/links';
import type { LinkLook } from './picture/picture';
import type { Shape } from './picture/shapes';

/** What a node is called in a sentence. */
export function callName(t: Messages, graph: GraphSpec, ref: NodeRef): string {
  if (ref === START) return t.common.start;
  if (ref === END) return t.common.end;
  return nameOf(graph, ref) || t.canvas.nameless;
}

const list = (names: readonly string[]) => names.join(', ');

/** A shape's accessible name: what it is, what it did, where it leads. */
export function describeShape(t: Messages, graph: GraphSpec, shape: Shape): string {
  const nameAll = (refs: readonly NodeRef[]) => list(refs.map((ref) => callName(t, graph, ref)));
  switch (shape.kind) {
    case 'node': {
      const says = [...describeFace(t, shape.face), describeWays(t, graph, shape.id)];
      if (shape.face.kept) says.push(t.canvas.keptLong);
      if (shape.face.limited) says.push(t.canvas.limitLong);
      if (shape.inner !== undefined) says.push(t.canvas.inside);
      if (shape.defer) says.push(t.canvas.deferred);
      if (shape.pause !== undefined) says.push(t.canvas.pauses[shape.pause]);
      if (shape.problems.length > 0) says.push(t.canvas.saysProblems(shape.problems.length));
      if (shape.hazards > 0) says.push(t.canvas.saysHazards(shape.hazards));
      return t.canvas.nodeLabel(callName(t, graph, shape.id), says);
    }
    case 'end':
      return shape.id === START ? t.canvas.nodeLabel(t.common.start, [describeWays(t, graph, START)]) : t.common.end;
    case 'router':
      return t.canvas.routerLabel(shape.name, callName(t, graph, shape.source), nameAll(shape.targets));
    case 'join':
      return t.canvas.joinLabel(nameAll(shape.sources), callName(t, graph, shape.target));
  }
}

function describeFace(t: Messages, face: NodeFace): string[] {
  const { canvas } = t;
  const all = (values: NodeFace['reads'], sign: string) => list(values.map((value) => lineText(value, sign, canvas.covered)));
  const reads = face.reads.length > 0 ? [canvas.saysReads(all(face.reads, ' '))] : [];
  switch (face.state) {
    case 'idle':
      return [canvas.idle];
    case 'next':
      return [canvas.saysNext(face.superstep ?? 0), ...reads];
    case 'running':
      return [canvas.saysRunning, ...reads];
    case 'unfinished':
      return [canvas.unfinished, ...reads];
    case 'failed':
      return [canvas.saysFailed(face.note), ...reads];
    case 'paused':
      return [canvas.paused, ...reads];
    case 'ran':
    case 'earlier': {
      const writes = face.wroteNothing ? canvas.saysWritesNothing : canvas.saysWrites(all(face.writes, ' ← '));
      const order = face.order.map((place) => canvas.orderIn(place.field, canvas.ordinals(place.places), place.of));
      return [
        ...(face.superstep === null ? [] : [canvas.saysRan(face.superstep)]),
        ...reads,
        writes,
        ...order,
        ...(face.again ? [canvas.again] : []),
      ];
    }
  }
}

function describeWays(t: Messages, graph: GraphSpec, ref: NodeRef): string {
  const targets = waysOf(graph).get(ref);
  return targets === undefined ? t.canvas.saysNowhere : t.canvas.saysTo(list(targets.map((target) => callName(t, graph, target))));
}

const waysByGraph = new WeakMap<GraphSpec, ReadonlyMap<NodeRef, readonly NodeRef[]>>();

/** Where every node leads, found once for a graph. */
function waysOf(graph: GraphSpec): ReadonlyMap<NodeRef, readonly NodeRef[]> {
  const known = waysByGraph.get(graph);
  if (known !== undefined) return known;
  const ways = new Map([...groupBy(pairsOf(graph), (pair) => pair.source)].map(([ref, pairs]) => [ref, pairs.map((pair) => pair.target)]));
  waysByGraph.set(graph, ways);
  return ways;
}

/** A line's accessible name. */
export function describeLink(t: Messages, graph: GraphSpec, item: LinkItem, look?: LinkLook): string {
  const name = (ref: NodeRef) => callName(t, graph, ref);
  const router = (id: string) => graph.routers.find((one) => one.id === id)?.name ?? '';
  const followed = look !== undefined && look.count > 0 ? ` (${t.canvas.followed(look.count)})` : '';
  switch (item.kind) {
    case 'edge':
      return t.canvas.edgeLabel(name(item.source), name(item.target)) + followed;
    case 'command':
      return t.canvas.commandLabel(name(item.source), name(item.target)) + followed;
    case 'route':
      return t.canvas.routeLabel(router(item.id), name(item.target)) + followed;
    case 'routerIn':
      return t.canvas.routerInLabel(name(item.source), router(item.id));
    case 'joinIn':
      return t.canvas.joinInLabel(name(item.source), name(item.target));
    case 'joinOut':
      return t.canvas.joinOutLabel(list(item.sources.map(name)), name(item.target)) + followed;
  }
}
