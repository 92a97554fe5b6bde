import type { RequestView } from '~/core/trace';

/** A line of the record: a row, by its index, or a model call. */
export type RecordLine = { readonly row: number } | { readonly request: RequestView };

/** The line at a place, where model calls stand among rows before the first that came after them; `requests` are in their order. */
export function lineAt(place: number, requests: readonly RequestView[]): RecordLine {
  // How many of them stand before the place: the one with index i stands at `rows + i`.
  let low = 0;
  let high = requests.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((requests[middle]?.rows ?? 0) + middle < place) low = middle + 1;
    else high = middle;
  }
  const request = requests[low];
  return request !== undefined && request.rows + low === place ? { request } : { row: place - low };
}
