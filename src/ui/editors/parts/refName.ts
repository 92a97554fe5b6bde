import { END, type GraphSpec, nameOf, type NodeRef, START } from '~/core/document';
import type { AllMessages } from '~/i18n/late';

/** What a person calls a node or one of the two ends. */
export function refName(graph: GraphSpec, ref: NodeRef, t: AllMessages): string {
  if (ref === START) return t.editors.start;
  if (ref === END) return t.editors.end;
  return nameOf(graph, ref) || t.editors.nameless;
}

/** The same as options of a select. */
export function refOptions(graph: GraphSpec, refs: readonly NodeRef[], t: AllMessages): { readonly id: NodeRef; readonly label: string }[] {
  return refs.map((ref) => ({ id: ref, label: refName(graph, ref, t) }));
}
