import type { MutationView, TaskView, TraceStore } from '~/core/trace';
import type { Alias } from './alias';
import { shownEarlier } from './shownEarlier';
import { beginsWithStart, startLeaked } from './startLeaked';
import { suspectsOf } from './whoChangedInput';

/** What the record shows about the input of a task that is one object with what others hold. */
export function aliasesOfTask(trace: TraceStore, task: TaskView): readonly Alias[] {
  // A Send has an argument of its own.
  if (task.send !== null) return [];
  const siblings = siblingsOf(trace, task);
  const own = task.inputChanged.flatMap((mutation): readonly Alias[] => {
    const { field, before } = mutation;
    const others = siblings.filter((other) => reads(other, field) && !suspectsOf(mutation).includes(other.task));
    const share: readonly Alias[] = others.length === 0 ? [] : [{ code: 'siblingsShare', field, siblings: namesOf(others) }];
    return [...share, ...shownEarlier(trace, task.moment, field, before)];
  });
  const seen = new Set<MutationView>(task.inputChanged);
  const under = siblings.flatMap(({ inputChanged }) =>
    inputChanged.flatMap((mutation): readonly Alias[] => {
      // One among several may have done it: each of them has it.
      if (seen.has(mutation) || !reads(task, mutation.field)) return [];
      seen.add(mutation);
      const by = suspectsOf(mutation).flatMap((suspect) => trace.tasks[suspect] ?? []);
      return [{ code: 'changedUnder', field: mutation.field, by: namesOf(by) }];
    }),
  );
  return [...leaked(trace, task), ...own, ...under];
}

/** Fields of which the task reads a start value that was changed before. */
function leaked(trace: TraceStore, task: TaskView): readonly Alias[] {
  if (!('fields' in task.reads)) return [];
  return task.reads.fields.flatMap(([field, held]): readonly Alias[] => {
    const leak = beginsWithStart(trace, task, field) ? startLeaked(trace, field, held, beginning(trace, task)) : null;
    return leak === null ? [] : [{ code: 'startLeaked', field, leak }];
  });
}

/** What was changed on the task's own thread since is told at the change itself. */
function beginning(trace: TraceStore, task: TaskView): number {
  const turn = trace.moments[task.moment]?.turn;
  const first = trace.moments.findIndex((moment) => moment.turn === turn);
  return first < 0 ? task.moment : first;
}

/** Tasks of the same superstep that were given the same state. */
function siblingsOf(trace: TraceStore, task: TaskView): readonly TaskView[] {
  const tasks = (trace.moments[task.moment]?.tasks ?? []).flatMap((number) => trace.tasks[number] ?? []);
  return tasks.filter((other) => other.task !== task.task && other.send === null);
}

function reads({ reads }: TaskView, field: string): boolean {
  return 'fields' in reads && reads.fields.some(([name]) => name === field);
}

const namesOf = (tasks: readonly TaskView[]): readonly string[] => [...new Set(tasks.map(({ node }) => node))];
