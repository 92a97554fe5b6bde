export { CURSOR_START } from './cursor';
export type { Cursor } from './cursor';
export type {
  BatchWrite,
  BypassReason,
  CallNumber,
  ChannelVersion,
  ErrorFrame,
  ErrorInfo,
  MadeEdge,
  MadeGraph,
  MomentKind,
  MomentNumber,
  NamedRef,
  Notice,
  Phase,
  RecordPath,
  RunOutcome,
  SendRef,
  Shaped,
  SourceKey,
  TaskNumber,
  TraceEvent,
  TurnKind,
  Writer,
} from './event';
export type { CheckpointRow } from './history/checkpointRow';
export { goneMessages } from './history/goneMessages';
export type { GoneMessage } from './history/goneMessages';
export { leftBehind } from './history/leftBehind';
export { standingOf } from './history/standingOf';
export { changedInPlace, storedHistory } from './history/storedHistory';
export type { StoredSnapshot } from './history/storedHistory';
export { rowHere, savedThreads, threadHistory } from './history/threadHistory';
export { whereToGoOn } from './history/whereToGoOn';
export type { GoOn } from './history/whereToGoOn';
export { callsPerField } from './select/callsPerField';
export { extraCalls } from './select/extraCalls';
export { checkExpectations } from './select/checkExpectations';
export type { Snapshot } from './select/checkpointsUpTo';
export { checkpointTree } from './select/checkpointTree';
export type { CheckpointNode, CheckpointTree } from './select/checkpointTree';
export { committedRows } from './select/committedRows';
export { diffStates } from './select/diffStates';
export type { FieldChange } from './select/diffStates';
export { echoOf } from './select/echoOf';
export type { Echo } from './select/echoOf';
export { finishingOrder } from './select/finishingOrder';
export { compareRuns, firstDifference } from './select/firstDifference';
export { foldOf } from './select/foldOf';
export type { Fold, FoldStep } from './select/foldOf';
export { logsUpTo, requestsUpTo } from './select/shownUpTo';
export { momentAt } from './select/momentAt';
export { nextNodes } from './select/nextNodes';
export { isPaused } from './select/isPaused';
export { pausesOf } from './select/pausesOf';
export type { Pause } from './select/pausesOf';
export { recordText, rowText } from './select/recordText';
export { rowCountAt, rowsUpTo } from './select/rowsUpTo';
export { stateAt } from './select/stateAt';
export { withMade } from './select/withMade';
export {
  clampCursor,
  cursorAtRow,
  nextCall,
  previousCall,
  previousCursor,
} from './select/stepping';
export { compareCodePoints, inMergeOrder, tasksOf } from './select/taskSummary';
export type { TaskSummary } from './select/taskSummary';
export { writesOf } from './select/writesOf';
export { turnOf } from './select/threadOf';
export { writerName, writerNames } from './select/writerName';
export { keptRecords } from './keptRecords';
export type { KeptRecord, StoredRecord } from './storedRecord';
export { storeChanges } from './select/storeChanges';
export type { StoreChange } from './select/storeChanges';
export { operationsUpTo, storeAt } from './select/storeAt';
export type { StoreItem, StoreNamespace } from './select/storeAt';
export type { Namespace, StoreHit, StoreOperation } from './storeOperation';
export { createTraceStore } from './store/createTraceStore';
export { TRACE_VERSION } from './trace';
export type { Trace } from './trace';
export { TRACE_JSON_LIMIT, traceFromJson, traceToJson } from './traceJson';
export type { ValueEntry, ValueRef } from './values';
export type {
  BatchRow,
  BypassRow,
  CallRow,
  CheckpointView,
  Difference,
  FieldState,
  LogView,
  MadeView,
  LossView,
  MomentView,
  MutationView,
  PendingView,
  RecordRow,
  RequestView,
  SavedView,
  StoreView,
  TaskView,
  TraceStore,
  TurnView,
  Verdict,
} from './views';
