import type { GraphSpec } from '~/core/document';
import { type TraceStore, writerName } from '~/core/trace';
import type { Messages } from '~/i18n';
import { type OverCause, sourceName } from '~/workspace';

/** Why a run is over, in a sentence; LangGraph's own text is quoted after ours. */
export function causeText(
  cause: OverCause,
  trace: TraceStore | null,
  graph: GraphSpec,
  t: Messages['stepper'],
  common: Messages['common'],
): string {
  switch (cause.kind) {
    case 'problems':
      return t.cause.problems;
    case 'refused':
      return `${cause.source === '' ? t.cause.refused : t.cause.refusedSource(sourceName(cause.source, graph))} ${cause.error.name}: ${cause.error.message}`;
    case 'silent':
      return `${t.cause.silent(Math.round(cause.ms / 1000))} ${where(trace, t, common)}`;
    case 'limit':
      return limitText(cause.limit, trace, t);
    case 'lost':
      return `${t.cause.lost} ${where(trace, t, common)}`;
    case 'unavailable':
      return `${t.cause.unavailable} ${cause.detail}`;
  }
}

function limitText(limit: 'events' | 'bytes' | 'wall', trace: TraceStore | null, t: Messages['stepper']): string {
  const value = trace?.notices.find((notice) => notice.code === 'limit')?.value ?? 0;
  switch (limit) {
    case 'events':
      return t.cause.events(value);
    case 'bytes':
      return t.cause.bytes(Math.round(value / 1_000_000));
    case 'wall':
      return t.cause.wall(Math.round(value / 1000));
  }
}

/** The call or the node that had begun and did not come back. */
function where(trace: TraceStore | null, t: Messages['stepper'], common: Messages['common']): string {
  if (trace === null) return '';
  const row = trace.rows.at(-1);
  if (row?.kind === 'call' && row.state === 'running')
    return t.cause.silentIn(t.cause.reducerOf(row.field, writerName(trace, row.writer) ?? common.input));
  const task = trace.tasks.findLast((candidate) => candidate.state === 'running');
  return task === undefined ? '' : t.cause.silentIn(t.cause.nodeOf(task.node));
}
