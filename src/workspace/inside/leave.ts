import type { Hold } from '~/engine';
import { type Aim, type Ran, shownMoments } from '../aim';
import { insideStops, isSameStop, namesAt } from './stops';

/** What a run may do for an aim: moments of the whole, and where it waits inside. */
export interface Leave {
  /** Null is all. */
  readonly moments: number | null;
  readonly hold: Hold | null;
}

/** Moments of inner records that were let run; nothing is taken back, since a task may come late to its gate. */
export type Granted = Map<string, Hold['records'][number]>;

/** Only once all before the aim's moment is over does the run wait inside: what comes earlier is stepped over. */
export function leaveFor(aim: Aim, ran: Ran, granted: Granted): Leave {
  const { inside } = aim;
  if (aim.at === Number.POSITIVE_INFINITY) return { moments: null, hold: null };
  if (inside === undefined || shownMoments(ran.store, false) < aim.at) return { moments: aim.at, hold: null };
  const { stop } = inside;
  if (stop !== null) {
    grant(granted, stop.needs);
    if (inside.kind === 'after') grant(granted, [{ record: stop.record, moments: stop.at + 1 }]);
  }
  return { moments: aim.at + 1, hold: { path: namesAt(ran.graph, inside.path), records: [...granted.values()] } };
}

/** A new run that is to come to a stop of an earlier one has to go by all that were stops before it. */
export function grantUpTo({ at, inside }: Aim, earlier: Ran | null): Granted {
  const granted: Granted = new Map();
  if (earlier === null || inside === undefined || inside.stop === null) return granted;
  const { stop } = inside;
  const stops = insideStops(earlier.store, namesAt(earlier.graph, inside.path), at, true);
  const before = stops.slice(0, stops.findIndex((one) => isSameStop(one, stop)) + 1);
  for (const { needs } of before) grant(granted, needs);
  return granted;
}

function grant(granted: Granted, needs: Hold['records']): void {
  for (const need of needs) {
    const key = need.record.join();
    if ((granted.get(key)?.moments ?? 0) < need.moments) granted.set(key, need);
  }
}
