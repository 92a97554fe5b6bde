import { type Cursor, cursorAtRow, type Difference, type TraceStore } from '~/core/trace';

/** Where both sides stand so that a difference is to be seen. */
export function cursorAtDifference({ moment, kind, index }: Difference, right: TraceStore): Cursor {
  return (kind === 'call' || kind === 'bypass') && index >= 0 ? cursorAtRow(right, index) : { at: moment + 1, call: null };
}

export type SideName = 'left' | 'right';

/**
 * The row of one side that is the first difference: rows of a moment are compared by their place in it. Null where it is
 * about something else, or where this side has no such row.
 */
export function rowOfDifference({ moment, kind, index }: Difference, left: TraceStore, right: TraceStore, side: SideName): number | null {
  if (kind !== 'call' && kind !== 'bypass') return null;
  const here = left.moments[moment]?.rows;
  const there = right.moments[moment]?.rows;
  if (here === undefined || there === undefined) return null;
  if (side === 'right') return index < 0 ? null : index;
  // A row that only the left side has comes after all of the right side.
  const place = index < 0 ? there.to - there.from : index - there.from;
  return here.from + place < here.to ? here.from + place : null;
}
