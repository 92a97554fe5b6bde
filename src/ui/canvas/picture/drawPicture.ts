import type { GraphSpec, NodeRef } from '~/core/document';
import { committedRows, type Cursor, type MomentView, type TraceStore } from '~/core/trace';
import { drawFaces, type FaceOptions, tasksByRef } from './drawFaces';
import type { Link } from './links';
import { limitedNodes } from './limitedNodes';
import { type MomentsAt, momentsAt } from './moments';
import { type RefOfName, refOfName } from './names';
import { type Barrier, IDLE_LOOK, type LinkLook, type Picture } from './picture';
import { lookOf, passagesAt } from './traffic';

export interface PictureInput extends Omit<FaceOptions, 'refOf' | 'call' | 'oneField'> {
  readonly graph: GraphSpec;
  /** The graph that the trace was made with. */
  readonly ranGraph: GraphSpec | null;
  readonly links: readonly Link[];
  readonly trace: TraceStore | null;
  readonly cursor: Cursor;
}

/** What the graph shows at a cursor. Pure, and it never looks past what is recorded at the cursor and ready behind it. */
export function drawPicture(input: PictureInput): Picture {
  const refOf = refOfName(input.graph, input.ranGraph);
  const at = momentsAt(input.trace, input.cursor);
  const faces = drawFaces(input.trace, at, { ...input, refOf, call: input.cursor.call, oneField: input.graph.fields.length === 1 });
  const passages = passagesAt(input.trace, at, refOf);
  const looks = new Map<string, LinkLook>();
  for (const link of input.links) {
    const look = lookOf(link, passages, siblingsOf(link, input.graph), (ref) => faces.get(ref)?.tone ?? null);
    if (look !== IDLE_LOOK) looks.set(link.key, look);
  }
  return { faces, looks, barrier: input.trace === null ? null : barrierOf(input.trace, at, refOf) };
}

/** The other ways that the code behind a line could have chosen. */
function siblingsOf({ item }: Link, graph: GraphSpec): readonly NodeRef[] {
  const all =
    item.kind === 'route'
      ? graph.routers.find((router) => router.id === item.id)?.targets
      : item.kind === 'command'
        ? graph.nodes.find((node) => node.id === item.source)?.ends
        : undefined;
  return all?.filter((target) => 'target' in item && target !== item.target) ?? [];
}

function barrierOf(trace: TraceStore, at: MomentsAt, refOf: RefOfName): Barrier | null {
  const { shown, next } = at;
  if (shown?.kind !== 'superstep') return null;
  const above = [...tasksByRef(trace, shown, refOf).keys()];
  if (above.length === 0) return null;
  const limited = limitedNodes(trace, at, refOf);
  const writers = new Set(committedRows(trace, shown).map((row) => (row.writer.kind === 'task' ? row.writer.task : row.writer.kind)));
  return {
    superstep: shown.superstep,
    above,
    below: next?.turn === shown.turn ? [...tasksByRef(trace, next, refOf).keys()] : limited,
    writers: writers.size,
    sends: shown.tasks.some((task) => trace.tasks[task]?.send !== null),
    state: stateOf(trace, shown, limited.length > 0),
  };
}

function stateOf(trace: TraceStore, { checkpoint, error, tasks }: MomentView, isLimited: boolean): Barrier['state'] {
  if (checkpoint !== null) return isLimited ? 'limit' : 'merged';
  const states = tasks.map((task) => trace.tasks[task]?.state);
  const isRunning = trace.ended === null && states.some((state) => state === 'running' || state === 'ready');
  if (error === null && !isRunning && states.includes('paused')) return 'paused';
  return error !== null || trace.ended !== null ? 'failed' : 'open';
}
