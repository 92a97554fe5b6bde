import type { GraphParts, NodeRef } from '../document';
import { END, START } from '../document';
import type { Place, Problem } from '../problem';
import { blocks, warns } from './report';

/** Edges, joins and routers that hang on what is not there, or on the wrong side of an end. */
export function* edgeProblems(graph: GraphParts): Generator<Problem> {
  const known = new Set(graph.nodes.map((node) => node.id));
  const from = (ref: NodeRef, place: Place) => sourceProblems(ref, place, known);
  const into = (ref: NodeRef, place: Place) => targetProblems(ref, place, known);
  const seen = new Set<string>();
  for (const { id, source, target } of graph.edges) {
    const place = { kind: 'edge', id } as const;
    yield* from(source, place);
    yield* into(target, place);
    const pair = `${source} ${target}`;
    if (seen.has(pair)) yield warns('edgeTwice', place);
    seen.add(pair);
  }
  for (const { id, sources, target } of graph.joins) {
    const place = { kind: 'join', id } as const;
    if (sources.length === 0) yield warns('joinEmpty', place);
    for (const source of sources) yield* source === START ? [blocks('edgeSourceMissing', place, { id: source })] : from(source, place);
    if (target === END) yield blocks('joinIntoEnd', place);
    else yield* into(target, place);
  }
  for (const { id, name, source, targets } of graph.routers) {
    const place = { kind: 'router', id } as const;
    yield* from(source, place);
    for (const target of targets) yield* into(target, place);
    if (targets.length === 0) yield warns('routerWithoutTargets', place, { name });
  }
  for (const { id, ends } of graph.nodes) for (const target of ends) yield* into(target, { kind: 'node', id });
}

function* sourceProblems(ref: NodeRef, place: Place, known: ReadonlySet<string>): Generator<Problem> {
  if (ref === END) yield blocks('edgeFromEnd', place);
  else if (ref !== START && !known.has(ref)) yield blocks('edgeSourceMissing', place, { id: ref });
}

function* targetProblems(ref: NodeRef, place: Place, known: ReadonlySet<string>): Generator<Problem> {
  if (ref === START) yield blocks('edgeIntoStart', place);
  else if (ref !== END && !known.has(ref)) yield blocks('edgeTargetMissing', place, { id: ref });
}
