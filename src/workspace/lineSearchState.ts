import type { Culprit } from '~/core/analysis';
import type { CallRow, MutationView } from '~/core/trace';

/** The search for the line that changed one value of the shown record in place. There is one at a time. */
export interface LineSearch {
  readonly change: MutationView;
  /** `ended`: the worker was gone before there was an answer. */
  readonly state: { readonly kind: 'running' } | { readonly kind: 'done'; readonly culprit: Culprit } | { readonly kind: 'ended' };
}

export interface LineSearchActions {
  /** Does it again on frozen values: the call of this row, or without a row the run up to the task whose input was changed. */
  readonly findLine: (change: MutationView, row: CallRow | null) => void;
  readonly stopFindingLine: () => void;
}
