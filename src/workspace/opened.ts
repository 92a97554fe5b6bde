import { docAt, type GraphPath, type GraphSpec, nodeOf, type PlaygroundDoc, type Problem } from '~/core/document';
import { CURSOR_START, type Cursor, type TraceStore } from '~/core/trace';
import type { Workspace } from './state';

/**
 * The workspace as the panels see it while the graph inside a node is open: its document, its problems, and the record of the task
 * that ran it last before the cursor. What is known of the whole alone is left out.
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
  const { doc, path, problems, trace, ranGraph, cursor, traceVersion } = workspace;
  const graph = ranGraph === null ? null : ranAt(ranGraph, path, doc);
  const record = insideOf(trace, ranGraph, path, cursor, traceVersion);
  return {
    ...workspace,
    doc: openedDoc(doc, path),
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
  (ran: GraphSpec, path: GraphPath, doc: PlaygroundDoc): GraphSpec | null => docAt({ ...doc, graph: ran }, path)?.graph ?? null,
);

const problemsAt = last((problems: readonly Problem[], path: GraphPath): readonly Problem[] =>
  problems.flatMap((problem) => {
    const { path: of = [], ...place } = problem.place;
    return of.join('/') === path.join('/') ? [{ ...problem, place }] : [];
  }),
);

interface Inside {
  readonly trace: TraceStore | null;
  readonly cursor: Cursor;
}

// The version stands for the record, which grows in place.
const insideOf = last((trace: TraceStore | null, ran: GraphSpec | null, path: GraphPath, cursor: Cursor, _version: number): Inside => {
  let at: Inside = { trace, cursor };
  let graph: Pick<GraphSpec, 'nodes'> | undefined = ran ?? undefined;
  for (const id of path) {
    const node = graph === undefined ? undefined : nodeOf(graph as GraphSpec, id);
    at = node === undefined ? NOTHING : step(at, node.name);
    graph = node?.inner;
  }
  return at;
});

const NOTHING: Inside = { trace: null, cursor: CURSOR_START };

/** The record of the last task of this node that the cursor has passed, at the end of what the task did. */
function step({ trace, cursor }: Inside, node: string): Inside {
  const task = trace?.tasks.findLast((one) => one.node === node && one.moment < cursor.at && trace.inner(one.task) !== null);
  const inner = task === undefined ? undefined : trace?.inner(task.task);
  if (trace === null || task === undefined || inner == null) return NOTHING;
  const turn = trace.innerTurn(task.task);
  return { trace: inner, cursor: { at: inner.moments.filter((moment) => moment.turn <= turn && moment.started).length, call: null } };
}
