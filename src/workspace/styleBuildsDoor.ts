import type { Context } from './context';
import type { StyleBuilds } from './styleBuilds';

/** Builds of fields; the code for it comes with the first one that is asked for. */
export function createStyleBuildsDoor(context: Context): StyleBuilds {
  return {
    async buildStyles(...asked) {
      try {
        const { createStyleBuilds } = await import('./styleBuilds');
        return await createStyleBuilds(context).buildStyles(...asked);
      } catch (error) {
        return { kind: 'unavailable', detail: String(error) };
      }
    },
  };
}
