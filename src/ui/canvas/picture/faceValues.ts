import type { NamedRef, Shaped, TaskView, ValueRef } from '~/core/trace';
import type { FaceValue } from './face';

export interface ValueOptions {
  /** One line of text for a value of the trace. */
  readonly show: (ref: ValueRef) => string;
  /** With one field there is no need to say which one is read. */
  readonly oneField: boolean;
}

/** Values that a node shows. */
export const FIELDS = 4;

/** Tasks of one node are told apart by their number: each with what it was sent. */
export function readsOf(tasks: readonly TaskView[], options: ValueOptions): readonly FaceValue[] {
  const [first] = tasks;
  if (first === undefined) return [];
  if (tasks.length > 1) {
    return tasks.slice(0, FIELDS).map((task) => ({ field: numberOf(task, tasks), text: lineOf(task.reads, options) }));
  }
  if ('whole' in first.reads) return [{ field: '', text: options.show(first.reads.whole) }];
  const values = namedValues(first.reads.fields, options, new Set());
  return options.oneField ? values.map((value) => ({ ...value, field: '' })) : values;
}

export function writesOf(tasks: readonly TaskView[], options: ValueOptions, covered: ReadonlySet<string>): readonly FaceValue[] {
  if (tasks.length === 1) return namedValues(tasks[0]?.writes ?? [], options, covered);
  const all = tasks.flatMap((task) =>
    namedValues(task.writes, options, covered).map((value) => ({ ...value, field: `${numberOf(task, tasks)} ${value.field}` })),
  );
  return all.slice(0, FIELDS);
}

const numberOf = (task: TaskView, tasks: readonly TaskView[]) => `#${(task.send ?? tasks.indexOf(task)) + 1}`;

function lineOf(reads: Shaped, options: ValueOptions): string {
  if ('whole' in reads) return options.show(reads.whole);
  return reads.fields
    .slice(0, FIELDS)
    .map(([name, ref]) => `${name} ${options.show(ref)}`)
    .join(', ');
}

function namedValues(named: readonly NamedRef[], options: ValueOptions, covered: ReadonlySet<string>): readonly FaceValue[] {
  return named.slice(0, FIELDS).map(([field, ref]) => ({ field, text: covered.has(field) ? null : options.show(ref) }));
}
