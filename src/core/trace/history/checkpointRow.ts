import type { CheckpointPlace } from '~/core/document';
import type { NamedRef } from '../event';
import type { SavedView } from '../views';

/** A checkpoint where it stands in the history of its thread. */
export interface CheckpointRow {
  readonly saved: SavedView;
  /** Null where no stream told them. */
  readonly values: readonly NamedRef[] | null;
  readonly next: readonly string[] | null;
  /** How many forks lead to it: what goes on from its parent first stays on the parent's line. */
  readonly depth: number;
  /** The first of a branch that leaves its parent's line. */
  readonly branches: boolean;
  /** Something follows it on its own line. Lines to the left of that always go on, since branches come first. */
  readonly goesOn: boolean;
  /** The newest of its thread that is still there: where a turn starts that names no checkpoint. */
  readonly isHead: boolean;
  /** Moments that have run once it is there. */
  readonly at: number;
  readonly place: CheckpointPlace;
}
