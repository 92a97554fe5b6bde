export type { OverCause } from '~/engine';
export type { Lab, LawsLab, OrdersLab, Repeat } from './labState';
export { useProblemsOf, useStateAtCursor, useTones, useTrace, useWorkspace } from './hooks';
export { selectionAt, selectionOfSource, sourceName } from './places';
export { actions, getWorkspace, startWorkspace } from './singleton';
export { canBack, canCallForward, canReset, canStep, canStop } from './standing';
export type { Bench, EditLabel, Selection, Workspace, WorkspaceNotice } from './state';
