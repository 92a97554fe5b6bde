import type { GraphParts, Layout, PlaygroundDoc } from '../document';
import { isEnd } from '../lookup';
import type { ReadProblemCode, Reading } from './reading';

/** Ids once each in their graph, and nothing that points at what is not there. */
export function checkRefs(doc: PlaygroundDoc, reading: Reading): void {
  const { fields, nodes, turns } = doc.graph;
  const report = (code: ReadProblemCode, path: string, id: string) => reading.report(code, path, { id });
  checkGraph(doc.graph, 'graph', report);
  checkLayout(doc.graph, doc.layout, 'layout', report);
  turns.forEach((turn, index) => {
    if (turn.kind === 'update' && !nodes.some((node) => node.id === turn.asNode)) {
      report('unknownRef', `graph.turns[${index}].asNode`, turn.asNode);
    }
    // Only what came before can have left a checkpoint.
    if ('from' in turn && turn.from !== undefined && turn.from.turn > index) {
      report('unknownRef', `graph.turns[${index}].from.turn`, String(turn.from.turn));
    }
  });
  doc.expectations.forEach((one, index) => {
    if ('field' in one && !fields.some((field) => field.id === one.field)) {
      report('unknownRef', `expectations[${index}].field`, one.field);
    }
  });
}

type Report = (code: ReadProblemCode, path: string, id: string) => void;

function checkGraph(graph: GraphParts, at: string, report: Report): void {
  const { fields, nodes, edges, joins, routers } = graph;
  const once = (ids: readonly string[], path: (index: number) => string, seen = new Set<string>()) => {
    ids.forEach((id, index) => {
      if (seen.has(id)) report('twice', path(index), id);
      seen.add(id);
    });
    return seen;
  };
  const idsOf = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);

  const fieldIds = once(idsOf(fields), (index) => `${at}.fields[${index}].id`);
  const nodeIds = once(idsOf(nodes), (index) => `${at}.nodes[${index}].id`);
  const edgeIds = once(idsOf(edges), (index) => `${at}.edges[${index}].id`);
  once(idsOf(joins), (index) => `${at}.joins[${index}].id`, edgeIds);
  once(idsOf(routers), (index) => `${at}.routers[${index}].id`, edgeIds);

  const known = (ref: string, path: string, ends = true) => {
    if (!nodeIds.has(ref) && !(ends && isEnd(ref))) report('unknownRef', path, ref);
  };
  const allKnown = (refs: readonly string[], path: string, ends = true) => {
    once(refs, (index) => `${path}[${index}]`);
    refs.forEach((ref, index) => {
      known(ref, `${path}[${index}]`, ends);
    });
  };
  const fieldsKnown = (refs: readonly string[] | undefined, path: string) => {
    once(refs ?? [], (index) => `${path}[${index}]`);
    refs?.forEach((ref, index) => {
      if (!fieldIds.has(ref)) report('unknownRef', `${path}[${index}]`, ref);
    });
  };

  fieldsKnown(graph.input, `${at}.input`);
  fieldsKnown(graph.output, `${at}.output`);
  nodes.forEach((node, index) => {
    const path = `${at}.nodes[${index}]`;
    allKnown(node.ends, `${path}.ends`);
    fieldsKnown(node.reads, `${path}.reads`);
    if (node.inner !== undefined) checkGraph(node.inner, `${path}.inner`, report);
  });
  edges.forEach((edge, index) => {
    known(edge.source, `${at}.edges[${index}].source`);
    known(edge.target, `${at}.edges[${index}].target`);
  });
  joins.forEach((join, index) => {
    allKnown(join.sources, `${at}.joins[${index}].sources`, false);
    known(join.target, `${at}.joins[${index}].target`);
  });
  routers.forEach((router, index) => {
    known(router.source, `${at}.routers[${index}].source`);
    allKnown(router.targets, `${at}.routers[${index}].targets`);
  });
}

function checkLayout(graph: GraphParts, layout: Layout, at: string, report: Report): void {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  for (const ref of Object.keys(layout.nodes)) if (!isEnd(ref) && !nodes.has(ref)) report('unknownRef', `${at}.nodes.${ref}`, ref);
  for (const [id, of] of Object.entries(layout.inner ?? {})) {
    const inner = nodes.get(id)?.inner;
    if (inner === undefined) report('unknownRef', `${at}.inner.${id}`, id);
    else checkLayout(inner, of, `${at}.inner.${id}`, report);
  }
}
