import { END, type NodeRef, START } from '~/core/document';
import {
  committedRows,
  type MomentView,
  type RecordRow,
  type TaskView,
  type TraceStore,
  type Writer,
  writesOf as writesOfRow,
} from '~/core/trace';
import { groupBy } from '../groupBy';
import { IDLE_FACE, type MergePlace, type NodeFace } from './face';
import { FIELDS, readsOf, type ValueOptions, writesOf } from './faceValues';
import { limitedNodes } from './limitedNodes';
import type { MomentsAt } from './moments';
import type { RefOfName } from './names';

/** What the derivation needs from the page beside trace and cursor. */
export interface FaceOptions extends ValueOptions {
  readonly refOf: RefOfName;
  /** A writer's colour by the name that the trace has for it; null where it has none. */
  readonly toneOf: (name: string) => number | null;
  /** The cursor's call: how many rows of the shown merge are shown; null for all. */
  readonly call: number | null;
  readonly cover: boolean;
}

/** What every node that is not idle shows. */
export function drawFaces(trace: TraceStore | null, at: MomentsAt, options: FaceOptions): ReadonlyMap<NodeRef, NodeFace> {
  const faces = new Map<NodeRef, NodeFace>();
  if (trace === null) return faces;
  for (const moment of at.turn) {
    const shown = moment === at.shown;
    if (moment.kind === 'input') faces.set(START, endFace(shown ? 'ran' : 'earlier', options.toneOf(START)));
    else if (moment.kind === 'update') drawUpdate(trace, moment, options, faces);
    else drawTasks(trace, moment, shown, options, faces);
  }
  if (at.shown?.checkpoint?.next.length === 0 && at.shown.kind !== 'update') faces.set(END, endFace('ran', null));
  if (at.next !== null) drawNext(trace, at.next, options, faces);
  for (const ref of limitedNodes(trace, at, options.refOf)) faces.set(ref, { ...(faces.get(ref) ?? IDLE_FACE), limited: true });
  return faces;
}

const endFace = (state: NodeFace['state'], tone: number | null): NodeFace => ({ ...IDLE_FACE, state, tone });

function drawTasks(trace: TraceStore, moment: MomentView, shown: boolean, options: FaceOptions, faces: Map<NodeRef, NodeFace>): void {
  const rows = committedRows(trace, moment);
  const hidden = options.cover && shown && options.call !== null ? new Set(rows.slice(options.call)) : new Set<RecordRow>();
  const kept = moment.checkpoint === null ? keptTasks(trace) : null;
  for (const [ref, tasks] of tasksByRef(trace, moment, options.refOf)) {
    const [first] = tasks as readonly [TaskView, ...TaskView[]];
    const mine = tasks.map((task) => task.task);
    const failed = tasks.find((task) => task.state === 'failed');
    const paused = tasks.find((task) => task.state === 'paused');
    const running = tasks.some((task) => task.state === 'running' || task.state === 'ready');
    const open = trace.ended === null ? 'running' : 'unfinished';
    const state = failed ? 'failed' : paused ? 'paused' : running ? open : shown ? 'ran' : 'earlier';
    const covered = new Set([...hidden].filter((row) => isBy(row.writer, mine)).map((row) => row.field));
    const writes = tasks.flatMap((task) => task.writes);
    faces.set(ref, {
      state,
      tone: options.toneOf(first.node),
      order: shown ? placesOf(rows, mine, options.call) : [],
      tasks: tasks.length,
      superstep: moment.superstep,
      again: false,
      reads: readsOf(tasks, options),
      writes: writesOf(tasks, options, covered),
      wroteNothing: !running && !failed && !paused && writes.length === 0,
      kept: kept !== null && tasks.some((task) => task.state === 'finished' && kept.has(task.task)),
      limited: false,
      note: failed?.error ? `${failed.error.name}: ${failed.error.message}` : '',
    });
  }
}

function drawUpdate(trace: TraceStore, moment: MomentView, options: FaceOptions, faces: Map<NodeRef, NodeFace>): void {
  const node = trace.turns.find((turn) => turn.turn === moment.turn)?.node ?? '';
  const ref = options.refOf(node);
  if (ref === undefined) return;
  const rows = committedRows(trace, moment);
  const shown = options.cover && options.call !== null ? options.call : rows.length;
  faces.set(ref, {
    ...IDLE_FACE,
    state: 'ran',
    tone: options.toneOf(node),
    tasks: 1,
    writes: rows.slice(0, FIELDS).map((row, index) => ({
      field: row.field,
      text: index < shown ? shownWrite(row, options) : null,
    })),
    wroteNothing: rows.length === 0,
  });
}

function drawNext(trace: TraceStore, next: MomentView, options: FaceOptions, faces: Map<NodeRef, NodeFace>): void {
  if (next.kind === 'input') faces.set(START, endFace('next', options.toneOf(START)));
  for (const [ref, tasks] of tasksByRef(trace, next, options.refOf)) {
    const [first] = tasks as readonly [TaskView, ...TaskView[]];
    if (ref === START) continue;
    const ran = faces.get(ref);
    if (ran?.state === 'ran') {
      faces.set(ref, { ...ran, again: true });
      continue;
    }
    faces.set(ref, {
      ...IDLE_FACE,
      state: 'next',
      tone: options.toneOf(first.node),
      tasks: tasks.length,
      superstep: next.superstep,
      reads: readsOf(tasks, options).map((value) => (options.cover ? { ...value, text: null } : value)),
    });
  }
}

/** Where these tasks stand among the writes to each field that several writes met on; inside a merge as far as it got. */
function placesOf(rows: readonly RecordRow[], tasks: readonly number[], call: number | null): readonly MergePlace[] {
  const merged = new Set(call === null ? rows : rows.slice(0, call));
  const fields = groupBy(rows, (row) => row.field);
  return [...fields].flatMap(([field, writes]) => {
    const places = writes.flatMap((row, index) =>
      merged.has(row) && row.writer.kind === 'task' && tasks.includes(row.writer.task) ? index + 1 : [],
    );
    return writes.length > 1 && places.length > 0 ? { field, places, of: writes.length } : [];
  });
}

function isBy(writer: Writer, tasks: readonly number[]): boolean {
  return (
    (writer.kind === 'task' && tasks.includes(writer.task)) ||
    (writer.kind === 'oneOf' && writer.tasks.some((task) => tasks.includes(task)))
  );
}

export function tasksByRef(trace: TraceStore, moment: MomentView, refOf: RefOfName): ReadonlyMap<NodeRef, readonly TaskView[]> {
  const found = new Map<NodeRef, TaskView[]>();
  for (const number of moment.tasks) {
    const task = trace.tasks[number];
    const ref = task === undefined ? undefined : refOf(task.node);
    if (task === undefined || ref === undefined) continue;
    const tasks = found.get(ref);
    if (tasks === undefined) found.set(ref, [task]);
    else tasks.push(task);
  }
  return found;
}

function keptTasks(trace: TraceStore): ReadonlySet<number> {
  return new Set(trace.saves.flatMap(({ pending }) => pending.flatMap(({ task }) => task ?? [])));
}

/** What a row wrote; of a batch the last write. */
function shownWrite(row: RecordRow, options: FaceOptions): ReturnType<FaceOptions['show']> | null {
  const last = writesOfRow(row).at(-1);
  return last === undefined ? null : options.show(last.value);
}
