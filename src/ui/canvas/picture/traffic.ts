import { END, type NodeRef, START } from '~/core/document';
import type { MomentView, TaskView, TraceStore } from '~/core/trace';
import type { Link } from './links';
import type { MomentsAt } from './moments';
import type { RefOfName } from './names';
import { IDLE_LOOK, type LinkLook } from './picture';

/** Who ran to the end in one moment, and how many tasks each node had in the moment after it; null where that is not known. */
export interface Passage {
  readonly shown: boolean;
  readonly ran: ReadonlySet<NodeRef>;
  readonly followed: ReadonlyMap<NodeRef, number> | null;
}

/** Every moment of the turn up to the shown one. */
export function passagesAt(trace: TraceStore | null, at: MomentsAt, refOf: RefOfName): readonly Passage[] {
  if (trace === null) return [];
  return at.turn.map((moment, index) => {
    const next = at.turn[index + 1] ?? (at.next?.turn === moment.turn ? at.next : null);
    return { shown: moment === at.shown, ran: ranIn(trace, moment, refOf), followed: followedBy(trace, moment, next, refOf) };
  });
}

/** Nothing was followed out of a moment that failed or still runs. */
function ranIn(trace: TraceStore, moment: MomentView, refOf: RefOfName): ReadonlySet<NodeRef> {
  if (moment.checkpoint === null) return new Set();
  const ran = new Set<NodeRef>(moment.kind === 'input' ? [START] : []);
  for (const task of tasksOf(trace, moment)) {
    const ref = refOf(task.node);
    if (ref !== undefined && task.state === 'finished') ran.add(ref);
  }
  return ran;
}

function followedBy(trace: TraceStore, moment: MomentView, next: MomentView | null, refOf: RefOfName): Passage['followed'] {
  if (next === null) return moment.checkpoint?.next.length === 0 ? new Map() : null;
  const followed = new Map<NodeRef, number>();
  for (const task of tasksOf(trace, next)) {
    const ref = refOf(task.node);
    if (ref !== undefined) followed.set(ref, (followed.get(ref) ?? 0) + 1);
  }
  return followed;
}

const tasksOf = (trace: TraceStore, moment: MomentView): readonly TaskView[] => moment.tasks.flatMap((task) => trace.tasks[task] ?? []);

/** How a line looks after these passages. `toneOf` is the colour of a node that ran in the shown moment. */
export function lookOf(
  link: Link,
  passages: readonly Passage[],
  siblings: readonly NodeRef[],
  toneOf: (ref: NodeRef) => number | null,
): LinkLook {
  let count = 0;
  const now = new Set<NodeRef>();
  for (const passage of passages) {
    for (const source of sourcesOf(link)) {
      if (!passage.ran.has(source)) continue;
      const times = timesFollowed(link, passage, siblings);
      count += times;
      if (times > 0 && passage.shown) now.add(source);
    }
  }
  if (count === 0) return IDLE_LOOK;
  // A line that several writers share has no one's colour.
  const [only] = now;
  return { taken: now.size > 0, count, tone: now.size === 1 && only !== undefined ? toneOf(only) : null };
}

function sourcesOf({ item }: Link): readonly NodeRef[] {
  return item.kind === 'joinOut' ? item.sources : [item.source];
}

/** A plain edge is followed whenever its source ran; where code chooses the way, the next moment tells. */
function timesFollowed({ item }: Link, passage: Passage, siblings: readonly NodeRef[]): number {
  switch (item.kind) {
    case 'edge':
    case 'joinIn':
      return 1;
    case 'routerIn':
      return passage.followed === null ? 0 : 1;
    case 'joinOut':
      return passage.followed?.has(item.target) ? 1 : 0;
    case 'route':
    case 'command':
      if (passage.followed === null) return 0;
      // END has no task: it was chosen where nothing else was.
      if (item.target === END) return siblings.some((other) => passage.followed?.has(other)) ? 0 : 1;
      return passage.followed.get(item.target) ?? 0;
  }
}
