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
} from './engine';
export type { Beginning, BenchOutcome, Hold } from './protocol';
