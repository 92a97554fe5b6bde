import type { MomentNumber, TaskNumber } from '~/core/trace';
import type { Value } from '~/core/value';
import type { Fold } from '../fold';

/** What one writer gives to one field in one moment: its own writes keep their order, whatever comes between them. */
export interface Contribution {
  readonly by:
    | { readonly kind: 'task'; readonly task: TaskNumber; readonly node: string; readonly path: string }
    | { readonly kind: 'input' }
    | { readonly kind: 'update'; readonly node: string };
  /** An Overwrite is its tagged value. */
  readonly writes: readonly Value[];
  /** Places from 0 among the contributions; null where it is not a task, or its node is not drawn. */
  readonly finished: number | null;
  readonly drawn: number | null;
  readonly why: PlaceReason;
}

/** Why a contribution stands where it does in the engine's order. */
export type PlaceReason =
  /** Tasks of nodes that were triggered come first, by the code points of their names. */
  | { readonly rule: 'name' }
  /** Then Sends, by the task that sent them and their place in its list; `by` is null where START sent them. */
  | { readonly rule: 'send'; readonly by: SendingTask | null; readonly item: number }
  | { readonly rule: 'alone' };

export interface SendingTask {
  readonly task: TaskNumber;
  readonly node: string;
  readonly path: string;
}

/** A merge as it can be done again in any order. */
export interface Contributions {
  readonly moment: MomentNumber;
  readonly field: string;
  readonly before: Fold['existing'];
  /** In the engine's order. */
  readonly parts: readonly Contribution[];
}

export type ContributionsResult =
  | { readonly kind: 'known'; readonly contributions: Contributions }
  /** Nothing was merged into the field in that moment. */
  | { readonly kind: 'none' }
  /** It cannot be told who wrote what, so no other order can be made of it. */
  | { readonly kind: 'uncertain' };
