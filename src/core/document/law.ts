/**
 * What is asked of a reducer r in the merge that LangGraph makes with it. Never `r(a, b) = r(b, a)`: the engine folds
 * writes into a state, so minus needs no order although it is not commutative, and an average does although it is.
 */
export type Law =
  /** `r(r(s, a), b) = r(r(s, b), a)` */
  | 'orderFree'
  /** `r(r(s, u), u) = r(s, u)` */
  | 'once'
  /** `r(r(s, a), b) = r(s, r(a, b))` */
  | 'grouping'
  /** `r(zero, u) = u` */
  | 'zeroIsIdentity'
  /** `r(r(s, xs), ys) = r(s, xs + ys)`; of a delta field, which gets all writes of a superstep in one call: in two supersteps or one. */
  | 'batching'
  /** A call changes neither of its arguments, however deep. */
  | 'leavesArguments'
  /** The same call gives the same answer, now and under another seed and clock. */
  | 'sameAnswer'
  /** No console, no timer, and nothing kept outside that a later call can see. */
  | 'noEffects'
  /** It neither throws nor returns undefined or a promise on what was seen. */
  | 'total';

export const LAWS: readonly Law[] = [
  'orderFree',
  'once',
  'grouping',
  'zeroIsIdentity',
  'batching',
  'leavesArguments',
  'sameAnswer',
  'noEffects',
  'total',
];
