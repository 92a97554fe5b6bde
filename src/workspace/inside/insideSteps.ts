import type { GraphPath } from '~/core/document';
import { type Cursor, nextCall, previousCall, type RecordPath, type TraceStore } from '~/core/trace';
import { type Aim, type InsidePlace, shownMoments } from '../aim';
import type { Context } from '../context';
import type { Running } from '../running';
import { openedRecord } from './openedRecord';
import { aimAt, followInside } from './followInside';
import { type InsideStop, insideStops, isEnded, isSameRecord, isSameStop, namesAt, recordAt, stopAfter } from './stops';

/** Where stepping leads while the graph inside a node is open; null where it leads nowhere that is not of the whole. */
export interface InsideSteps {
  /** The place inside where the page stands. */
  readonly here: () => Aim | null;
  /** `here` is where the cursor is, or is going. */
  readonly next: (here: Cursor, call: null | 'first') => Aim | null;
  readonly previous: (here: Cursor) => Aim | null;
  /** Within the moment that is shown. */
  readonly nextCall: () => Aim | null;
  readonly previousCall: () => Aim | null;
  /** Whether the record has where this aim leads. */
  readonly isRecorded: (aim: Aim) => boolean;
  /** To a place in the record that is shown. */
  readonly goHere: (cursor: Cursor) => void;
  /** To a place in a record; what it has not run yet is stepped to. */
  readonly goInside: (record: RecordPath, cursor: Cursor) => void;
}

export function createInsideSteps({ get }: Context, running: Running): InsideSteps {
  const isOver = () => running.live() === null;

  function stopsAt(store: TraceStore, at: number): readonly InsideStop[] {
    const { ranGraph, path } = get();
    return ranGraph === null ? [] : insideStops(store, namesAt(ranGraph, path), at, isOver());
  }

  /** What is on its way is another stop inside. */
  function pending(): Aim | null {
    const aim = running.aim();
    return aim.inside?.kind === 'after' ? aim : null;
  }

  function aimFor(at: number, stop: InsideStop, call: number | null): Aim {
    return { at, call, inside: { kind: 'stop', path: get().path, stop } };
  }

  /** The shown stop with the record of the open graph at it; null where the page stands elsewhere. */
  function standing(): { readonly stop: InsideStop; readonly cursor: Cursor; readonly store: TraceStore } | null {
    const { trace, inside, path } = get();
    const stop = inside === null ? null : stopIn(inside, path);
    const store = trace === null || stop === null ? null : recordAt(trace, stop.record);
    if (inside === null || stop === null || store === null) return null;
    return { stop, store, cursor: { at: stop.at, call: stop === inside.stop ? inside.call : null } };
  }

  function here(): Aim | null {
    const { cursor, inside } = get();
    return inside === null ? null : aimAt(cursor, inside);
  }

  function next(from: Cursor, call: null | 'first'): Aim | null {
    const { path, cursor, trace } = get();
    if (path.length === 0 || from.at !== cursor.at) return null;
    const waiting = pending();
    if (waiting?.inside?.kind === 'after') return { ...waiting, inside: { ...waiting.inside, more: waiting.inside.more + 1 } };
    const now = standing();
    if (now !== null && now.cursor.call !== null) return aimFor(cursor.at, now.stop, null);
    const stop = trace === null || now === null ? null : toGoOnFrom(trace, stopsAt(trace, cursor.at), now.stop, cursor.at);
    return { at: cursor.at, call, inside: { kind: 'after', path, stop, more: 0 } };
  }

  function previous(from: Cursor): Aim | null {
    const { cursor, trace, inside, path } = get();
    if (pending() !== null) return aimAt(cursor, inside);
    if (path.length === 0 || from.at !== cursor.at || trace === null) return null;
    const now = standing();
    const at = now === null ? cursor.at - 1 : cursor.at;
    const stops = stopsAt(trace, at);
    const stop = now === null ? stops.at(-1) : stops[stops.findIndex((one) => isSameStop(one, now.stop)) - 1];
    if (stop !== undefined) return aimFor(at, stop, null);
    return now === null ? null : { at, call: null };
  }

  function moveCall(move: typeof nextCall): Aim | null {
    const now = standing();
    const to = now === null ? null : move(now.store, now.cursor);
    return now !== null && to?.at === now.stop.at ? aimFor(get().cursor.at, now.stop, to.call) : null;
  }

  function goInside(record: RecordPath, { at, call }: Cursor): void {
    const { trace, path } = get();
    if (trace === null) return;
    for (const { moment } of trace.moments) {
      const own = stopsAt(trace, moment).filter((stop) => isSameRecord(stop.record, record));
      const stop = own.find((one) => one.at === at);
      const before = own.find((one) => one.at === at - 1);
      const [first] = own;
      if (stop !== undefined) return running.go(aimFor(moment, stop, call));
      if (before !== undefined && !isEnded(trace, before) && !isOver()) {
        return running.go({ at: moment, call: null, inside: { kind: 'after', path, stop: before, more: 0 } });
      }
      if (first !== undefined && at < first.at) return running.go({ at: moment, call: null });
    }
  }

  return {
    here,
    next,
    previous,
    nextCall: () => (pending() === null ? moveCall(nextCall) : null),
    previousCall: () => moveCall(previousCall) ?? (standing() === null ? null : previous(get().cursor)),
    isRecorded(aim) {
      const made = running.made();
      if (made === null) return false;
      const { cursor, inside, reached } = followInside(aim, made, isOver());
      const before = get();
      return reached && (cursor.at !== before.cursor.at || JSON.stringify(inside) !== JSON.stringify(before.inside));
    },
    goHere(cursor) {
      const record = openedRecord(get()).record;
      if (record.length > 0) goInside(record, cursor);
    },
    goInside,
  };
}

/** A place as the graph along another way has it: what is deeper inside is a moment that is under way. */
function stopIn({ path, stop }: InsidePlace, other: GraphPath): InsideStop | null {
  let depth = 0;
  while (depth < stop.record.length && path[depth] !== undefined && path[depth] === other[depth]) depth += 1;
  if (depth === stop.record.length) return stop;
  const needs = stop.needs.slice(0, depth);
  const last = needs.at(-1);
  if (last === undefined) return null;
  const at = last.moments - 1;
  return { record: last.record, at, needs: [...needs.slice(0, -1), { record: last.record, moments: at }] };
}

/** Where a graph has come to its end beside another that has not, it is that one which goes on. */
function toGoOnFrom(store: TraceStore, stops: readonly InsideStop[], stop: InsideStop, at: number): InsideStop {
  if (shownMoments(store, false) > at || !isEnded(store, stop) || stopAfter(store, stops, stop) !== null) return stop;
  const isAround = ({ record }: InsideStop) => isSameRecord(record, stop.record.slice(0, record.length));
  const open = stops.find((one) => !isAround(one) && !isEnded(store, one));
  return stops.findLast((one) => open !== undefined && isSameRecord(one.record, open.record)) ?? stop;
}
