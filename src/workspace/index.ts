export { createWorkspace, type WorkspaceApi } from './create';
export type { PageEngine, WorkspaceDeps } from './deps';
export { useProblemsOf, useStateAtCursor, useTones, useTrace, useWorkspace } from './hooks';
export { actions, getWorkspace, startWorkspace } from './singleton';
export { selectionAt, selectionOfSource, sourceName } from './places';
export { canBack, canCallForward, canReset, canStep, canStop, isFinal, isLive, recordedMoments } from './standing';
export type {
  Actions,
  Bench,
  DocumentEntry,
  Edit,
  EditLabel,
  Origin,
  Preferences,
  SaveState,
  Selection,
  Workspace,
  WorkspaceNotice,
} from './state';
export { TONES, tonesOf } from './tones';
