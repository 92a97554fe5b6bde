import type { CheckpointPlace, ThreadId } from '~/core/document';

/**
 * Why something that an earlier turn left is not there when a later one starts. Turns are numbered from 1, as people count them;
 * `before` is the turn that ran before it, `fields` are those that hold less than that turn left them with.
 */
export type Forgetting =
  | { readonly kind: 'noSaver' | 'newSaver'; readonly turn: number; readonly before: number; readonly fields: readonly string[] }
  | {
      readonly kind: 'otherThread';
      readonly turn: number;
      readonly before: number;
      readonly fields: readonly string[];
      readonly thread: ThreadId;
      readonly beforeThread: ThreadId;
    }
  /** `deletedBy` is the turn that deleted the thread. */
  | {
      readonly kind: 'deleted';
      readonly turn: number;
      readonly before: number;
      readonly fields: readonly string[];
      readonly thread: ThreadId;
      readonly deletedBy: number;
    }
  | {
      readonly kind: 'wentBack';
      readonly turn: number;
      readonly before: number;
      readonly fields: readonly string[];
      readonly from: CheckpointPlace;
    }
  | Shortening;

/**
 * A node of an earlier turn made a field shorter. `removed`: by RemoveMessage; `summarised`: and it wrote `into` in the same task;
 * `trimmed`: its reducer dropped items; `replaced`: it was set past the reducer, or has none; `request`: nothing is gone, a model
 * was only sent less of it.
 */
export interface Shortening {
  readonly kind: 'removed' | 'summarised' | 'trimmed' | 'replaced' | 'request';
  readonly turn: number;
  readonly superstep: number;
  readonly field: string;
  readonly node: string;
  /** Items, or messages, that were there and are not any more; of a request, those that it left out. */
  readonly items: number;
  /** The field with the summary; '' where there is none. */
  readonly into: string;
}
