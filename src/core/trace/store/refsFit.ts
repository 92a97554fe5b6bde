import type { NamedRef, Shaped, TraceEvent, Writer } from '../event';
import type { StoreOperation } from '../storeOperation';
import type { ValueRef } from '../values';

/** What an event may refer to: how many values and tasks there are. */
export interface Known {
  readonly values: number;
  readonly tasks: number;
}

/** Whether everything that an event refers to by number exists. Throws where the event is not of its type's shape. */
export function refsFit(event: TraceEvent, known: Known): boolean {
  const value = (ref: ValueRef) => isIndex(ref, known.values);
  const valueOrNull = (ref: ValueRef | null) => ref === null || value(ref);
  const named = (refs: readonly NamedRef[]) => refs.every((ref) => value(ref[1]));
  const shaped = (one: Shaped) => ('fields' in one ? named(one.fields) : value(one.whole));
  const writer = (one: Writer) => writerFits(one, known.tasks);
  switch (event.type) {
    case 'turnStarted':
      return shaped(event.value);
    case 'contextGiven':
      return value(event.value);
    case 'taskReady':
      return shaped(event.reads);
    case 'taskFinished':
      return shaped(event.returned) && named(event.writes) && event.sends.every((send) => value(send.args));
    case 'taskFailed':
      return event.returned === undefined || shaped(event.returned);
    case 'taskPaused':
      return value(event.value);
    case 'logged':
      return event.values.every(value) && writer(event.by);
    case 'modelCalled':
      return value(event.messages) && value(event.tools) && valueOrNull(event.reply) && writer(event.by);
    case 'callStarted':
      return value(event.existing) && value(event.update) && writer(event.writer);
    case 'batchStarted':
      return value(event.existing) && event.writes.every((write) => value(write.value) && writer(write.writer));
    case 'callFinished':
      return value(event.result);
    case 'bypassed':
      return value(event.value) && valueOrNull(event.replaced) && writer(event.writer);
    case 'discarded':
      return value(event.value) && writer(event.by);
    case 'merged':
      return valueOrNull(event.after);
    case 'mutated':
      return value(event.before) && value(event.after) && writer(event.by);
    case 'lossy':
      return value(event.live) && valueOrNull(event.reloaded);
    case 'inner':
      // What is inside is looked at by the record inside.
      return isIndex(event.task, known.tasks);
    case 'innerGoesOn':
      return isIndex(event.task, known.tasks) && isIndex(event.of, event.task);
    case 'store':
      return writer(event.by) && refsOf(event.operation).every(value);
    case 'pending':
      return named(event.writes) && (event.task === null || isIndex(event.task, known.tasks));
    case 'checkpoint':
    case 'turnEnded':
      return named(event.values);
    default:
      return true;
  }
}

function refsOf(operation: StoreOperation): readonly ValueRef[] {
  switch (operation.op) {
    case 'put':
      return [operation.value, operation.before ?? [], operation.index ?? []].flat();
    case 'delete':
      return [operation.before ?? []].flat();
    case 'get':
      return [operation.value ?? []].flat();
    case 'search':
      return [
        ...[operation.query, operation.filter, operation.limit, operation.offset].flatMap((ref) => ref ?? []),
        ...operation.results.map(({ value }) => value),
      ];
    case 'listNamespaces':
      return [operation.match, operation.maxDepth, operation.limit, operation.offset].flatMap((ref) => ref ?? []);
  }
}

function writerFits(writer: Writer, tasks: number): boolean {
  if (writer.kind === 'task') return isIndex(writer.task, tasks);
  return writer.kind !== 'oneOf' || writer.tasks.every((task) => isIndex(task, tasks));
}

function isIndex(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}
