import { echoOf, type RecordRow, type TraceStore, writerNames } from '~/core/trace';
import type { Why } from './why';

/** Where a write comes from that a graph inside a node handed out. */
export function echoWhy(trace: TraceStore, row: RecordRow): readonly Why[] {
  const echo = echoOf(trace, row);
  if (echo === null || row.writer.kind !== 'task') return [];
  const node = trace.tasks[row.writer.task]?.node ?? '';
  if (echo === 'echoed') return [{ code: 'echoed', node }];
  const inner = trace.inner(row.writer.task);
  const writers = inner === null ? [] : echo.flatMap(({ writer }) => writerNames(inner, writer));
  return [{ code: 'writtenInside', node, writers: [...new Set(writers)] }];
}
