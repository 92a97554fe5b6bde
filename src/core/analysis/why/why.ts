import type { TypeKind } from '~/core/document';
import type { MomentKind, Phase, Writer } from '~/core/trace';

/** A moment as people name it. */
export interface When {
  readonly kind: MomentKind;
  readonly turn: number;
  readonly superstep: number;
}

/** One thing that the record shows about a row, for one sentence. Row numbers count from 1. */
export type Why =
  /** The call looked at the state and became nothing. */
  | { readonly code: 'notCommitted'; readonly phase: Exclude<Phase, 'commit'> }
  /** The same write was passed to the reducer before, for such a look. */
  | { readonly code: 'lookedBefore'; readonly row: number; readonly phase: Exclude<Phase, 'commit'> }
  | { readonly code: 'inputIsCall' }
  | { readonly code: 'existingZero'; readonly type: TypeKind }
  | { readonly code: 'existingOwnStart' }
  /** A start value of which the record does not show the kind. */
  | { readonly code: 'existingStart' }
  /** The start value, changed in place before: by the call of this row, or, 0, by a node in what it was given. */
  | { readonly code: 'existingLeaked'; readonly row: number; readonly node: string; readonly turn: number }
  | { readonly code: 'existingEarlierCall'; readonly row: number }
  | { readonly code: 'existingLeft'; readonly when: When }
  /** Siblings wrote to the field in the same superstep, and this node had read what was there before. */
  | { readonly code: 'siblingsNotSeen'; readonly node: string; readonly siblings: readonly string[] }
  | { readonly code: 'order'; readonly by: 'name' | 'send' | 'both'; readonly writers: readonly string[] }
  | { readonly code: 'idsGiven'; readonly count: number }
  | { readonly code: 'sameIdReplaced'; readonly ids: readonly string[] }
  | { readonly code: 'equalBothStay'; readonly one: string; readonly other: string; readonly given: boolean }
  | {
      readonly code:
        | 'plain'
        | 'plainFirst'
        | 'first'
        | 'overwrite'
        | 'skipped'
        | 'undeclared'
        | 'notInput'
        | 'refusedSeveral'
        | 'refusedOverwrite';
    }
  /** The engine skipped the write: the reducer, or the first write, had been undefined. */
  | { readonly code: 'skippedEmptied'; readonly by: 'reducer' | 'firstWrite' }
  /** The reducer returned undefined. `next` is the row that was taken without a call because of it, 0 where there is none yet. */
  | { readonly code: 'emptied'; readonly skipped: number; readonly next: number }
  /** The node is a graph that received the value and handed it out again; nothing inside wrote it. */
  | { readonly code: 'echoed'; readonly node: string }
  /** The node is a graph, and these nodes inside it wrote the field; what it received is handed out with it. */
  | { readonly code: 'writtenInside'; readonly node: string; readonly writers: readonly string[] }
  | { readonly code: 'discarded' }
  | { readonly code: 'momentFailed'; readonly kind: MomentKind }
  | { readonly code: 'writerUnsure'; readonly writer: Extract<Writer, { kind: 'oneOf' | 'unknown' }> };
