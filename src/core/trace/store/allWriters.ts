import type { BatchWrite, Writer } from '../event';

/** One writer for the row of a batch: the only one, or all of them as tasks; `unknown` where one of several is no task. */
export function allWriters(writes: readonly BatchWrite[]): Writer {
  const [first] = writes;
  const texts = new Set(writes.map(({ writer }) => JSON.stringify(writer)));
  if (first !== undefined && texts.size === 1) return first.writer;
  const tasks = writes.map(({ writer }) => (writer.kind === 'task' ? writer.task : null));
  return tasks.length > 0 && tasks.every((task) => task !== null) ? { kind: 'oneOf', tasks: [...new Set(tasks)] } : { kind: 'unknown' };
}
