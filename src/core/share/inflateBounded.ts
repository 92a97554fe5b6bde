import { Inflate } from 'fflate';

/** Fed this much at a time, even the tightest packed bytes unfold into about a megabyte before they are counted. */
const SLICE = 1024;

export type Inflated =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  /** The stream ends before its end; `got` bytes came out of it. */
  | { readonly kind: 'cut'; readonly got: number }
  | { readonly kind: 'damaged' };

/** Unpacks raw deflate that says it holds `length` bytes, and stops as soon as it holds more. */
export function inflateBounded(packed: Uint8Array, length: number): Inflated {
  const bytes = new Uint8Array(length);
  let got = 0;
  let over = false;
  const inflate = new Inflate((chunk) => {
    if (got + chunk.length > length) over = true;
    else bytes.set(chunk, got);
    got += chunk.length;
  });
  for (let at = 0; at < packed.length && !over; at += SLICE) {
    const isLast = at + SLICE >= packed.length;
    try {
      inflate.push(packed.subarray(at, at + SLICE), isLast);
    } catch {
      // fflate throws the same way for bytes that make no sense and for an end that comes too early.
      return isLast && got < length ? { kind: 'cut', got } : { kind: 'damaged' };
    }
  }
  if (over) return { kind: 'damaged' };
  return got < length ? { kind: 'cut', got } : { kind: 'whole', bytes };
}
