import { type NodeId, type PlaygroundDoc, setExpectations } from '~/core/document';

/** A changed document, and what is left to a person. The same document where the fix cannot be made. */
export interface Fix {
  readonly doc: PlaygroundDoc;
  readonly todo: readonly Todo[];
}

export interface Todo {
  readonly code: TodoCode;
  /** The nodes or routers that it is about. */
  readonly ids: readonly string[];
}

export type TodoCode =
  /** Not made: the nodes are not triggered by the same plain edges alone, or there is only one. */
  | 'notParallel'
  /** Not made: what these nodes do next is chosen while they run. */
  | 'chooses'
  /** Not made: the fix is for lists. */
  | 'noList'
  /** Not rewritten: the source has no default export that can be named, or returns Commands. */
  | 'sourceStays'
  /** Expectations that could no longer hold were taken away. */
  | 'expectationsGone';

export function unchanged(doc: PlaygroundDoc, code: TodoCode, ids: readonly string[]): Fix {
  return { doc, todo: [{ code, ids }] };
}

/** Supersteps count otherwise after a fix: what was expected within a run is taken away. */
export function withoutMiddle(fix: Fix): Fix {
  const stays = fix.doc.expectations.filter((one) => !('at' in one) || one.at === 'end');
  if (stays.length === fix.doc.expectations.length) return fix;
  return { doc: setExpectations(fix.doc, stays), todo: [...fix.todo, { code: 'expectationsGone', ids: [] }] };
}

/** Null where all of the nodes begin together by plain edges alone; else why not. */
export function whyNotParallel({ graph }: PlaygroundDoc, ids: readonly NodeId[]): TodoCode | null {
  const sources = (id: NodeId) =>
    graph.edges
      .filter((edge) => edge.target === id)
      .map((edge) => edge.source)
      .sort()
      .join(' ');
  const first = sources(ids[0] ?? '');
  const isChosen = (id: NodeId) =>
    graph.joins.some((join) => join.target === id) ||
    graph.routers.some((router) => router.targets.includes(id)) ||
    graph.nodes.some((node) => node.ends.includes(id));
  return ids.length < 2 || first === '' || ids.some((id) => sources(id) !== first || isChosen(id)) ? 'notParallel' : null;
}

/** Those of the nodes that choose where to go: by a router or a Command. */
export function choosing({ graph }: PlaygroundDoc, ids: readonly NodeId[]): readonly NodeId[] {
  return ids.filter(
    (id) => graph.routers.some((router) => router.source === id) || graph.nodes.some((node) => node.id === id && node.ends.length > 0),
  );
}
