import type { FoldOutcome } from '~/core/analysis';
import { isValue } from '~/core/value';
import type { BenchOutcome, Report } from '../protocol';
import { isErrorInfo, isRunOutcome, isTraceEvent, isValueEntry } from './event';
import { isStoredRecord } from './stored';
import { type Check, either, exactly, isCount, isFlag, isText, list, orNull, shape, union } from './shape';

const isBenchOutcome: Check<BenchOutcome> = shape({
  existing: isValue,
  updateValue: isValue,
  result: orNull(isValue),
  error: orNull(isErrorInfo),
  existingAfter: orNull(isValue),
  updateAfter: orNull(isValue),
  bypassed: isFlag,
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
