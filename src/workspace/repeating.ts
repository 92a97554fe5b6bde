import { createTraceStore } from '~/core/trace';
import type { OverCause, RunHandle } from '~/engine';
import type { Context } from './context';
import type { Repeat } from './labState';
import { recordInto } from './recordInto';

export interface Repeating {
  /** `delays` are those of an earlier time that is to be done again; new ones unless said. */
  readonly start: (runs: number, delays?: number) => void;
  readonly stop: () => void;
}

/** Runs the document again and again, one run after the other, each with delays of its own before nodes. */
export function createRepeating(context: Context, show: (change: (repeat: Repeat | null) => Repeat | null) => void): Repeating {
  let current: { handle: RunHandle | null } | null = null;

  function stop(): void {
    const going = current;
    current = null;
    going?.handle?.stop();
    show((repeat) => repeat && { ...repeat, running: false });
  }

  async function repeat(runs: number, own: { handle: RunHandle | null }, delays: number): Promise<void> {
    const [engine, analysis] = await Promise.all([context.engine(), import('~/core/analysis')]);
    const { doc, seed } = context.get();
    let outcomes = analysis.NO_RUNS;
    for (let run = 0; run < runs && current === own; run++) {
      const store = createTraceStore();
      const cause = await new Promise<OverCause | null>((over) => {
        own.handle = recordInto(store, engine, doc.graph, { seed, allow: null, delays: (delays + run) >>> 0 }, (status) => {
          if (status?.kind === 'over') over(status.cause);
        });
      });
      if (current !== own) return;
      if (cause !== null) return end({ cause });
      outcomes = analysis.withRun(outcomes, store);
      show((shown) => shown && { ...shown, done: run + 1, outcomes });
    }
    if (current === own) end({});
  }

  function end(change: Partial<Repeat>): void {
    current = null;
    show((shown) => shown && { ...shown, running: false, ...change });
  }

  return {
    start(runs, delays = context.deps.newSeed()) {
      stop();
      const own = { handle: null };
      current = own;
      show(() => ({ running: true, done: 0, of: runs, delays, outcomes: null, cause: null }));
      repeat(runs, own, delays).catch((error: unknown) => {
        if (current === own) end({ cause: { kind: 'unavailable', detail: String(error) } });
      });
    },
    stop,
  };
}
