import type { Fold, FoldOutcome } from '~/core/analysis';
import type { GraphSpec, Problem } from '~/core/document';
import type { TraceEvent } from '~/core/trace';
import type { Value } from '~/core/value';
import type { BenchJob, BenchOutcome, LabJob, OverCause, RunStatus } from '~/engine';
import type { Limits } from '~/engine/limits';
import type { GoldenCase } from '../../scripts/golden/goldenCase';

/** Parts of the limits that a test sets otherwise. */
export type LimitsChange = { readonly [Part in keyof Limits]?: Partial<Limits[Part]> };

/** What the harness page puts on its window: the engine behind the wall, by numbers instead of objects. */
export interface WallHarness {
  /**
   * Replaces the engine by one with other limits. With `renamed`, the engine's method of that name has another one
   * everywhere but in the hooks, as if a new version of LangGraph had changed its insides.
   */
  configure(change: LimitsChange, renamed?: string): void;
  warmUp(): void;
  check(graph: GraphSpec): Promise<readonly Problem[]>;
  run(graph: GraphSpec, options?: { readonly seed?: number; readonly allow?: number | null }): number;
  allow(run: number, moments: number | null): void;
  keepWaiting(run: number): void;
  stop(run: number): void;
  /** Resolves with the status once it is of one of these kinds. */
  until(run: number, kinds: readonly RunStatus['kind'][]): Promise<RunStatus>;
  record(run: number): RunRecord;
  /** Every value of the run, whole. */
  values(run: number): readonly Value[];
  /** JSON text of everything that the run left, for comparing runs; durations are left out, they are real time. */
  text(run: number): string;
  bench(
    job: BenchJob,
  ): Promise<{ readonly outcomes: readonly (readonly [number, BenchOutcome])[]; readonly how: string; readonly cause: OverCause | null }>;
  /** Folds batch after batch in one lab, then stops it. */
  fold(
    job: LabJob,
    batches: readonly (readonly Fold[])[],
  ): Promise<{ readonly outcomes: readonly FoldOutcome[]; readonly how: string; readonly cause: OverCause | null }>;
  /** Runs a golden case and says everything that is wrong with its trace. */
  judge(golden: GoldenCase): Promise<readonly string[]>;
  /**
   * Runs the savers' validation in a far side of its own, keeps what its savers hand over in the browser's storage under this
   * document, and starts them from what an earlier call has kept.
   */
  validate(
    doc: string,
  ): Promise<{ readonly outcomes: readonly { readonly name: unknown; readonly error: unknown }[]; readonly kept: number }>;
  renewFrame(): void;
  dispose(): void;
  frames(): number;
  /** Violations of the page's policy since the last call. */
  takeViolations(): readonly string[];
  /** Starts a worker of any text behind the same wall, with no stubs around its code, and answers its first report. */
  probe(workerText: string): Promise<string>;
  /** What reached the page on the channel that it listens on. */
  broadcasts(): readonly unknown[];
}

export interface RunRecord {
  readonly statuses: readonly RunStatus[];
  readonly events: readonly TraceEvent[];
  readonly values: number;
  /** Longest time in milliseconds for which the page's own thread did not answer while this was the last run. */
  readonly gap: number;
}

declare global {
  interface Window {
    wall: WallHarness;
  }
}
