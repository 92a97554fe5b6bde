import type { ThreadId } from '~/core/document';
import type { Cursor } from '../cursor';
import type { TaskNumber } from '../event';
import type { ValueRef } from '../values';
import type { TraceStore } from '../views';
import { threadAt, turnOf } from './threadOf';

/** What a paused thread waits for: the answer to a node's interrupt, or to be let on at a breakpoint. */
export type Pause =
  | {
      readonly kind: 'interrupt';
      readonly node: string;
      readonly task: TaskNumber;
      /** LangGraph's, by which one of several is answered. */
      readonly id: string;
      readonly value: ValueRef;
    }
  /** `ran` are the nodes of the last superstep, `next` those that would run now. */
  | { readonly kind: 'breakpoint'; readonly ran: readonly string[]; readonly next: readonly string[] };

/** What a thread waits for at a cursor, by itself the one that is shown there; nothing where it is not paused. */
export function pausesOf(store: TraceStore, cursor: Cursor, thread: ThreadId = threadAt(store, cursor)): readonly Pause[] {
  if (cursor.call !== null && thread === threadAt(store, cursor)) return [];
  const moment = store.moments.slice(0, cursor.at).findLast((one) => turnOf(store, one)?.thread === thread);
  if (!moment || store.moments[moment.moment + 1]?.turn === moment.turn || turnOf(store, moment)?.how !== 'paused') return [];
  const tasks = moment.tasks.flatMap((task) => store.tasks[task] ?? []);
  const interrupts = tasks.flatMap((view): Pause[] => {
    const { node, task, interruptId: id, interrupt: value } = view;
    return view.state === 'paused' && value !== null ? [{ kind: 'interrupt', node, task, id, value }] : [];
  });
  if (interrupts.length > 0) return interrupts;
  return [{ kind: 'breakpoint', ran: [...new Set(tasks.map(({ node }) => node))], next: moment.checkpoint?.next ?? [] }];
}
