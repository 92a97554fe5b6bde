import type { Field, GraphParts } from '../document';
import type { Problem } from '../problem';
import { blocks, warns } from './report';

/** What a style of declaring the state cannot say. */
export function* schemaProblems(graph: GraphParts): Generator<Problem> {
  for (const field of graph.fields) {
    const { id, name, merge } = field;
    const place = { kind: 'field', id } as const;
    if (merge.kind !== 'untracked' && merge.kind !== 'delta') continue;
    if (graph.style === 'zod') {
      // It is built all the same: zod looks at its parts only when something is parsed.
      if (schemasOf(graph, field) > 0) yield warns('mergeNotInZod', place, { name, kind: merge.kind });
    }
    // Every StateSchema makes channels of its own, and an untracked one is like no other.
    else if (graph.style === 'stateSchema' && merge.kind === 'untracked' && schemasOf(graph, field) > 1) {
      yield blocks('untrackedInSchemas', place, { name });
    }
  }
}

/** How many schemas of the graph have the field. */
function schemasOf({ input, output, nodes }: GraphParts, field: Field): number {
  const lists = [input, output, ...nodes.map(({ reads }) => reads)];
  return (field.private ? 0 : 1) + lists.filter((ids) => ids?.includes(field.id)).length;
}
