import type { TraceStore } from '../views';
import type { CheckpointRow } from './checkpointRow';
import { type Kept, keptCheckpoints } from './keptCheckpoints';
import { standingOf } from './standingOf';

/**
 * The checkpoints of a thread as a tree written line by line, oldest first. A branch follows its parent at once, one line to the
 * right, and what went on from the parent first comes after it. Checkpoints whose parent is not there begin a line.
 */
export function threadHistory(store: TraceStore, thread: string): readonly CheckpointRow[] {
  const kept = keptCheckpoints(store).filter(({ saved }) => saved.thread === thread);
  const ids = new Set(kept.map(({ saved }) => saved.id));
  const children = new Map<string, Kept[]>();
  for (const one of kept) {
    const { id, parent } = one.saved;
    const at = ids.has(parent) && parent !== id ? parent : '';
    const known = children.get(at);
    if (known === undefined) children.set(at, [one]);
    else known.push(one);
  }
  const head = kept.findLast(({ saved }) => saved.forgotten === null);
  const rows: CheckpointRow[] = [];
  // A thread may be thousands of checkpoints long, so no call for each.
  const due = (children.get('') ?? []).map((one) => ({ one, depth: 0, branches: false })).reverse();
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    const { one, depth, branches } = next;
    const { saved, told } = one;
    const [first, ...forks] = children.get(saved.id) ?? [];
    rows.push({
      saved,
      values: told?.values ?? null,
      next: told?.next ?? null,
      depth,
      branches,
      goesOn: first !== undefined,
      isHead: one === head,
      ...standingOf(store, saved),
    });
    if (first === undefined) continue;
    due.push({ one: first, depth, branches: false });
    for (const fork of forks.toReversed()) due.push({ one: fork, depth: depth + 1, branches: true });
  }
  return rows;
}

/** The row of the state at a cursor: the last one that is there by then. Null before anything, and after a thread was deleted. */
export function rowHere(store: TraceStore, rows: readonly CheckpointRow[], at: number): CheckpointRow | null {
  const shown = store.moments[at - 1];
  if (shown?.kind === 'delete') return null;
  let here: CheckpointRow | null = null;
  for (const row of rows) {
    const isNewer = here === null || row.at > here.at || (row.at === here.at && row.saved.source !== 'input');
    if (row.at <= at && isNewer) here = row;
  }
  return here;
}
