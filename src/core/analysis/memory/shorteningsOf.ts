import { type GraphSpec, threadOf } from '~/core/document';
import { committedRows, type MomentView, type RecordRow, type TraceStore, type ValueRef } from '~/core/trace';
import { canonicalText, isList, isTagged, type Value } from '~/core/value';
import type { Shortening } from './forgetting';

/** What the turn before on the same thread let go of: fields that a node made shorter, in the order in which it happened. */
export function shorteningsOf(graph: GraphSpec, store: TraceStore, index: number): readonly Shortening[] {
  const before = turnBefore(graph, index);
  const found = new Map<string, Shortening>();
  for (const moment of store.moments) {
    if (moment.turn !== before || moment.error !== null) continue;
    for (const row of committedRows(store, moment)) {
      const items = row.discarded ? 0 : lostBy(store, row);
      if (items === 0) continue;
      const one = { ...howOf(graph, store, moment, row), turn: before + 1, superstep: moment.superstep, field: row.field, items };
      const key = `${one.superstep} ${one.field} ${one.node}`;
      found.set(key, { ...one, items: items + (found.get(key)?.items ?? 0) });
    }
  }
  return [...found.values()];
}

/** The turn before on the same thread, by its index; -1 where there is none. */
export function turnBefore(graph: GraphSpec, index: number): number {
  const turn = graph.turns[index];
  return graph.turns.slice(0, index).findLastIndex((one) => turn !== undefined && threadOf(one) === threadOf(turn));
}

function howOf(graph: GraphSpec, store: TraceStore, moment: MomentView, row: RecordRow): Pick<Shortening, 'kind' | 'node' | 'into'> {
  const { writer } = row;
  const node = writer.kind === 'task' ? (store.tasks[writer.task]?.node ?? '') : writer.kind === 'update' ? writer.node : '';
  const update = updatesOf(row).flatMap((ref) => listOf(store.value(ref)));
  const removes = update.some((item) => isOfType(item, 'remove'));
  const into = summaryOf(graph, store, moment, row) ?? (removes && addsSystem(store, row) ? row.field : '');
  if (into !== '') return { kind: 'summarised', node, into };
  return { kind: removes ? 'removed' : row.kind === 'bypass' ? 'replaced' : 'trimmed', node, into };
}

function updatesOf(row: RecordRow): readonly ValueRef[] {
  if (row.kind === 'batch') return row.writes.map(({ value }) => value);
  return [row.kind === 'call' ? row.update : row.value];
}

/** A text that the same task wrote to another field. */
function summaryOf(graph: GraphSpec, store: TraceStore, moment: MomentView, { writer, field }: RecordRow): string | undefined {
  if (writer.kind !== 'task') return undefined;
  const texts = new Set(graph.fields.flatMap(({ name, type }) => (type.kind === 'str' ? [name] : [])));
  return committedRows(store, moment).find(
    (row) => row.writer.kind === 'task' && row.writer.task === writer.task && row.field !== field && texts.has(row.field),
  )?.field;
}

/** A summary may stand among the messages themselves, as one of the system. */
function addsSystem(store: TraceStore, row: RecordRow): boolean {
  if (row.kind === 'bypass' || row.existing === null || row.result === null) return false;
  const held = new Set(listOf(store.value(row.existing)).map(keyOf));
  return listOf(store.value(row.result)).some((item) => isOfType(item, 'system') && !held.has(keyOf(item)));
}

/** How many items of a list were there before a row and are not after it. */
function lostBy(store: TraceStore, row: RecordRow): number {
  const before = row.kind === 'bypass' ? row.replaced : row.existing;
  const after = row.kind === 'bypass' ? row.value : row.result;
  if (before === null || after === null || (row.kind === 'bypass' && row.reason !== 'plain' && row.reason !== 'overwrite')) return 0;
  const held = listOf(store.value(before));
  const left = new Map<string, number>();
  for (const item of listOf(store.value(after))) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return held.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  }).length;
}

/** A message is the same one as long as it has its id. */
function keyOf(item: Value): string {
  return isTagged(item) && item.$ === 'message' && item.id !== null ? `message ${item.id}` : canonicalText(item);
}

function listOf(value: Value): readonly Value[] {
  if (isList(value)) return value;
  if (!isTagged(value)) return [];
  if (value.$ === 'overwrite') return listOf(value.v);
  return value.$ === 'set' ? value.v : [];
}

function isOfType(item: Value, type: string): boolean {
  return isTagged(item) && item.$ === 'message' && item.type === type;
}
