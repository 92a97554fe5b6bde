import { type GraphNode, type GraphParts, type GraphPath, nodeOf } from '~/core/document';
import type { MomentNumber, RecordPath, TraceStore } from '~/core/trace';
import type { Hold } from '~/engine';
import { shownMoments } from '../aim';

/** A stop inside a graph in a node, while the moment of the whole run around it is under way. */
export interface InsideStop {
  readonly record: RecordPath;
  /** How many moments of the record are shown. */
  readonly at: number;
  /** How far the record, and every one around it, must have been let run for this. */
  readonly needs: Hold['records'];
}

/** Names of the nodes on the way to an open graph, as the graph that ran has them; empty where it has no such graph. */
export function namesAt(graph: GraphParts, path: GraphPath): readonly string[] {
  const names: string[] = [];
  let at: GraphParts | undefined = graph;
  for (const id of path) {
    const node: GraphNode | undefined = at && nodeOf(at, id);
    if (at !== undefined && node === undefined) return [];
    // A node of code may have made its graph, in which ids are names.
    names.push(node?.name ?? id);
    at = node?.inner;
  }
  return names;
}

/**
 * All stops that a moment of the run has inside the graphs along a way of names: task by task, and what is inside a superstep before
 * the superstep itself. `isOver`: what was begun will not go on.
 */
export function insideStops(store: TraceStore, names: readonly string[], moment: MomentNumber, isOver: boolean): readonly InsideStop[] {
  return [...stopsIn(store, names, moment, [], isOver || moment < store.moments.length - 1)];
}

function* stopsIn(
  store: TraceStore,
  [name, ...rest]: readonly string[],
  moment: MomentNumber,
  needs: Hold['records'],
  isOver: boolean,
): Generator<InsideStop> {
  for (const task of store.moments[moment]?.tasks ?? []) {
    const inner = store.tasks[task]?.node === name ? store.inner(task) : null;
    if (inner === null) continue;
    const record = [...(needs.at(-1)?.record ?? []), store.innerFirst(task)];
    const shown = shownMoments(inner, isOver);
    for (const { moment: own, turn } of inner.moments) {
      if (turn !== store.innerTurn(task)) continue;
      const needed = [...needs, { record, moments: own + 1 }];
      yield* stopsIn(inner, rest, own, needed, isOver || own < inner.moments.length - 1);
      if (own < shown) yield { record, at: own + 1, needs: needed };
    }
  }
}

export function isSameRecord(one: RecordPath, other: RecordPath): boolean {
  return one.join() === other.join();
}

export function isSameStop(one: InsideStop, other: InsideStop): boolean {
  return one.at === other.at && isSameRecord(one.record, other.record);
}

export function recordAt(store: TraceStore, record: RecordPath): TraceStore | null {
  return record.reduce<TraceStore | null>((at, task) => at?.inner(task) ?? null, store);
}

/** Whether the graph has come to the end of what it does for the task of this stop. */
export function isEnded(store: TraceStore, { record, at }: InsideStop): boolean {
  const inner = recordAt(store, record);
  const turn = inner?.moments[at - 1]?.turn;
  return inner?.turns.find((one) => one.turn === turn)?.how !== null;
}

/** The stop that comes after one as it is stepped: first all of its own graph and what is inside that, then what comes after. */
export function stopAfter(store: TraceStore, stops: readonly InsideStop[], after: InsideStop | null): InsideStop | null {
  if (after === null) return stops[0] ?? null;
  const later = stops.slice(stops.findIndex((stop) => isSameStop(stop, after)) + 1);
  const own = later.find(({ record }) => isSameRecord(record.slice(0, after.record.length), after.record));
  return own ?? (isEnded(store, after) ? (later[0] ?? null) : null);
}
