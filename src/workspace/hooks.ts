import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Place, Problem } from '~/core/document';
import { type FieldState, stateAt, type TraceStore, type Verdict } from '~/core/trace';
import type { Comparing, Comparison } from './compareState';
import { drawnGraph } from './drawnGraph';
import { opened } from './opened';
import type { Workspace } from './state';
import { tonesOf } from './tones';
import { workspace } from './singleton';

/** A part of the workspace, as the open graph sees it; the component renders again when that part is another object. */
export function useWorkspace<T>(selector: (workspace: Workspace) => T): T {
  return useStore(workspace.store, (whole) => selector(opened(whole)));
}

/** The same of the whole document, whichever graph is open. */
export function useWhole<T>(selector: (workspace: Workspace) => T): T {
  return useStore(workspace.store, selector);
}

/** The record of the whole run. */
export function useWholeTrace(): TraceStore | null {
  useWhole(({ traceVersion }) => traceVersion);
  return useWhole(({ trace }) => trace);
}

/** A part of an open comparison. */
export function useComparison<T>(comparing: Comparing, selector: (comparison: Comparison) => T): T {
  return useStore(comparing.store, selector);
}

/** The shown record. It grows in place: the component renders again whenever it grew. */
export function useTrace(): TraceStore | null {
  useWorkspace(({ traceVersion }) => traceVersion);
  return useWorkspace(({ trace }) => trace);
}

/** What every field holds at the cursor, by name, in the order of the graph that ran; null before anything ran. */
export function useStateAtCursor(): ReadonlyMap<string, FieldState> | null {
  const trace = useTrace();
  const version = useWorkspace(({ traceVersion }) => traceVersion);
  const ranGraph = useWorkspace((state) => state.ranGraph);
  const cursor = useWorkspace((state) => state.cursor);
  // The trace grows in place, so its version stands for it.
  return useMemo(
    () => (trace === null || ranGraph === null || version < 0 ? null : stateAt(trace, ranGraph.fields, cursor)),
    [trace, version, ranGraph, cursor],
  );
}

/** What came of each expectation of the document, of those that are known. */
export function useVerdicts(): readonly Verdict[] {
  const ofRun = useWorkspace(({ verdicts }) => verdicts);
  const ofLaws = useWorkspace(({ lawVerdicts }) => lawVerdicts);
  return useMemo(() => (ofLaws.length === 0 ? ofRun : [...ofRun, ...ofLaws]), [ofRun, ofLaws]);
}

/** Problems of some places of the document. */
export function useProblemsOf(matches: (place: Place) => boolean): readonly Problem[] {
  return useWorkspace(({ problems }) => problems).filter((problem) => matches(problem.place));
}

/** The colour of every writer by node name, 0 to 7; input and state updates have colours of their own. */
export function useTones(): ReadonlyMap<string, number> {
  const graph = useWorkspace(drawnGraph);
  const ranGraph = useWorkspace((state) => state.ranGraph);
  return useMemo(() => tonesOf(graph, ranGraph), [graph, ranGraph]);
}
