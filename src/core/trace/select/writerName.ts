import type { Writer } from '../event';
import type { TraceStore } from '../views';

/** The nodes that a writer stands for: one, several where it is one of them, none for the input and where it is unknown. */
export function writerNames(store: TraceStore, writer: Writer): readonly string[] {
  switch (writer.kind) {
    case 'task':
      return namesOf(store, [writer.task]);
    case 'oneOf':
      return namesOf(store, writer.tasks);
    case 'update':
      return [writer.node];
    case 'input':
    case 'unknown':
      return [];
  }
}

/** The same as one text (`a | b` where it is one of them); null where no node can be named. */
export function writerName(store: TraceStore, writer: Writer): string | null {
  if (writer.kind === 'task') return store.tasks[writer.task]?.node ?? null;
  const names = writerNames(store, writer);
  return names.length === 0 ? null : names.join(' | ');
}

function namesOf(store: TraceStore, tasks: readonly number[]): readonly string[] {
  return [...new Set(tasks.flatMap((task) => store.tasks[task]?.node ?? []))];
}
