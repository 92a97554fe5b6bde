export { CURSOR_START } from './cursor';
export type { Cursor } from './cursor';
export type {
  BypassReason,
  CallNumber,
  ErrorFrame,
  ErrorInfo,
  MomentKind,
  MomentNumber,
  NamedRef,
  Notice,
  Phase,
  RunOutcome,
  SendRef,
  Shaped,
  SourceKey,
  TaskNumber,
  TraceEvent,
  Writer,
} from './event';
export { TRACE_VERSION } from './trace';
export type { Trace } from './trace';
export type { ValueEntry, ValueRef } from './values';
export type {
  BypassRow,
  CallRow,
  CheckpointView,
  Difference,
  FieldState,
  LogView,
  MomentView,
  MutationView,
  RecordRow,
  TaskView,
  TraceStore,
  TurnView,
  Verdict,
} from './views';
