import type { GraphPath } from '~/core/document';
import { CURSOR_START, type Cursor, type RecordPath, type TraceStore } from '~/core/trace';
import type { InsidePlace } from '../aim';
import type { Workspace } from '../state';
import { namesAt, recordAt } from './stops';

/** The record that belongs to an open graph, and the place in it; `record` is empty for the whole and where there is none. */
export interface OpenedRecord {
  readonly trace: TraceStore | null;
  readonly cursor: Cursor;
  readonly record: RecordPath;
}

const NOTHING: OpenedRecord = { trace: null, cursor: CURSOR_START, record: [] };

type Standing = Pick<Workspace, 'trace' | 'ranGraph' | 'path' | 'cursor' | 'inside'>;

/** Where the page stands inside, that is it; else the record of the last task that the cursor has passed, at the end of it. */
export function openedRecord({ trace, ranGraph, path, cursor, inside }: Standing): OpenedRecord {
  if (trace === null || ranGraph === null) return { trace, cursor, record: [] };
  const names = namesAt(ranGraph, path);
  if (names.length < path.length) return NOTHING;
  let at: OpenedRecord = { trace, cursor, record: [] };
  for (const [depth, name] of names.entries()) {
    at = (isOn(inside, path, depth) && placed(trace, inside, depth)) || passed(at, name);
  }
  return at;
}

/** The place is in a graph on the way to the open one, or deeper. */
function isOn(inside: InsidePlace | null, path: GraphPath, depth: number): inside is InsidePlace {
  return inside !== null && depth < inside.stop.record.length && path.slice(0, depth + 1).every((id, at) => inside.path[at] === id);
}

function placed(trace: TraceStore, { stop, call }: InsidePlace, depth: number): OpenedRecord | null {
  const record = stop.record.slice(0, depth + 1);
  const inner = recordAt(trace, record);
  if (inner === null) return null;
  const isLast = record.length === stop.record.length;
  const cursor = isLast ? { at: stop.at, call } : { at: (stop.needs[depth]?.moments ?? 1) - 1, call: null };
  return { trace: inner, cursor, record };
}

function passed({ trace, cursor, record }: OpenedRecord, node: string): OpenedRecord {
  const task = trace?.tasks.findLast((one) => one.node === node && one.moment < cursor.at && trace.inner(one.task) !== null);
  const inner = task === undefined ? undefined : trace?.inner(task.task);
  if (trace === null || task === undefined || inner == null) return NOTHING;
  const turn = trace.innerTurn(task.task);
  const at = inner.moments.filter((moment) => moment.turn <= turn && moment.started).length;
  return { trace: inner, cursor: { at, call: null }, record: [...record, trace.innerFirst(task.task)] };
}
