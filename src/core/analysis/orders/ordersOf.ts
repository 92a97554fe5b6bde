/** Each is a permutation of 0 … n − 1. */
export type Order = readonly number[];

/** Up to so many parts all orders are tried: 720 of them. */
export const ALL_UP_TO = 6;
const SAMPLED = 240;

/** All orders of n parts, or a sample that the seed decides; the engine's own, 0 … n − 1, is always the first. */
export function ordersOf(n: number, seed: number): { readonly orders: readonly Order[]; readonly complete: boolean } {
  const own = Array.from({ length: n }, (_, index) => index);
  if (n <= ALL_UP_TO) return { orders: permutations(own), complete: true };
  const random = randomOf(seed);
  const orders = new Map<string, Order>();
  const add = (order: Order) => orders.set(order.join(), order);
  add(own);
  add(own.toReversed());
  while (orders.size < SAMPLED) add(shuffled(own, random));
  return { orders: [...orders.values()], complete: false };
}

/**
 * The engine's own order, then that with two neighbours swapped, for every two. If none of them changes what a fold leaves, no
 * order of these very writes does where calls that are swapped still meet what they met; it is a hint, not a proof.
 */
export function neighboursOf(n: number): readonly Order[] {
  const own = Array.from({ length: n }, (_, index) => index);
  const swapped = own.slice(1).map((place) => own.map((one) => (one === place ? place - 1 : one === place - 1 ? place : one)));
  return [own, ...swapped];
}

/** In dictionary order, so that the list itself comes first. */
function permutations(list: readonly number[]): readonly Order[] {
  if (list.length <= 1) return [list];
  return list.flatMap((first) => permutations(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

function shuffled(list: Order, random: () => number): Order {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = copy[i] ?? i;
    copy[i] = copy[j] ?? j;
    copy[j] = swapped;
  }
  return copy;
}

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
