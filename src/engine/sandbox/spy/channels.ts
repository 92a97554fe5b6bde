import type { Phase } from '~/core/trace';
import type { Recorded } from '../record';
import { type Attributed, Merge } from './merge';
import { MergeOrder, overwritten } from './mergeOrder';
import { hook } from './hook';
import type { Recording } from './recording';
import { isOverwrite } from './write';

/** The part of LangGraph's channels that the hooks rest on. */
export interface Channel {
  fromCheckpoint(checkpoint: unknown): Channel;
  update(values: readonly unknown[]): boolean;
  isAvailable(): boolean;
  get(): unknown;
  /** Of channels with a reducer only. */
  operator?: (existing: unknown, update: unknown) => unknown;
  /** Of delta channels only. */
  reducer?: BatchReducer;
  replayWrites?(writes: readonly SavedWrite[]): void;
}

export type BatchReducer = (state: unknown, writes: readonly unknown[]) => unknown;
export type SavedWrite = readonly [taskId: string, channel: string, value: unknown];

/**
 * LangGraph keeps one channel a field as a mould, makes the state's own from it, and from those throw-away copies for
 * looks at the state.
 */
export type Role = 'mould' | 'state' | 'copy';

export interface ChannelHooks {
  readonly recording: Recording;
  /** The phase of a merge that happens now in a channel of this role, and who wrote its values. */
  situation(role: Role, field: string, values: readonly unknown[]): { readonly phase: Phase; readonly by: readonly Attributed[] };
  /** Called with every channel of the state itself, as it is made. */
  made(field: string, channel: Channel): void;
  /** Who made writes that a checkpoint holds, as far as they were made in this run. */
  replayed(writes: readonly SavedWrite[]): readonly Attributed[];
  /** Called after each merge that becomes the state. */
  committed(field: string, after: Recorded | null): void;
}

export function hookChannel(channel: Channel, field: string, role: Role, hooks: ChannelHooks): void {
  const original = Object.getPrototypeOf(channel) as Channel;
  hook(channel, 'fromCheckpoint', function (this: Channel, checkpoint) {
    const made = original.fromCheckpoint.call(this, checkpoint);
    hookChannel(made, field, role === 'mould' ? 'state' : 'copy', hooks);
    if (role === 'mould') hooks.made(field, made);
    return made;
  });
  if (role === 'mould') return;
  if (channel.replayWrites) {
    hook(channel, 'replayWrites', function (this: Channel, writes) {
      const { reducer } = this;
      const merge = new Merge(hooks.recording, 'read', field, hooks.replayed(writes), this.get(), true);
      if (reducer) this.reducer = (state, values) => merge.batch(state, values, reducer, true);
      try {
        original.replayWrites?.call(this, writes);
      } finally {
        if (reducer) this.reducer = reducer;
      }
      merge.end(this.isAvailable() ? this.get() : undefined, this.isAvailable());
    });
  }
  hook(channel, 'update', function (this: Channel, values) {
    const update = (): boolean => original.update.call(this, values);
    if (values.length === 0) return update();
    const { phase, by } = hooks.situation(role, field, values);
    const held = this.isAvailable();
    const merge = new Merge(hooks.recording, phase, field, by, held ? this.get() : undefined, held);
    const changed = this.operator
      ? reduce(this, this.operator, merge, new MergeOrder(values, held), update)
      : this.reducer
        ? reduceAll(this, this.reducer, merge, values, update)
        : replace(merge, values, update);
    const after = merge.end(this.isAvailable() ? this.get() : undefined, this.isAvailable());
    if (phase === 'commit') hooks.committed(field, after);
    return changed;
  });
}

/** A field without a reducer: its one value replaces what was there; several are refused. */
function replace(merge: Merge, values: readonly unknown[], update: () => boolean): boolean {
  try {
    const changed = update();
    for (const [index, value] of values.entries()) merge.bypass(index, value, 'plain');
    return changed;
  } catch (error) {
    for (const [index, value] of values.entries()) merge.bypass(index, value, 'refused');
    throw error;
  }
}

/** A field with a reducer: the engine calls it for some of the values, and `order` tells what becomes of the others. */
function reduce(
  channel: Channel,
  reducer: NonNullable<Channel['operator']>,
  merge: Merge,
  order: MergeOrder,
  update: () => boolean,
): boolean {
  const tellBypasses = (): void => {
    for (let next = order.nextBypass(); next; next = order.nextBypass()) {
      const { index, value, reason } = next;
      merge.bypass(index, value, reason, reason === 'overwrite' ? overwritten(value) : value);
      // At a second Overwrite the engine throws.
      if (reason === 'refused') return;
    }
  };
  let isBrokenOff = false;
  channel.operator = (existing, incoming) => {
    tellBypasses();
    const next = order.nextCall();
    // A call out of turn is still told, of an unknown writer.
    const index = next && Object.is(next.value, incoming) ? next.index : -1;
    isBrokenOff = true;
    const result = merge.call(index, existing, incoming, reducer);
    isBrokenOff = false;
    order.called(result);
    return result;
  };
  try {
    return update();
  } finally {
    channel.operator = reducer;
    if (!isBrokenOff) tellBypasses();
  }
}

/** A delta field: all writes in one call, unless one of them is an Overwrite. That one wins the whole superstep; two are refused. */
function reduceAll(channel: Channel, reducer: BatchReducer, merge: Merge, values: readonly unknown[], update: () => boolean): boolean {
  const place = values.findIndex(isOverwrite);
  channel.reducer = (state, writes) => merge.batch(state, writes, reducer, false);
  let isRefused = true;
  try {
    const changed = update();
    isRefused = false;
    return changed;
  } finally {
    channel.reducer = reducer;
    if (place >= 0) {
      for (const [index, value] of values.entries()) {
        if (isRefused) merge.bypass(index, value, 'refused');
        else if (index === place) merge.bypass(index, value, 'overwrite', channel.get());
        else merge.bypass(index, value, 'skipped');
      }
    }
  }
}
