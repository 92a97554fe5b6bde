import { committedRows, type MomentNumber, type RecordRow, type TraceStore, writesOf } from '~/core/trace';
import { equalValues, isList, isTagged, type MessageValue, type Value } from '~/core/value';
import { callReading } from './callReading';
import { coerce, isMessage } from './coerce';
import { ownIds } from './ownIds';
import type { Reading } from './reading';

/** The life of one message id; null for a message that was wiped before it was known by any. */
export interface Lane {
  readonly id: string | null;
  readonly events: readonly LaneEvent[];
}

export interface LaneEvent {
  readonly kind: LaneEventKind;
  readonly moment: MomentNumber;
  /** Index in `rows` of the write that did it. */
  readonly row: number;
  /** The message as it stands after this, or as it was before it went. */
  readonly class: string;
  readonly content: Value;
  /** The class before, where another message takes its place. */
  readonly was: string | null;
  /** The update has no message with this id: the library gave it. */
  readonly given: boolean;
}

export type LaneEventKind =
  | 'added'
  | 'replaced'
  | 'removed'
  /** It was removed before and is there again. */
  | 'back'
  /** A removal of all took it away. */
  | 'wiped'
  /** It was new and stood before a removal of all in its own update. */
  | 'lost'
  /** It was added and removed by one update. */
  | 'passed';

/** What became of each message of a field over the whole run, in the order in which they came. Failed supersteps change nothing. */
export function messageLanes(trace: TraceStore, field: string): readonly Lane[] {
  const lanes = new Lanes();
  let held: readonly MessageValue[] = [];
  for (const moment of trace.moments) {
    if (moment.error !== null) continue;
    for (const row of committedRows(trace, moment)) {
      if (row.field !== field || row.discarded) continue;
      const after = leftBy(trace, row);
      if (after === null) continue;
      lanes.take(row, row.kind === 'bypass' ? held : messagesIn(trace.value(row.existing)), after, trace);
      held = after;
    }
  }
  return lanes.all;
}

/** The messages that a row leaves; null where it changes nothing. */
function leftBy(trace: TraceStore, row: RecordRow): readonly MessageValue[] | null {
  if (row.kind !== 'bypass') return row.result === null ? null : messagesIn(trace.value(row.result));
  const isTaken = row.reason === 'plain' || row.reason === 'first' || row.reason === 'overwrite';
  if (!isTaken) return null;
  const value = trace.value(row.value);
  return messagesIn(isTagged(value) && value.$ === 'overwrite' ? value.v : value);
}

function messagesIn(value: Value): readonly MessageValue[] {
  return (isList(value) ? value : [value]).filter(isMessage);
}

interface DraftLane {
  readonly id: string | null;
  readonly events: LaneEvent[];
}

class Lanes {
  readonly all: DraftLane[] = [];
  readonly #byId = new Map<string, DraftLane>();

  take(row: RecordRow, before: readonly MessageValue[], after: readonly MessageValue[], trace: TraceStore): void {
    const removal = row.kind !== 'bypass' && writesOf(row).some(({ value }) => removes(trace.value(value)));
    const reading = removal ? callReading(trace, row) : null;
    const [old, now] = changed(before, after);
    const own = ownIds(trace, row);
    const add = (kind: LaneEventKind, id: string | null, { class: name, content }: Pick<MessageValue, 'class' | 'content'>, was?: string) =>
      this.#lane(id).events.push({
        kind,
        moment: row.moment,
        row: row.row,
        class: name,
        content,
        was: was ?? null,
        given: id === null || (own !== null && (kind === 'added' || kind === 'back') && !own.has(id)),
      });
    for (const [id, message] of now) {
      const last = this.#byId.get(id)?.events.at(-1);
      const was = old.get(id);
      if (was !== undefined) {
        if (!equalValues(was, message)) add('replaced', id, message, was.class);
        // Where an id stands twice, the other one may be among what did not change.
      } else if (last !== undefined && isThereAfter(last)) add('replaced', id, message, last.class);
      else add(last === undefined ? 'added' : 'back', id, message);
    }
    const isWiped = reading?.removeAll != null;
    for (const [id, message] of old) {
      if (!now.has(id) && after.every((other) => other.id !== id)) add(isWiped ? 'wiped' : 'removed', id, message);
    }
    for (const { kind, id, message } of short(reading, old, now)) add(kind, id, message);
  }

  #lane(id: string | null): DraftLane {
    const known = id === null ? undefined : this.#byId.get(id);
    if (known !== undefined) return known;
    const lane: DraftLane = { id, events: [] };
    this.all.push(lane);
    if (id !== null) this.#byId.set(id, lane);
    return lane;
  }
}

/** The message is there after this event. */
export function isThereAfter({ kind }: LaneEvent): boolean {
  return kind === 'added' || kind === 'replaced' || kind === 'back';
}

/** Whether an update removes anything: only then does more than the result have to be looked at. */
function removes(update: Value): boolean {
  return (isList(update) ? update : [update]).some((item) => coerce(item)?.isRemoval);
}

/** Both lists by id without what they have in common at their ends: values share what did not change. */
function changed(before: readonly MessageValue[], after: readonly MessageValue[]) {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const middle = (list: readonly MessageValue[]) => byId(list.slice(head, list.length - tail));
  return [middle(before), middle(after)] as const;
}

/** Messages of an update that the result never shows. */
function short(reading: Reading | null, old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) {
  return (reading?.items ?? []).flatMap(({ index, item, class: name, id, branch }) => {
    const coerced = coerce(item);
    const isKnown = id !== null && (old.has(id) || now.has(id));
    if (isKnown || coerced === null || coerced.isRemoval) return [];
    const isLost = reading?.removeAll != null && index < reading.removeAll;
    const kind = isLost ? 'lost' : branch.kind === 'append' ? 'passed' : null;
    return kind === null ? [] : [{ kind, id, message: { class: name, content: coerced.content ?? '' } } as const];
  });
}

function byId(messages: readonly MessageValue[]): ReadonlyMap<string, MessageValue> {
  return new Map(messages.flatMap((message) => (message.id === null ? [] : [[message.id, message] as const])));
}
