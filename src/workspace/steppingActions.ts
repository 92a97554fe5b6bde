import type { Cursor } from '~/core/trace';

/** What moves a cursor over a record, and what runs for it. */
export interface SteppingActions {
  /** One moment forward: moves the cursor, and at the head opens the gate for one more. Into the graph inside a node where it is open. */
  readonly step: () => void;
  readonly back: () => void;
  /** To the end; runs what has not run. */
  readonly runAll: () => void;
  /** To moment `at` (and call), running what is missing. */
  readonly goTo: (cursor: Cursor) => void;
  readonly nextCall: () => void;
  readonly previousCall: () => void;
  readonly stop: () => void;
  readonly keepWaiting: () => void;
  /** Ends the run and forgets its record. */
  readonly reset: () => void;
}
