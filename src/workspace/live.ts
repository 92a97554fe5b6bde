import type { GraphSpec } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { RunHandle } from '~/engine';
import type { Granted } from './inside/leave';

/** What a trace was made with. */
export interface Made {
  /** Names this run among all runs ever made here. */
  readonly run: string;
  readonly store: TraceStore;
  readonly graph: GraphSpec;
  readonly seed: number;
}

/** A run that is not over. There is never more than one: what another one still sends is dropped by its identity. */
export interface Live extends Made {
  /** It begins where a kept thread stands. */
  readonly goesOn: boolean;
  /** Null until the engine has been asked; stopping before that means that it never is. */
  handle: RunHandle | null;
  /** What the engine was told last: moments that may run, null for all. */
  allowed: number | null;
  /** How far records of graphs inside nodes were let run, as far as they waited at all. */
  readonly granted: Granted;
  /**
   * False while a re-run has not come to where the page stands: until `showAt` moments of it are there, the older record
   * stays on the screen.
   */
  shown: boolean;
  readonly showAt: number;
  /** Stop was pressed; the engine has not said yet that it is over. */
  stopping: boolean;
}
