import type { Memory } from '~/core/document';
import { createTraceStore, type TraceStore } from '~/core/trace';
import type { OverCause } from '~/engine';
import type { Context } from './context';
import { recordInto } from './recordInto';

/** A run with a saver whose history was read back. */
export interface SavedHistory {
  readonly memory: Memory;
  readonly store: TraceStore;
}

export interface HistoryRuns {
  /**
   * Runs what was run last with each of a few savers, none of it shown, and has what they keep read back. Resolves with why that
   * ended early, null where it did not. Never rejects.
   */
  readonly runHistories: (onHistory: (history: SavedHistory) => void, signal: AbortSignal) => Promise<OverCause | null>;
}

const SAVERS: readonly Memory[] = [
  { saver: 'memory', durability: 'async' },
  { saver: 'late', durability: 'async' },
  { saver: 'late', durability: 'sync' },
];

export function createHistoryRuns({ engine, get }: Pick<Context, 'engine' | 'get'>): HistoryRuns {
  return {
    async runHistories(onHistory, signal) {
      const { ranGraph, doc, seed } = get();
      try {
        const on = await engine();
        for (const memory of SAVERS) {
          if (signal.aborted) return null;
          const store = createTraceStore();
          const cause = await new Promise<OverCause | null>((resolve) => {
            const options = { seed, allow: null, delays: null, reread: true };
            const run = recordInto(store, on, { ...(ranGraph ?? doc.graph), memory }, options, (status) => {
              if (status?.kind === 'over') resolve(status.cause);
            });
            signal.addEventListener('abort', () => {
              run.stop();
              resolve(null);
            });
          });
          if (cause !== null) return cause;
          if (!signal.aborted) onHistory({ memory, store });
        }
        return null;
      } catch (error) {
        return { kind: 'unavailable', detail: String(error) };
      }
    },
  };
}
