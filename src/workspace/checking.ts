import { documentProblems, type GraphSpec, type PlaygroundDoc, type Problem } from '~/core/document';
import type { Context } from './context';

export interface Checking {
  /** The document shown may have changed: its structure is looked at now, its sources once typing rests. */
  readonly shown: () => void;
}

const QUIET = 300;

export function createChecking(context: Context): Checking {
  const { deps, get, set } = context;
  let doc: PlaygroundDoc | null = null;
  let structure: readonly Problem[] = [];
  let sources: readonly Problem[] = [];
  let checked: GraphSpec | null = null;
  let cancel: (() => void) | null = null;

  function publish(): void {
    const problems = [...structure, ...sources];
    // Most edits change none, and the graph is drawn anew for a list that is another.
    if (JSON.stringify(problems) !== JSON.stringify(get().problems)) set({ problems });
  }

  async function checkSources(graph: GraphSpec): Promise<void> {
    const engine = await context.engine();
    const problems = await engine.check(graph);
    // Whoever typed on meanwhile gets the answer to the newer text only.
    if (get().doc.graph !== graph) return;
    sources = problems;
    publish();
  }

  return {
    shown() {
      const next = get().doc;
      const before = doc;
      doc = next;
      if (before?.graph === next.graph && before.expectations === next.expectations) return;
      structure = documentProblems(next);
      publish();
      if (checked === next.graph) return;
      checked = next.graph;
      cancel?.();
      // Where no engine can be loaded nothing is known against the sources; a run says why it cannot start.
      cancel = deps.later(QUIET, () => void checkSources(next.graph).catch(() => undefined));
    },
  };
}
