import type { ErrorFrame, ErrorInfo } from '~/core/trace';

export type Untold =
  /** No copy can be made of the call's values. */
  | 'uncopied'
  /** With the same values again, the reducer is not called. */
  | 'notCalled'
  /** With the value frozen, nothing stopped: the code caught the error, or did something else this time. */
  | 'notAgain'
  /** The change was made by code of a library, called from none of the document's lines. */
  | 'noLine'
  /** No node that was waited for made the change. */
  | 'noTask'
  /** The second run did not come to the same task. */
  | 'otherRun';

/** The line that changed a value in place, or why it cannot be told. */
export type Culprit = { readonly kind: 'line'; readonly frame: ErrorFrame } | { readonly kind: 'unknown'; readonly why: Untold };

export const unknown = (why: Untold): Culprit => ({ kind: 'unknown', why });

/** Reads the line from the error that a frozen value gave. `shown` is the error that the code threw in the shown run anyway. */
export function culpritOf(frozen: ErrorInfo, shown: ErrorInfo | null): Culprit {
  const [frame] = frozen.frames;
  const isOwn = frozen.name !== 'TypeError' || (shown !== null && shown.message === frozen.message);
  if (isOwn) return unknown('notAgain');
  return frame === undefined ? unknown('noLine') : { kind: 'line', frame };
}
