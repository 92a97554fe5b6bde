import type { MomentNumber } from './event';

/**
 * The only stepping state. Every view is a function of document, trace and cursor.
 *
 * `at` counts the moments that are shown: 0 before anything ran, 1 after the first input, and so on. `call` is null when
 * the last shown moment is shown whole, else how many of its committed calls and bypassed writes are shown (call by call
 * inside a merge).
 */
export interface Cursor {
  readonly at: MomentNumber;
  readonly call: number | null;
}

export const CURSOR_START: Cursor = { at: 0, call: null };
