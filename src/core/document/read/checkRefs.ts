import type { PlaygroundDoc } from '../document';
import { isEnd } from '../lookup';
import type { ReadProblemCode, Reading } from './reading';

/** Ids once each, and nothing that points at what is not there. */
export function checkRefs(doc: PlaygroundDoc, reading: Reading): void {
  const { fields, nodes, edges, joins, routers, turns } = doc.graph;
  const report = (code: ReadProblemCode, path: string, id: string) => reading.report(code, path, { id });

  const once = (ids: readonly string[], path: (index: number) => string, seen = new Set<string>()) => {
    ids.forEach((id, index) => {
      if (seen.has(id)) report('twice', path(index), id);
      seen.add(id);
    });
    return seen;
  };
  const idsOf = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);

  const fieldIds = once(idsOf(fields), (index) => `graph.fields[${index}].id`);
  const nodeIds = once(idsOf(nodes), (index) => `graph.nodes[${index}].id`);
  const edgeIds = once(idsOf(edges), (index) => `graph.edges[${index}].id`);
  once(idsOf(joins), (index) => `graph.joins[${index}].id`, edgeIds);
  once(idsOf(routers), (index) => `graph.routers[${index}].id`, edgeIds);

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

  fieldsKnown(doc.graph.input, 'graph.input');
  fieldsKnown(doc.graph.output, 'graph.output');
  nodes.forEach((node, index) => {
    allKnown(node.ends, `graph.nodes[${index}].ends`);
    fieldsKnown(node.reads, `graph.nodes[${index}].reads`);
  });
  edges.forEach((edge, index) => {
    known(edge.source, `graph.edges[${index}].source`);
    known(edge.target, `graph.edges[${index}].target`);
  });
  joins.forEach((join, index) => {
    allKnown(join.sources, `graph.joins[${index}].sources`, false);
    known(join.target, `graph.joins[${index}].target`);
  });
  routers.forEach((router, index) => {
    known(router.source, `graph.routers[${index}].source`);
    allKnown(router.targets, `graph.routers[${index}].targets`);
  });
  turns.forEach((turn, index) => {
    if (turn.kind === 'update') known(turn.asNode, `graph.turns[${index}].asNode`, false);
    // Only what came before can have left a checkpoint.
    if ('from' in turn && turn.from !== undefined && turn.from.turn > index) {
      report('unknownRef', `graph.turns[${index}].from.turn`, String(turn.from.turn));
    }
  });
  for (const ref of Object.keys(doc.layout.nodes)) known(ref, `layout.nodes.${ref}`);
  doc.expectations.forEach((one, index) => {
    if (one.kind !== 'error' && !fieldIds.has(one.field)) report('unknownRef', `expectations[${index}].field`, one.field);
  });
}
