import type { Contributions, Exploration, Law, LawResult, RunOutcomes } from '~/core/analysis';
import type { Field, FieldId, GraphSpec } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { OverCause } from '~/engine';

/** An experiment on what a document does: in a worker of its own, beside runs. One is open at a time. */
export type Lab = LawsLab | OrdersLab;

interface Experiment {
  readonly running: boolean;
  /** How far it is; null before it starts. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Why it ended before its end; null where it did not. */
  readonly cause: OverCause | null;
}

/** The laws of one field's reducer. */
export interface LawsLab extends Experiment {
  readonly kind: 'laws';
  readonly field: Field;
  /** The law that is being tried. */
  readonly trying: Law | null;
  readonly results: readonly LawResult[];
  /** Calls of the record that were tried first. */
  readonly recorded: number;
}

/** One merge of the record in every order of its writers. */
export interface OrdersLab extends Experiment {
  readonly kind: 'orders';
  readonly field: Field;
  /** What the record was made with. */
  readonly graph: GraphSpec;
  readonly trace: TraceStore;
  readonly contributions: Contributions;
  readonly exploration: Exploration | null;
  readonly repeat: Repeat | null;
}

/** Real runs of the whole document, with its seed for user code and delays before nodes from a second seed. */
export interface Repeat {
  readonly running: boolean;
  readonly done: number;
  readonly of: number;
  /** Run n took its delays from `delays + n`. */
  readonly delays: number;
  readonly outcomes: RunOutcomes | null;
  readonly cause: OverCause | null;
}

export interface LabActions {
  /** Opens the laws of a field and tries them, on calls of the shown record and on made-up ones. */
  readonly openLaws: (field: FieldId) => void;
  /** Opens the orders of one merge of the shown record and tries them. */
  readonly openOrders: (moment: number, field: string) => void;
  /** Does the open experiment again. */
  readonly runLab: () => void;
  readonly stopLab: () => void;
  readonly closeLab: () => void;
  /** Runs the document `runs` times with other finishing orders; with the `delays` of an earlier time, in the same ones. */
  readonly repeatRuns: (runs: number, delays?: number) => void;
}
