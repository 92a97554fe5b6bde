import type { Hazard } from '~/core/analysis';
import { END, type GraphNode, type GraphSpec, type NodeRef, type Problem, START } from '~/core/document';
import { groupBy } from '../groupBy';
import { IDLE_FACE, type NodeFace } from './face';
import { joinShape, routerShape, type ShapeId } from './links';
import type { Picture } from './picture';

/** What is drawn in one shape's box. */
export type Shape =
  | {
      readonly kind: 'node';
      readonly id: string;
      readonly name: string;
      readonly defer: boolean;
      readonly pause: GraphNode['pause'];
      /** The graph inside it; undefined where it is code. */
      readonly inner: GraphNode['inner'];
      readonly face: NodeFace;
      readonly problems: readonly Problem[];
      /** How many hazards that are more than likely lie here. */
      readonly hazards: number;
    }
  | { readonly kind: 'end'; readonly id: typeof START | typeof END; readonly face: NodeFace }
  | {
      readonly kind: 'router';
      readonly id: string;
      readonly name: string;
      readonly source: NodeRef;
      readonly targets: readonly NodeRef[];
      readonly problems: readonly Problem[];
    }
  | {
      readonly kind: 'join';
      readonly id: string;
      readonly sources: readonly NodeRef[];
      readonly target: NodeRef;
      readonly taken: boolean;
      readonly problems: readonly Problem[];
    };

/** Every shape of the graph by its id: START, nodes, routers, joins, END. */
export function drawShapes(
  graph: GraphSpec,
  picture: Picture,
  problems: readonly Problem[],
  hazards: readonly Hazard[] = [],
): ReadonlyMap<ShapeId, Shape> {
  const surely = hazards.filter(({ sure }) => sure !== 'likely');
  const at = groupBy(problems, (problem) => ('id' in problem.place ? `${problem.place.kind}:${problem.place.id}` : ''));
  const none: readonly Problem[] = [];
  const faceOf = (ref: NodeRef) => picture.faces.get(ref) ?? IDLE_FACE;
  const shapes = new Map<ShapeId, Shape>();
  shapes.set(START, { kind: 'end', id: START, face: faceOf(START) });
  for (const { id, name, defer, pause, inner } of graph.nodes) {
    shapes.set(id, {
      kind: 'node',
      id,
      name,
      defer,
      pause,
      inner,
      face: faceOf(id),
      problems: at.get(`node:${id}`) ?? none,
      hazards: surely.filter(({ place }) => place.nodes.includes(id)).length,
    });
  }
  for (const { id, name, source, targets } of graph.routers) {
    const own = at.get(`router:${id}`) ?? none;
    shapes.set(routerShape(id), { kind: 'router', id, name, source, targets, problems: own });
  }
  for (const { id, sources, target } of graph.joins) {
    const taken = picture.looks.get(id)?.taken ?? false;
    shapes.set(joinShape(id), { kind: 'join', id, sources, target, taken, problems: at.get(`join:${id}`) ?? none });
  }
  shapes.set(END, { kind: 'end', id: END, face: faceOf(END) });
  return shapes;
}

/** The problems of each plain edge, by its id. */
export function edgeProblems(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  return groupBy(
    problems.filter((problem) => problem.place.kind === 'edge'),
    (problem) => ('id' in problem.place ? problem.place.id : ''),
  );
}

/** Whether lines can be drawn from it: a dot at its foot says so. */
export const hasFoot = (shape: Shape) => shape.kind !== 'join' && shape.id !== END;
