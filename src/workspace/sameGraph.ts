import { emptyDocument, type GraphSpec, toJson } from '~/core/document';

/** The graph alone as canonical text: equal text is the same graph, wherever its objects came from. */
export function graphText(graph: GraphSpec): string {
  const known = texts.get(graph);
  if (known !== undefined) return known;
  const text = toJson({ ...emptyDocument(), graph });
  texts.set(graph, text);
  return text;
}

const texts = new WeakMap<GraphSpec, string>();

/** True when both run alike. After an undo, or a letter typed and deleted again, the objects differ but not the graph. */
export function sameGraph(left: GraphSpec, right: GraphSpec): boolean {
  return left === right || graphText(left) === graphText(right);
}
