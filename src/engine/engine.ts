import type { Activity, Folder, GraphFacts } from '~/core/analysis';
import type { Field, GraphSpec, Problem, Source, StateStyle } from '~/core/document';
import type { ErrorInfo, KeptRecord, RecordPath, RunOutcome, SourceKey, StoredRecord, TraceEvent, ValueEntry } from '~/core/trace';
import type { Beginning, BenchOutcome, Freeze, Hold, StyleBuild } from './protocol';

/** The only door to running user code. One implementation stands behind the wall, one runs in process for tests and scripts. */
export interface Engine {
  /** Loads what a first run needs (compiler, frame, a spare worker). Safe to call more than once. */
  warmUp(): void;
  /** Strips every source and says what it refuses, with places. Runs nothing of the user's. */
  check(graph: GraphSpec): Promise<readonly Problem[]>;
  /** Reads what the syntax of every source tells. Runs nothing of the user's; a source that is no TypeScript has no facts. */
  facts(graph: GraphSpec): Promise<GraphFacts>;
  /** Plays a graph through with what is known of its sources; of a large one that takes a while. Rejects where it takes too long. */
  activity(graph: GraphSpec, facts: GraphFacts): Promise<Activity>;
  /**
   * Starts a run in a fresh worker. Nothing of the document runs before `allow` has let it; the run then parks before
   * each moment that is not allowed yet.
   */
  run(graph: GraphSpec, options: RunOptions, listener: RunListener): RunHandle;
  bench(job: BenchJob, listener: BenchListener): { readonly stop: () => void };
  /** Builds fields in every style of a state, in a worker of its own, and tries a few writes on each. */
  styles(job: StylesJob, listener: StylesListener): { readonly stop: () => void };
  /**
   * Keeps one field's channel ready in a worker of its own, beside runs and bench jobs, and folds on request until it is stopped.
   * Starts at once; folds that are asked for earlier wait. A new lab ends the oldest where there are too many.
   */
  lab(job: LabJob): LabHandle;
  dispose(): void;
}

export interface RunOptions {
  readonly seed: number;
  /** Moments that may run at once; null is all. */
  readonly allow: number | null;
  /** Graphs inside nodes that are stepped into; none where it is left out. */
  readonly hold?: Hold | null;
  /** Seed of short delays before each node, so that tasks finish in another order; null is none. */
  readonly delays: number | null;
  /**
   * Makes what this task is given in this field unchangeable just before its node runs: code that changes it in place then throws
   * a TypeError where it does. For runs that are not shown. Needs the record.
   */
  readonly freeze?: Freeze;
  /** Reads every checkpoint back after its turn and tells what differs, as it is done anyway with a saver that serialises late. */
  readonly reread?: boolean;
  /** What `RunListener.onStored` was given of the document's threads by earlier runs: they go on where they were. */
  readonly stored?: readonly KeptRecord[];
  /** The first turn and nothing before it where it is left out. */
  readonly beginning?: Beginning;
}

export interface RunListener {
  /** What the run left since the last call, in order. Values come before the events that refer to them. */
  onTrace(values: readonly ValueEntry[], events: readonly TraceEvent[]): void;
  onStatus(status: RunStatus): void;
  /** What the document's saver wants kept beyond the run, in order. Only a saver of the kind `indexedDB` does. */
  onStored?(records: readonly StoredRecord[]): void;
}

export type RunStatus =
  | { readonly kind: 'starting' }
  /** `waiting` is true after a while of silence, or of running without an end: the page asks "keep waiting or stop?". */
  | { readonly kind: 'running'; readonly waiting: boolean }
  /** With `inside` it is a moment of that record, of a graph inside a node. */
  | { readonly kind: 'parked'; readonly moment: number; readonly inside?: RecordPath }
  | { readonly kind: 'over'; readonly how: RunOutcome; readonly cause: OverCause | null };

/** Why a run is over where the trace itself does not say. */
export type OverCause =
  /** Sources that could not be compiled. */
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** LangGraph refused to build the graph; its own text is in the error. */
  | { readonly kind: 'refused'; readonly source: SourceKey; readonly error: ErrorInfo }
  | { readonly kind: 'silent'; readonly ms: number }
  | { readonly kind: 'limit'; readonly limit: 'events' | 'bytes' | 'wall' }
  /** The frame or its process went away (out of memory, or it navigated). */
  | { readonly kind: 'lost' }
  /** No worker can be started in this browser. */
  | { readonly kind: 'unavailable'; readonly detail: string };

export interface RunHandle {
  /** Lets moments run, counted from the start of the run; null is all. Never takes anything back. */
  allow(moments: number | null): void;
  /** Which graphs inside nodes wait as well, and how far each of their records may go; takes the place of the hold before it. */
  hold(hold: Hold | null): void;
  /** After 'keep waiting': starts the wall clock again, and bears silence for longer. */
  keepWaiting(): void;
  /** Ends the run; what was recorded up to here stays. Idempotent. */
  stop(): void;
}

export interface BenchJob {
  readonly field: Field;
  /** Null starts from the field's own start value. */
  readonly existing: Source | null;
  readonly updates: readonly Source[];
  readonly shared: Source;
  readonly seed: number;
}

export interface BenchListener {
  onOutcome(update: number, outcome: BenchOutcome): void;
  onOver(how: RunOutcome, cause: OverCause | null): void;
}

export interface StylesJob {
  readonly fields: readonly Field[];
  readonly shared: Source;
  readonly seed: number;
}

export interface StylesListener {
  /** `field` is an index in the job. */
  onBuilt(field: number, style: StateStyle, build: StyleBuild): void;
  onOver(how: RunOutcome, cause: OverCause | null): void;
}

export interface LabJob {
  readonly field: Field;
  readonly shared: Source;
  readonly seed: number;
}

export interface LabHandle {
  /**
   * Folds in order, also across calls. All that is pending rejects with `FolderOver` when the lab is over, and so does every call
   * after it. Throws a RangeError for a fold that is too large to be sent. A fold that never returns ends the lab, as `silent`.
   */
  readonly fold: Folder;
  /** Resolves when the lab is over; `stopped` by `stop` and where it gave way to another lab. */
  readonly over: Promise<{ readonly how: RunOutcome; readonly cause: OverCause | null }>;
  stop(): void;
}
