import { formatValue } from '~/core/value';
import type { Notation } from '~/core/value';
import type { NamedRef, Shaped } from '../event';
import type { TaskView, TraceStore } from '../views';

const VALUE_LIMIT = 400;

/** A task as one line: its node, what it read, and what came of it. */
export function taskText(store: TraceStore, task: TaskView, notation: Notation): string {
  const value = (ref: number) => formatValue(store.value(ref), notation, { limit: VALUE_LIMIT });
  const named = (refs: readonly NamedRef[]) => (refs.length === 0 ? '{}' : refs.map(([name, ref]) => `${name}=${value(ref)}`).join(' '));
  const shaped = (shape: Shaped) => ('fields' in shape ? named(shape.fields) : value(shape.whole));
  const read = `${task.node}: read ${shaped(task.reads)}`;
  if (task.error !== null) return `${read}, raised ${task.error.name}: ${task.error.message}`;
  return task.returned === null ? read : `${read}, returned ${shaped(task.returned)}`;
}
