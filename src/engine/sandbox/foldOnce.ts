import type { Fold, FoldOutcome } from '~/core/analysis';
import type { Value } from '~/core/value';
import { captureConsole } from './captureConsole';
import { freezeDeep } from './freezeDeep';
import { type OneMerge, oneMerge } from './oneMerge';
import { decode, encodeWithin, isWrittenAs } from './record';
import type { Workshop } from './run';
import { CLOCK_START } from './seed';
import type { Channel } from './spy/channels';
import { isUnchanged } from './unchanged';

/** The field's channel as LangGraph makes it: with its start value, and without one. */
export interface Moulds {
  readonly starting: Channel;
  readonly empty: Channel;
}

const DAY_MS = 86_400_000;
const NOT_RUN: FoldOutcome = {
  result: null,
  error: null,
  changed: [],
  calls: 0,
  emptied: false,
  effects: { console: 0, timers: 0 },
  uncopied: null,
};

/** One fold in a fresh channel, on fresh copies, in a world set anew. */
export function foldOnce(moulds: Moulds, fold: Fold, workshop: Workshop): FoldOutcome {
  const copies = copiesOf(fold);
  if ('uncopied' in copies) return { ...NOT_RUN, uncopied: copies.uncopied };
  const { updates } = copies;
  const channel = channelOf(moulds, fold, copies.existing);
  const { seed, inWorld, console, errorInfo, limits } = workshop;
  // An outcome has the result and at least one change, before and after; together they must fit into one report.
  const limit = limits.bytesPerValue / 4;
  const write = (raw: unknown): Written => encodeWithin(raw, limit);
  /** How a value is written that has changed since; null for one that has not. */
  const rewrite = (raw: unknown, before: Written): Written | null => {
    if (!isObject(raw) || isWrittenAs(before.value, raw, limit)) return null;
    const after = write(raw);
    return isUnchanged(before.value, after.value) ? null : after;
  };
  const held = channel.isAvailable() ? channel.get() : undefined;
  const watched: Watched[] = [{ what: 'existing', raw: held, before: write(held), update: -1 }];
  for (const [update, raw] of updates.entries()) watched.push({ what: 'update', raw, before: write(raw), update });
  const [existing] = watched as [Watched];

  const noteChange = (update: number): void => {
    if (existing.update < 0 && rewrite(held, existing.before)) existing.update = update;
  };
  if (fold.frozen === 'existing') freezeDeep(held);
  if (fold.frozen === 'updates') for (const update of updates) freezeDeep(update);
  let logs = 0;
  const release = captureConsole(console, () => logs++);
  let merge: OneMerge = { calls: 0, emptied: false, failed: null };
  const timers = inWorld(seedOf(seed, fold.world), CLOCK_START + fold.world * DAY_MS, () => {
    merge = oneMerge(channel, updates, noteChange);
  });
  release();
  const { calls, emptied, failed } = merge;

  const result = failed || !channel.isAvailable() ? null : write(channel.get());
  return {
    result: result && result.value,
    error: failed && { info: errorInfo(failed.thrown), update: failed.update },
    changed: changes(watched, limits.bytesPerValue - (result?.weight ?? 0), rewrite),
    calls,
    emptied,
    effects: { console: logs, timers },
    uncopied: null,
  };
}

type Copies = { readonly existing: unknown; readonly updates: readonly unknown[] } | { readonly uncopied: 'existing' | number };

function copiesOf({ existing, updates }: Fold): Copies {
  const held = existing.kind === 'value' ? decode(existing.value) : { raw: undefined };
  if (!held) return { uncopied: 'existing' };
  const copies: unknown[] = [];
  for (const [index, update] of updates.entries()) {
    const copy = decode(update);
    if (!copy) return { uncopied: index };
    copies.push(copy.raw);
  }
  return { existing: held.raw, updates: copies };
}

function channelOf({ starting, empty }: Moulds, { existing }: Fold, held: unknown): Channel {
  return existing.kind === 'start' ? starting.fromCheckpoint(undefined) : empty.fromCheckpoint(held);
}

/** World 0 is the job's own seed. */
const seedOf = (seed: number, world: number): number => (seed ^ Math.imul(world, 0x9e3779b1)) >>> 0;

interface Written {
  readonly value: Value;
  readonly weight: number;
}

interface Watched {
  readonly what: 'existing' | 'update';
  readonly raw: unknown;
  readonly before: Written;
  /** The update that it is, or at whose call it was changed; below 0 where it was not. */
  update: number;
}

type Change = FoldOutcome['changed'][number];

/** What was changed, as far as there is room for it. */
function changes(watched: readonly Watched[], room: number, rewrite: (raw: unknown, before: Written) => Written | null): Change[] {
  const changed: Change[] = [];
  let left = room;
  for (const { what, raw, before, update } of watched) {
    if (left < 0) break;
    const after = rewrite(raw, before);
    if (!after) continue;
    changed.push({ what, update: Math.max(update, 0), before: before.value, after: after.value });
    left -= before.weight + after.weight;
  }
  return changed;
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null;
