/** What one node shows at a cursor. Texts are cut to what fits; nothing here holds a live value. */
export interface NodeFace {
  readonly state: NodeState;
  /** The writer's colour, 0 to 7. */
  readonly tone: number | null;
  /** Its places among the writes of that moment's merge; empty where it wrote alone or not at all. */
  readonly order: readonly MergePlace[];
  /** How many tasks of it ran (or will run) in that moment: more than one with Sends. */
  readonly tasks: number;
  /** The superstep in which it ran last or will run; null while idle. */
  readonly superstep: number | null;
  /** It ran in the shown moment and runs in the next one too. */
  readonly again: boolean;
  readonly reads: readonly FaceValue[];
  readonly writes: readonly FaceValue[];
  /** It finished and wrote to no field. */
  readonly wroteNothing: boolean;
  /** Its superstep failed or paused, but what it wrote lies beside the last checkpoint and counts when the run goes on. */
  readonly kept: boolean;
  /** It would run next, but the turn has come to its recursion limit. */
  readonly limited: boolean;
  /** An error's name and message, or what interrupt() was called with. */
  readonly note: string;
}

/** `earlier` ran before the shown moment of the same turn; `unfinished` was running when the run was stopped. */
export type NodeState = 'idle' | 'next' | 'running' | 'unfinished' | 'ran' | 'earlier' | 'failed' | 'paused';

/** These were the `places` (from 1) of a node's writes among the `of` writes to one field. */
export interface MergePlace {
  readonly field: string;
  readonly places: readonly number[];
  readonly of: number;
}

/** `text` is null where the value is covered. */
export interface FaceValue {
  readonly field: string;
  readonly text: string | null;
}

export const IDLE_FACE: NodeFace = {
  state: 'idle',
  tone: null,
  order: [],
  tasks: 0,
  superstep: null,
  again: false,
  reads: [],
  writes: [],
  wroteNothing: false,
  kept: false,
  limited: false,
  note: '',
};
