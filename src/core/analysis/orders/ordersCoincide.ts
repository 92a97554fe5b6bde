import type { Contributions } from './contribution';

/**
 * Whether the parts were drawn, finished and merged in one and the same order: then this run cannot tell by which of the
 * three the engine goes. Unknown places tell nothing.
 */
export function ordersCoincide({ parts }: Contributions): boolean {
  return parts.every(({ finished, drawn }, place) => (finished ?? place) === place && (drawn ?? place) === place);
}
