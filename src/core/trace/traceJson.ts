import { isPatch, isValue } from '~/core/value';
import type { TraceEvent } from './event';
import { TRACE_VERSION } from './trace';
import type { Trace } from './trace';
import type { ValueEntry } from './values';

/** Characters of JSON above which a trace is not kept. */
export const TRACE_JSON_LIMIT = 20_000_000;

/** The trace as JSON text; null where it would be longer than `limit` characters. Never builds much more than that. */
export function traceToJson(trace: Trace, limit = TRACE_JSON_LIMIT): string | null {
  const pieces: string[] = [];
  let length = 0;
  const add = (items: readonly unknown[]): boolean => {
    for (let i = 0; i < items.length && length <= limit; i++) {
      const text = `${i === 0 ? '' : ','}${JSON.stringify(items[i])}`;
      pieces.push(text);
      length += text.length;
    }
    return length <= limit;
  };
  pieces.push(`{"version":${trace.version},"values":[`);
  if (!add(trace.values)) return null;
  pieces.push('],"events":[');
  if (!add(trace.events)) return null;
  pieces.push(']}');
  return pieces.join('');
}

/**
 * A trace from its JSON text; null where it is damaged, too long or of another version. Values are checked whole; events
 * only for being events at all, since a `TraceStore` leaves out those that do not fit.
 */
export function traceFromJson(text: string, limit = TRACE_JSON_LIMIT + 1000): Trace | null {
  if (text.length > limit) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(json) || json['version'] !== TRACE_VERSION) return null;
  const { values, events } = json;
  if (!Array.isArray(values) || !values.every(isEntry) || !Array.isArray(events) || !events.every(isEvent)) return null;
  return { version: TRACE_VERSION, values, events };
}

function isEntry(x: unknown): x is ValueEntry {
  if (!isObject(x)) return false;
  return Object.hasOwn(x, 'v') ? isValue(x['v']) : Number.isInteger(x['of']) && isPatch(x['p']);
}

function isEvent(x: unknown): x is TraceEvent {
  return isObject(x) && typeof x['type'] === 'string';
}

function isObject(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
