import type { Until } from './moments';

/** A signal for one turn that is also given up where the document says so. */
export interface TurnAbort {
  readonly signal: AbortSignal;
  readonly until: Until | null;
  hasGivenUp(): boolean;
}

/** `superstep` is the one before which the turn ends; null is its own end. `run` ends the whole run. */
export function turnAbort(superstep: number | null, run: AbortSignal): TurnAbort {
  if (superstep === null) return { signal: run, until: null, hasGivenUp: () => false };
  const own = new AbortController();
  let hasGivenUp = false;
  run.addEventListener('abort', () => own.abort(), { once: true });
  const giveUp = () => {
    hasGivenUp = true;
    own.abort();
  };
  return { signal: own.signal, until: { superstep, giveUp }, hasGivenUp: () => hasGivenUp };
}
