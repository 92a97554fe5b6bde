import type { RecordRow, TraceStore } from '~/core/trace';
import { isTagged } from '~/core/value';
import type { Messages } from '~/i18n';
import { writerText } from './Writer';

/** Why a row is there and what came of it, in sentences. */
export function reasonsOf(trace: TraceStore, row: RecordRow, t: Messages['record'], common: Messages['common']): readonly string[] {
  const reasons: string[] = [];
  if (row.phase !== 'commit') reasons.push(t.phaseReasons[row.phase]);
  if (row.kind === 'bypass') reasons.push(t.bypass[row.reason]);
  if (row.discarded) reasons.push(t.discarded);
  if (row.kind === 'call') {
    const result = row.result === null ? null : trace.value(row.result);
    if (result !== null && isTagged(result) && result.$ === 'undefined') reasons.push(t.emptied);
  }
  const moment = trace.moments[row.moment];
  if (row.phase === 'commit' && moment?.error != null) reasons.push(t.notCommitted);
  if (row.writer.kind === 'oneOf' || row.writer.kind === 'unknown')
    reasons.push(`${t.columns.writer}: ${writerText(trace, row.writer, common)}`);
  return reasons;
}
