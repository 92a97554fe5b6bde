import { nameOf } from '~/core/document';
import type { RecordPath, TaskView, TraceStore } from '~/core/trace';
import { type InsidePlace, type Ran, shownMoments } from '../aim';
import type { Workspace } from '../state';
import { type OpenedRecord, openedRecord } from './openedRecord';
import { namesAt } from './stops';

/** One run of the open graph: the task that ran it, and its moments that can be shown. */
export interface InsideRun {
  readonly task: TaskView;
  /** That of the graph around it. */
  readonly around: TraceStore;
  readonly record: RecordPath;
  /** Half-open range of the record's moments that are this run's. */
  readonly from: number;
  readonly to: number;
}

export interface InsideRuns {
  readonly name: string;
  readonly runs: readonly InsideRun[];
  /** Index of the one that is shown; -1 where none is. */
  readonly shown: number;
  readonly opened: OpenedRecord;
}

/** The runs of the open graph up to where the page stands; null where none is open, or the graph that ran has none there. */
export function insideRuns(workspace: Workspace): InsideRuns | null {
  const { path, ranGraph, doc, inside, status } = workspace;
  if (path.length === 0) return null;
  const names = ranGraph === null ? [] : namesAt(ranGraph, path);
  const name = names.at(-1) ?? lastName(doc.graph, path);
  const opened = openedRecord(workspace);
  const around = openedRecord({ ...workspace, path: path.slice(0, -1) });
  const store = around.trace;
  if (store === null || names.length === 0) return { name, runs: [], shown: -1, opened };
  const isUnderWay = inside !== null && inside.stop.record.length >= path.length && path.every((id, depth) => inside.path[depth] === id);
  const last = isUnderWay ? around.cursor.at : around.cursor.at - 1;
  const runs = store.tasks.flatMap((task): readonly InsideRun[] => {
    const inner = task.node === name && task.moment <= last ? store.inner(task.task) : null;
    if (inner === null) return [];
    const turn = store.innerTurn(task.task);
    const from = inner.moments.findIndex((moment) => moment.turn === turn);
    if (from < 0) return [];
    const shown = shownMoments(inner, status.kind === 'over');
    const count = inner.moments.slice(from, shown).filter((moment) => moment.turn === turn).length;
    return [{ task, around: store, record: [...around.record, store.innerFirst(task.task)], from, to: from + count }];
  });
  const { at } = opened.cursor;
  const shown = runs.findLastIndex(({ record, from }) => record.join() === opened.record.join() && from < at);
  return { name, runs, shown, opened };
}

/** What is under way at a place inside, by the names of its graphs. */
export function insideName({ path, stop }: InsidePlace, ran: Ran['graph']): string {
  return namesAt(ran, path).slice(0, stop.record.length).join(' › ');
}

function lastName(graph: Workspace['doc']['graph'], path: readonly string[]): string {
  let at: Parameters<typeof nameOf>[0] | undefined = graph;
  let name = '';
  for (const id of path) {
    name = (at && nameOf(at, id)) ?? id;
    at = at?.nodes.find((node) => node.id === id)?.inner;
  }
  return name;
}
