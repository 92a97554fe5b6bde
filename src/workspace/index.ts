export type { OverCause, StyleBuild, StyleTry } from '~/engine';
export type { SavedHistory } from './historyRuns';
export type { ChangeTrial } from './changeTrial';
export { drawnGraph } from './drawnGraph';
export { canCompareBack, canCompareStep, canCompareStop } from './compareState';
export type { Comparing, CompareSide, Comparison } from './compareState';
export type { Lab, LawsLab, OrdersLab, Repeat } from './labState';
export {
  useProblemsOf,
  useStateAtCursor,
  useTones,
  useTrace,
  useVerdicts,
  useWhole,
  useWholeTrace,
  useWorkspace,
  useComparison,
} from './hooks';
export { insideName, insideRuns } from './inside/insideRecords';
export type { InsideRun } from './inside/insideRecords';
export { opensAt } from './opened';
export { sameGraph } from './sameGraph';
export { selectionAt, selectionOfSource, sourceName } from './places';
export { actions, getOpened, getWorkspace, startWorkspace } from './singleton';
export { pointToGoOn } from './pointToGoOn';
export { outlivesRuns } from './threadKeeper';
export { canBack, canCallForward, canReset, canStep, canStop } from './standing';
export type { Bench, EditLabel, Selection, Workspace, WorkspaceNotice } from './state';
export type { SteppingActions } from './steppingActions';
export { tonesOf } from './tones';
export { otherName, otherReducer } from './variant';
export type { Variant } from './variant';
