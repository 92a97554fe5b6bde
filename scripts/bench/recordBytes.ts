import type { PlaygroundDoc } from '~/core/document';
import { traceToJson } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { recordTrace } from '../golden/recordTrace';

/**
 * The whole record of a run, values and events, ÷ what went into it: every update once, the input being the first, so
 * that one state and all updates are in the denominator. Both as JSON text.
 */
export async function recordBytes(doc: PlaygroundDoc): Promise<number> {
  const store = await recordTrace(createInProcessEngine(), doc);
  const json = traceToJson(store.trace);
  if (json === null) throw new Error('the record is longer than any record that is kept');
  const updates = store.rows.flatMap((row) => (row.kind === 'call' && row.phase === 'commit' ? [store.value(row.update)] : []));
  return json.length / updates.reduce((sum: number, update) => sum + JSON.stringify(update).length, 0);
}
