import type { FoldOutcome } from '~/core/analysis';
import { isValue } from '~/core/value';
import type { BenchOutcome, Perhaps, Report, StyleBuild, StyleTry } from '../protocol';
import { isErrorInfo, isRunOutcome, isTraceEvent, isValueEntry } from './event';
import { isStoredRecord } from './stored';
import { type Check, either, exactly, isCount, isFlag, isText, list, orNull, shape, tuple, union } from './shape';

const isBenchOutcome: Check<BenchOutcome> = shape({
  existing: isValue,
  updateValue: isValue,
  result: orNull(isValue),
  error: orNull(isErrorInfo),
  existingAfter: orNull(isValue),
  updateAfter: orNull(isValue),
  bypassed: isFlag,
});

const isPerhaps: Check<Perhaps> = either(tuple(), tuple(isValue));

const isStyleTry: Check<StyleTry> = shape({
  way: exactly('input', 'node'),
  what: exactly('wrong', 'null', 'undefined', 'leftOut'),
  given: isPerhaps,
  held: isPerhaps,
  error: orNull(isErrorInfo),
});

const isStyleBuild: Check<StyleBuild> = shape({
  channel: isText,
  start: isPerhaps,
  tries: list(isStyleTry),
  refused: orNull(isErrorInfo),
});

const isFoldOutcome: Check<FoldOutcome> = shape({
  result: orNull(isValue),
  error: orNull(shape({ info: isErrorInfo, update: isCount })),
  changed: list(shape({ what: exactly('existing', 'update'), update: isCount, before: isValue, after: isValue })),
  calls: isCount,
  emptied: isFlag,
  effects: shape({ console: isCount, timers: isCount }),
  uncopied: either(exactly('existing', null), isCount),
});

const isReport = union<Report, 'kind'>('kind', {
  ready: shape({ kind: exactly('ready'), protocol: isCount, langgraph: isText, difference: isText }),
  values: shape({ kind: exactly('values'), from: isCount, entries: list(isValueEntry) }),
  event: shape({ kind: exactly('event'), event: isTraceEvent }),
  parked: shape({ kind: exactly('parked'), moment: isCount }),
  parkedInside: shape({ kind: exactly('parkedInside'), record: list(isCount), path: list(isText), moment: isCount }),
  beat: shape({ kind: exactly('beat'), parked: isFlag }),
  refused: shape({ kind: exactly('refused'), source: isText, error: isErrorInfo }),
  benched: shape({ kind: exactly('benched'), update: isCount, outcome: isBenchOutcome }),
  built: shape({ kind: exactly('built'), field: isCount, style: exactly('annotation', 'stateSchema', 'zod'), build: isStyleBuild }),
  folded: shape({ kind: exactly('folded'), index: isCount, outcome: isFoldOutcome }),
  stored: shape({ kind: exactly('stored'), record: isStoredRecord }),
  over: shape({ kind: exactly('over'), how: isRunOutcome }),
});

/** Reads what came from behind the wall; null where it is not exactly a report of this protocol. */
export function readReport(text: string): Report | null {
  return read(text, isReport);
}

/** Reads JSON text of a closed type; null for anything else. Never throws. */
export function read<T>(text: string, check: Check<T>): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
