import type { BatchReducer, Channel } from './spy/channels';
import { MergeOrder } from './spy/mergeOrder';

/** What the engine made of one superstep's writes to a field. */
export interface OneMerge {
  /** Calls of the reducer. */
  readonly calls: number;
  /** True where a call returned undefined. */
  readonly emptied: boolean;
  /** What was thrown, and which of the writes it was thrown at. */
  readonly failed: { readonly thrown: unknown; readonly update: number } | null;
}

/** Lets a channel merge writes as it does in a run, away from any. `after` is called after each call of the reducer. */
export function oneMerge(channel: Channel, updates: readonly unknown[], after: (update: number) => void): OneMerge {
  if (channel.reducer) return oneBatch(channel, channel.reducer, updates, after);
  const reducer = channel.operator;
  const order = new MergeOrder(updates, channel.isAvailable());
  let calls = 0;
  let emptied = false;
  let update = 0;
  /** Goes past the writes that reach no reducer, up to one that the engine refuses. */
  const skip = (): void => {
    for (let next = order.nextBypass(); next; next = order.nextBypass()) {
      update = next.index;
      if (next.reason === 'refused') return;
    }
  };
  let isInCall = false;
  if (reducer) {
    channel.operator = (existing, incoming) => {
      skip();
      update = order.nextCall()?.index ?? update;
      calls++;
      isInCall = true;
      try {
        const result = reducer(existing, incoming);
        emptied ||= result === undefined;
        order.called(result);
        isInCall = false;
        return result;
      } finally {
        after(update);
      }
    };
  }
  let failed: OneMerge['failed'] = null;
  try {
    channel.update(updates);
  } catch (thrown) {
    // Without a reducer a second write is one too many.
    if (!reducer) update = 1;
    else if (!isInCall) skip();
    failed = { thrown, update };
  } finally {
    if (reducer) channel.operator = reducer;
  }
  return { calls, emptied, failed };
}

/** A delta channel calls its reducer once with all writes, or not at all where one of them is an Overwrite. */
function oneBatch(channel: Channel, reducer: BatchReducer, updates: readonly unknown[], after: (update: number) => void): OneMerge {
  const last = Math.max(updates.length - 1, 0);
  let calls = 0;
  let emptied = false;
  channel.reducer = (state, writes) => {
    calls++;
    try {
      const result = reducer(state, writes);
      emptied = result === undefined;
      return result;
    } finally {
      after(last);
    }
  };
  try {
    channel.update(updates);
    return { calls, emptied, failed: null };
  } catch (thrown) {
    return { calls, emptied, failed: { thrown, update: last } };
  } finally {
    channel.reducer = reducer;
  }
}
