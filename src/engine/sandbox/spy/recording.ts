import type { CallNumber, ErrorInfo, TraceEvent } from '~/core/trace';
import type { Actors } from '../actors';
import type { Book } from '../book';
import type { StoreBinder } from '../store/storeBinder';

/** What everything that records shares. */
export interface Recording {
  readonly book: Book;
  readonly actors: Actors;
  readonly emit: (event: TraceEvent) => void;
  readonly errorInfo: (thrown: unknown) => ErrorInfo;
  readonly nextCall: () => CallNumber;
  readonly store: StoreBinder;
  /** Real time, in milliseconds. */
  readonly now: () => number;
}

/** Milliseconds since `from`, to the microsecond. */
export function since(now: () => number, from: number): number {
  return Math.round((now() - from) * 1000) / 1000;
}
