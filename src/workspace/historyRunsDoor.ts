import type { Context } from './context';
import type { HistoryRuns } from './historyRuns';

/** Histories of several savers; the code for it comes with the first time that they are asked for. */
export function createHistoryRunsDoor(context: Context): HistoryRuns {
  return {
    async runHistories(...asked) {
      try {
        const { createHistoryRuns } = await import('./historyRuns');
        return await createHistoryRuns(context).runHistories(...asked);
      } catch (error) {
        return { kind: 'unavailable', detail: String(error) };
      }
    },
  };
}
