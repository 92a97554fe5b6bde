export type {
  BenchJob,
  BenchListener,
  Engine,
  LabHandle,
  LabJob,
  OverCause,
  RunHandle,
  RunListener,
  RunOptions,
  RunStatus,
  StylesJob,
} from './engine';
export type { Beginning, BenchOutcome, StyleBuild, StyleTry } from './protocol';
