export type { BenchJob, BenchListener, Engine, OverCause, RunHandle, RunListener, RunOptions, RunStatus } from './engine';
export type { BenchOutcome } from './protocol';
