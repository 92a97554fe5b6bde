import type { Writer } from '~/core/trace';
import type { OpenTask } from '../spy/openTask';

/** Gives a task a store of its own to hold, by which each of its operations is known to be its. */
export interface StoreBinder {
  /** `by` and `node` are the task in its own record; `inside` are the nodes below it that the operations come from. */
  bind(store: unknown, by: Writer, node: string, inside?: readonly string[]): unknown;
}

/** For the graph inside a task: what its nodes do is that task's. */
export function binderInside(outer: StoreBinder, task: () => OpenTask): StoreBinder {
  return { bind: (store, _by, node, inside = []) => outer.bind(store, task().writer, task().node, [node, ...inside]) };
}
