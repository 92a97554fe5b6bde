import type { ChangeTrials } from './changeTrial';
import type { Context } from './context';

/** Changes of state that are considered; the code for it comes with the first one. Offline it may not come: then there is no answer. */
export function createChangeTrialDoor(context: Context): ChangeTrials {
  return {
    async tryChange(change, signal) {
      try {
        const { createChangeTrials } = await import('./changeTrial');
        return await createChangeTrials(context).tryChange(change, signal);
      } catch {
        return { kind: 'ended' };
      }
    },
  };
}
