import { isList, isTagged, type MessageValue, type Value } from '~/core/value';
import type { TraceStore } from '../views';
import type { CheckpointRow } from './checkpointRow';

/** A message that the newest state of a thread does not hold any more, and the newest checkpoint that does. */
export interface GoneMessage {
  readonly field: string;
  readonly message: MessageValue;
  readonly row: CheckpointRow;
  /** How many checkpoints hold it. */
  readonly checkpoints: number;
}

/** Messages that were removed, trimmed or left behind by a fork, newest first. Only what has an id can be looked for. */
export function goneMessages(store: TraceStore, rows: readonly CheckpointRow[]): readonly GoneMessage[] {
  const there = rows.filter(({ saved, values }) => saved.forgotten === null && values !== null);
  const head = there.find(({ isHead }) => isHead);
  if (head === undefined) return [];
  const newest = new Map((head.values ?? []).map(([field, ref]) => [field, new Set(messagesIn(store.value(ref)).map(({ id }) => id))]));
  const gone = new Map<string, GoneMessage>();
  // Of rows that stand at one place the later written one is newer.
  for (const row of there.toReversed().sort((a, b) => b.at - a.at)) {
    for (const [field, ref] of row.values ?? []) {
      for (const message of messagesIn(store.value(ref))) {
        if (message.id === null || newest.get(field)?.has(message.id)) continue;
        const key = JSON.stringify([field, message.id]);
        const known = gone.get(key);
        gone.set(key, known === undefined ? { field, message, row, checkpoints: 1 } : { ...known, checkpoints: known.checkpoints + 1 });
      }
    }
  }
  return [...gone.values()];
}

function messagesIn(value: Value): readonly MessageValue[] {
  return isList(value) ? value.filter((item): item is MessageValue => isTagged(item) && item.$ === 'message') : [];
}
