import type { GraphFacts } from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import type { Context } from './context';

export interface HazardWatch {
  /** The document or the record of its run may be another: looks again once that rests. */
  readonly look: () => void;
}

const QUIET = 400;

/** Keeps the list of what the open document does that is rarely meant, from its sources and from its last run. */
export function createHazardWatch(context: Context): HazardWatch {
  const { deps, get, set } = context;
  let cancel: (() => void) | null = null;
  let known: { readonly graph: GraphSpec; readonly facts: GraphFacts } | null = null;

  async function factsOf(graph: GraphSpec): Promise<GraphFacts> {
    if (known?.graph !== graph) known = { graph, facts: await (await context.engine()).facts(graph) };
    return known.facts;
  }

  async function find(): Promise<void> {
    const { graph } = get().doc;
    const [facts, { findHazards }] = await Promise.all([factsOf(graph), import('~/core/analysis')]);
    const { doc, trace, stale, status } = get();
    // Whoever typed on meanwhile gets the answer to the newer text only.
    if (doc.graph !== graph) return;
    set({ hazards: findHazards(doc, facts, status.kind === 'over' && !stale ? trace : null) });
  }

  return {
    look() {
      cancel?.();
      // Where no engine can be loaded nothing is known of the sources.
      cancel = deps.later(QUIET, () => void find().catch(() => undefined));
    },
  };
}
