import type { Field, GraphSpec } from '../document';
import type { Problem } from '../problem';
import { blocks } from './report';

/** What a style of declaring the state cannot say. */
export function* schemaProblems(graph: GraphSpec): Generator<Problem> {
  for (const field of graph.fields) {
    const { id, name, merge } = field;
    const place = { kind: 'field', id } as const;
    if (merge.kind !== 'untracked' && merge.kind !== 'delta') continue;
    if (graph.style === 'zod') {
      if (schemasOf(graph, field) > 0) yield blocks('mergeNotInZod', place, { name, kind: merge.kind });
    }
    // Every StateSchema makes channels of its own, and an untracked one is like no other.
    else if (graph.style === 'stateSchema' && merge.kind === 'untracked' && schemasOf(graph, field) > 1) {
      yield blocks('untrackedInSchemas', place, { name });
    }
  }
}

/** How many schemas of the graph have the field. */
function schemasOf({ input, output, nodes }: GraphSpec, field: Field): number {
  const lists = [input, output, ...nodes.map(({ reads }) => reads)];
  return (field.private ? 0 : 1) + lists.filter((ids) => ids?.includes(field.id)).length;
}
