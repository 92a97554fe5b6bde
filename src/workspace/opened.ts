import { docAt, type GraphPath, type GraphSpec, graphAt, type NodeId, type PlaygroundDoc, type Problem } from '~/core/document';
import { type Cursor, type MadeView, type TraceStore, withMade } from '~/core/trace';
import type { InsidePlace } from './aim';
import { openedRecord } from './inside/openedRecord';
import type { Workspace } from './state';

/**
 * The workspace as the panels see it while the graph inside a node is open: its document, its problems, and the record of the task
 * that runs it at the cursor, or ran it last before. What is known of the whole alone is left out.
 */
export function opened(workspace: Workspace): Workspace {
  if (workspace.path.length === 0) return workspace;
  const known = views.get(workspace);
  if (known !== undefined) return known;
  const view = viewOf(workspace);
  views.set(workspace, view);
  return view;
}

const views = new WeakMap<Workspace, Workspace>();

function viewOf(workspace: Workspace): Workspace {
  const { doc, path, problems, trace, ranGraph, cursor, inside, traceVersion } = workspace;
  const graph = ranGraph === null ? null : ranAt(ranGraph, path, doc, trace?.made ?? NONE, trace?.made.length ?? 0);
  const record = insideOf(trace, ranGraph, path, cursor, inside, traceVersion);
  return {
    ...workspace,
    doc: openedDoc(knownDoc(doc, trace), path),
    isMade: graphAt(doc.graph, path) === undefined,
    problems: problemsAt(problems, path),
    hazards: NONE,
    trace: record.trace,
    cursor: record.cursor,
    ranGraph: graph,
    difference: null,
    verdicts: NONE,
    orderMarks: NONE,
    lawMarks: NONE,
  };
}

const NONE: readonly never[] = [];

/** The last answer is the same object as long as nothing that it comes from has changed: panels compare by identity. */
function last<Args extends readonly unknown[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  let before: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (before === null || args.some((arg, index) => arg !== before?.args[index])) before = { args, result: make(...args) };
    return before.result;
  };
}

export const openedDoc = last((doc: PlaygroundDoc, path: GraphPath): PlaygroundDoc => docAt(doc, path) ?? doc);

const ranAt = last(
  (ran: GraphSpec, path: GraphPath, doc: PlaygroundDoc, made: readonly MadeView[], _count: number): GraphSpec | null =>
    docAt({ ...doc, graph: withMade(ran, made) }, path)?.graph ?? null,
);

/** The document with the graphs that its code made when it ran, which can be opened like its own. */
export function knownDoc(doc: PlaygroundDoc, trace: TraceStore | null): PlaygroundDoc {
  return trace === null || trace.made.length === 0 ? doc : withMadeIn(doc, trace.made, trace.made.length);
}

// The list grows in place; its length stands for it.
const withMadeIn = last((doc: PlaygroundDoc, made: readonly MadeView[], _count: number): PlaygroundDoc => {
  const graph = withMade(doc.graph, made);
  return { ...doc, graph };
});

/** Whether a graph can be opened in this node of the open one: the document's own, or one that its code has made. */
export function opensAt({ doc, trace, path }: Pick<Workspace, 'doc' | 'trace' | 'path'>, node: NodeId): boolean {
  return graphAt(knownDoc(doc, trace).graph, [...path, node]) !== undefined;
}

const problemsAt = last((problems: readonly Problem[], path: GraphPath): readonly Problem[] =>
  problems.flatMap((problem) => {
    const { path: of = [], ...place } = problem.place;
    return of.join('/') === path.join('/') ? [{ ...problem, place }] : [];
  }),
);

// The version stands for the record, which grows in place.
const insideOf = last(
  (trace: TraceStore | null, ranGraph: GraphSpec | null, path: GraphPath, cursor: Cursor, inside: InsidePlace | null, _version: number) =>
    openedRecord({ trace, ranGraph, path, cursor, inside }),
);
