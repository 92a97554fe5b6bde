import type { NodeRef } from '~/core/document';
import type { NodeFace } from './face';

/** All that the graph shows beyond its shape: a function of document, trace and cursor. */
export interface Picture {
  readonly faces: ReadonlyMap<NodeRef, NodeFace>;
  readonly looks: ReadonlyMap<string, LinkLook>;
  readonly barrier: Barrier | null;
}

/** How a line is drawn. */
export interface LinkLook {
  /** The colour of the writer whose writes went this way in the shown moment; null where none did. */
  readonly tone: number | null;
  readonly taken: boolean;
  /** How often it was followed up to the cursor. */
  readonly count: number;
}

export const IDLE_LOOK: LinkLook = { tone: null, taken: false, count: 0 };

/** The end of the shown superstep, where the writes of all its tasks are merged. */
export interface Barrier {
  readonly superstep: number;
  /** Above it: what ran. */
  readonly above: readonly NodeRef[];
  /** Below it: what will run next. */
  readonly below: readonly NodeRef[];
  readonly writers: number;
  readonly sends: boolean;
  /**
   * `open`: tasks still run. `paused`: one waits for an answer, and no other runs. `failed`: nothing of it was saved. `limit`: merged,
   * and what is below does not run.
   */
  readonly state: 'open' | 'paused' | 'merged' | 'failed' | 'limit';
}

/** The picture of a graph that has not run. */
export const IDLE_PICTURE: Picture = { faces: new Map(), looks: new Map(), barrier: null };
