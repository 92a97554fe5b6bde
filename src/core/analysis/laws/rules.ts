import type { Field } from '~/core/document';
import type { Ask } from './asker';
import type { Attempt, Draw } from './attempt';
import { leavesArguments, noEffects, sameAnswerAlways, total } from './conduct';
import { batching, batchingSupersteps, grouping, once, orderFree, zeroIsIdentity } from './equations';
import type { Law } from './law';

export interface Rule {
  /** How many updates one try takes. */
  readonly updates: number;
  readonly attempt: (draw: Draw, ask: Ask) => Promise<Attempt>;
}

export const RULES: { readonly [law in Law]: Rule } = {
  orderFree: { updates: 2, attempt: orderFree },
  once: { updates: 1, attempt: once },
  grouping: { updates: 2, attempt: grouping },
  zeroIsIdentity: { updates: 1, attempt: zeroIsIdentity },
  batching: { updates: 2, attempt: batching },
  leavesArguments: { updates: 1, attempt: leavesArguments },
  sameAnswer: { updates: 1, attempt: sameAnswerAlways },
  noEffects: { updates: 1, attempt: noEffects },
  total: { updates: 1, attempt: total },
};

/** How a law is tried on a field. A delta channel gets the writes of a superstep in one list, whatever they are. */
export function attemptOf(law: Law, { merge }: Field): Rule['attempt'] {
  return law === 'batching' && merge.kind === 'delta' ? batchingSupersteps : RULES[law].attempt;
}
