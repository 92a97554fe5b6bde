import type { FixCode, GraphFacts, Activity, Hazard } from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import type { Context } from './context';
import type { Edit } from './state';

export interface HazardActions {
  /** Mends a hazard of the list, if the document as it is now still has it. */
  readonly fixHazard: (hazard: Hazard, fix: FixCode) => Promise<void>;
}

export interface HazardWatch extends HazardActions {
  /** The document or the record of its run may be another: looks again once that rests. */
  readonly look: () => void;
  /** Another document is open. */
  readonly forget: () => void;
}

const QUIET = 400;
/** Milliseconds of looking after which the page gets its turn. */
const SLICE = 8;

/** Keeps the list of what the open document does that is rarely meant, from its sources and from its last run. */
export function createHazardWatch(context: Context, edit: (edit: Edit) => void): HazardWatch {
  const { deps, get, set } = context;
  let cancel: (() => void) | null = null;
  let known: { readonly graph: GraphSpec; readonly facts: GraphFacts; readonly activity: Activity } | null = null;
  /** What the list is of. */
  let listed: GraphSpec | null = null;
  let looks = 0;

  async function knownOf(graph: GraphSpec): Promise<NonNullable<typeof known>> {
    if (known?.graph === graph) return known;
    const engine = await context.engine();
    const facts = await engine.facts(graph);
    known = { graph, facts, activity: await engine.activity(graph, facts) };
    return known;
  }

  async function find(): Promise<void> {
    const mine = ++looks;
    const { doc } = get();
    const [{ facts, activity }, { hazardsByRule }] = await Promise.all([knownOf(doc.graph), import('~/core/analysis')]);
    const { trace, stale, status } = get();
    const subject = { graph: doc.graph, facts, activity, trace: status.kind === 'over' && !stale ? trace : null };
    const found: Hazard[] = [];
    let began = deps.now();
    for (const some of hazardsByRule(doc, subject)) {
      found.push(...some);
      if (deps.now() - began < SLICE) continue;
      await new Promise<void>((turn) => void deps.later(0, turn));
      began = deps.now();
    }
    // Whoever typed on meanwhile gets the answer to the newer text only.
    if (mine !== looks || get().doc.graph !== doc.graph) return;
    listed = doc.graph;
    // Most edits change none, and the graph is drawn anew for a list that is another.
    if (JSON.stringify(found) !== JSON.stringify(get().hazards)) set({ hazards: found });
  }

  function forget(): void {
    looks += 1;
    listed = null;
    if (get().hazards.length > 0) set({ hazards: [] });
  }

  /** Where no engine can be loaded nothing is known of the sources. */
  async function refresh(): Promise<void> {
    const { graph } = get().doc;
    await find().catch(() => {
      if (get().doc.graph === graph) forget();
    });
  }

  return {
    look() {
      cancel?.();
      cancel = deps.later(QUIET, () => void refresh());
    },
    forget,
    async fixHazard(hazard, fix) {
      const { docId } = get();
      const { applyFix } = await import('~/core/analysis');
      // A look that began meanwhile takes the place of this one.
      for (let tries = 0; tries < 3 && listed !== get().doc.graph; tries++) await refresh();
      if (listed !== get().doc.graph || get().docId !== docId) return;
      const same = get().hazards.find((one) => textOf(one) === textOf(hazard));
      if (same?.fixes.includes(fix) === true) edit({ label: 'fix', apply: (doc) => applyFix(doc, same, fix) });
    },
  };
}

/** What a hazard is about, wherever its lines have moved to. */
function textOf({ code, place }: Hazard): string {
  return JSON.stringify([code, { ...place, line: null }]);
}
