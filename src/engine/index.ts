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
export type { Beginning, BenchOutcome, Hold, StyleBuild, StyleTry } from './protocol';
