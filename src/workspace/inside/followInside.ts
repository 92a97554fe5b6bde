import type { Cursor } from '~/core/trace';
import { type Aim, cursorOf, follow, type Followed, type InsidePlace, type Ran, shownMoments } from '../aim';
import { type InsideStop, insideStops, isSameRecord, isSameStop, namesAt, recordAt, stopAfter } from './stops';

export interface FollowedInside extends Followed {
  readonly inside: InsidePlace | null;
}

/** `follow` for any aim: also for one inside a graph in a node. */
export function followInside(aim: Aim, { store, graph }: Ran, over: boolean): FollowedInside {
  const { inside } = aim;
  const shown = shownMoments(store, over);
  if (inside === undefined || aim.at > shown) return { ...follow(aim, store, over), inside: null };
  const stops = insideStops(store, namesAt(graph, inside.path), aim.at, over);
  const around: Cursor = { at: aim.at, call: null };
  const hasEnded = shown > aim.at;
  const stand = (stop: InsideStop | null | undefined, reached: boolean): FollowedInside => ({
    cursor: around,
    inside: stop ? { path: inside.path, stop, call: callAt(aim, stop) } : null,
    reached,
  });
  function callAt({ call }: Aim, stop: InsideStop): number | null {
    const record = recordAt(store, stop.record);
    return record === null ? null : cursorOf({ at: stop.at, call }, record).call;
  }

  if (inside.kind === 'stop') {
    const { stop } = inside;
    const found = stops.find((one) => isSameStop(one, stop));
    return stand(
      found ?? stops.findLast(({ record, at }) => isSameRecord(record, stop.record) && at < stop.at),
      found !== undefined || hasEnded || over,
    );
  }
  const next = stopAfter(store, stops, inside.stop);
  if (next !== null) return stand(next, true);
  if (hasEnded) return { cursor: cursorOf({ at: aim.at + 1, call: aim.call }, store), inside: null, reached: true };
  return stand(inside.stop, over);
}

/** The same place as one that needs nothing more to happen. */
export function aimAt(cursor: Cursor, inside: InsidePlace | null): Aim {
  return inside === null ? cursor : { at: cursor.at, call: inside.call, inside: { kind: 'stop', path: inside.path, stop: inside.stop } };
}
