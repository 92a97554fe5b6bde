import type { MomentNumber } from '../event';
import type { TraceStore } from '../views';

/** Moments whose checkpoint does not lead to the newest one of its thread: what a fork went away from, and what was deleted. */
export function leftBehind(store: TraceStore): ReadonlySet<MomentNumber> {
  const parents = new Map(store.saves.map(({ id, parent }) => [id, parent]));
  const heads = new Map(store.saves.flatMap(({ id, thread, forgotten }) => (forgotten === null ? [[thread, id] as const] : [])));
  const leading = new Set<string>();
  for (const head of heads.values()) {
    for (let id: string | undefined = head; id !== undefined && !leading.has(id); id = parents.get(id)) leading.add(id);
  }
  return new Set(
    store.moments.flatMap(({ moment, checkpoint }) =>
      checkpoint !== null && parents.has(checkpoint.id) && !leading.has(checkpoint.id) ? [moment] : [],
    ),
  );
}
