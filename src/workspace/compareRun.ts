import type { GraphSpec } from '~/core/document';
import { createTraceStore, type TraceStore } from '~/core/trace';
import type { RunHandle, RunStatus } from '~/engine';
import type { Context } from './context';
import { recordInto } from './recordInto';

/** One of two runs that are stepped together. It lives beside the page's own run and knows nothing of it. */
export interface CompareRun {
  readonly trace: TraceStore;
  readonly status: () => RunStatus;
  /** Moments that may run, counted from its start; null is all. Never takes anything back. */
  readonly allow: (moments: number | null) => void;
  readonly keepWaiting: () => void;
  readonly stop: () => void;
  /** Resolves once its worker is free. */
  readonly over: Promise<void>;
}

/**
 * Starts once `before` is there: the engine takes only so many runs at a time and ends the oldest for a newer one, which
 * would be the page's own. `changed` hears of all that comes, also after `stop`.
 */
export function startCompareRun(
  context: Context,
  graph: GraphSpec,
  seed: number,
  before: Promise<unknown>,
  changed: () => void,
): CompareRun {
  const trace = createTraceStore();
  let status: RunStatus = { kind: 'starting' };
  let allowed: number | null = 0;
  let handle: RunHandle | null = null;
  let stopping = false;
  let resolve: () => void = () => undefined;
  const over = new Promise<void>((done) => {
    resolve = done;
  });

  function say(next: RunStatus): void {
    if (status.kind === 'over') return;
    status = next;
    if (next.kind === 'over') resolve();
    changed();
  }

  async function launch(): Promise<void> {
    const [engine] = await Promise.all([context.engine(), before]);
    if (stopping) return;
    handle = recordInto(trace, engine, graph, { seed, allow: allowed, delays: null }, (next) => (next === null ? changed() : say(next)));
  }

  launch().catch((error: unknown) => say({ kind: 'over', how: 'failed', cause: { kind: 'unavailable', detail: String(error) } }));

  return {
    trace,
    status: () => status,
    allow(moments) {
      if (stopping || allowed === null || (moments !== null && moments <= allowed)) return;
      allowed = moments;
      handle?.allow(moments);
    },
    keepWaiting: () => handle?.keepWaiting(),
    stop() {
      if (stopping) return;
      stopping = true;
      if (handle === null) say({ kind: 'over', how: 'stopped', cause: null });
      else handle.stop();
    },
    over,
  };
}
