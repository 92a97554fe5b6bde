import { KEPT_LIMITS, readDocument } from '~/core/document';
import { createTraceStore, type Cursor, TRACE_VERSION, traceFromJson } from '~/core/trace';
import type { ReadRecord } from '~/storage';
import type { Made } from './live';

/** A record as `recorder` wrote it, brought back; null when it is of another version or makes no sense. */
export function readRecord(stored: Extract<ReadRecord, { kind: 'found' }>): { readonly made: Made; readonly cursor: Cursor } | null {
  const about = stored.about as { readonly [key: string]: unknown } | null;
  if (typeof about !== 'object' || about === null || about['version'] !== TRACE_VERSION) return null;
  const { seed, graph, cursor } = about;
  if (typeof seed !== 'number' || typeof graph !== 'string' || !isCursor(cursor)) return null;
  const doc = readDocument(parsed(graph), KEPT_LIMITS);
  if (!doc.ok) return null;
  const store = createTraceStore();
  for (const text of stored.parts) {
    const piece = traceFromJson(text);
    if (piece === null) return null;
    store.append(piece.values, piece.events);
  }
  if (store.dropped > 0) return null;
  return { made: { run: stored.run, store, graph: doc.doc.graph, seed }, cursor };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isCursor(value: unknown): value is Cursor {
  if (typeof value !== 'object' || value === null) return false;
  const { at, call } = value as { readonly [key: string]: unknown };
  return isCount(at) && (call === null || isCount(call));
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
