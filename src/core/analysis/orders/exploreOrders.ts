import type { ErrorInfo } from '~/core/trace';
import type { Value } from '~/core/value';
import type { Fold, Folder, FoldOutcome } from '../fold';
import { sameAnswer } from '../laws/sameAnswer';
import type { Contributions } from './contribution';
import { type Order, ordersOf } from './ordersOf';

export type OrderOutcome =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'absent' }
  /** `update` is the index of the write that broke the merge, in the first order of the group. */
  | { readonly kind: 'error'; readonly error: ErrorInfo; readonly update: number };

export interface OrderGroup {
  readonly outcome: OrderOutcome;
  readonly orders: readonly Order[];
}

export interface Exploration {
  /** `stopped`: not all orders that were planned were tried. `uncopied`: a value cannot be copied, so none was. */
  readonly how: 'done' | 'stopped' | 'uncopied';
  /** All orders that there are were tried. */
  readonly complete: boolean;
  readonly tried: number;
  /** Orders with equal outcomes together: first the engine's own group, then the largest. */
  readonly groups: readonly OrderGroup[];
  readonly dependsOnOrder: boolean;
}

export interface ExploreOptions {
  readonly seed?: number;
  /** These instead of all; the engine's own must be the first. */
  readonly orders?: readonly Order[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (tried: number, of: number) => void;
}

const BATCH = 48;

/** Does the merge again in every order, each on a fresh copy. Rejects with what the folder rejects with. */
export async function exploreOrders(contributions: Contributions, folder: Folder, options: ExploreOptions = {}): Promise<Exploration> {
  const { orders, complete } =
    options.orders === undefined ? ordersOf(contributions.parts.length, options.seed ?? 1) : { orders: options.orders, complete: false };
  const groups = new Groups(givenBy(contributions));
  for (let from = 0; from < orders.length; from += BATCH) {
    if (options.signal?.aborted === true) return groups.exploration('stopped', false, from);
    const batch = orders.slice(from, from + BATCH);
    const outcomes = await folder(batch.map((order) => foldIn(contributions, order)));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.uncopied !== null) return groups.exploration('uncopied', false, 0);
      groups.add(batch[index] ?? [], outcome);
    }
    options.onProgress?.(from + batch.length, orders.length);
  }
  return groups.exploration('done', complete, orders.length);
}

/** The merge with its parts in another order; a part's own writes stay together, as the engine takes them task by task. */
function foldIn({ before, parts }: Contributions, order: Order): Fold {
  return { existing: before, updates: order.flatMap((place) => parts[place]?.writes ?? []), world: 0 };
}

function givenBy({ before, parts }: Contributions): readonly Value[] {
  return [...(before.kind === 'value' ? [before.value] : []), ...parts.flatMap((part) => part.writes)];
}

class Groups {
  readonly #given: readonly Value[];
  readonly #groups: { readonly outcome: OrderOutcome; readonly orders: Order[] }[] = [];

  constructor(given: readonly Value[]) {
    this.#given = given;
  }

  add(order: Order, { result, error }: FoldOutcome): void {
    const outcome = outcomeOf(result, error);
    const group = this.#groups.find((one) => isSame(one.outcome, outcome, this.#given));
    if (group === undefined) this.#groups.push({ outcome, orders: [order] });
    else group.orders.push(order);
  }

  exploration(how: Exploration['how'], complete: boolean, tried: number): Exploration {
    const [own, ...rest] = how === 'uncopied' ? [] : this.#groups;
    const groups = own === undefined ? [] : [own, ...rest.toSorted((one, other) => other.orders.length - one.orders.length)];
    return { how, complete, tried, groups, dependsOnOrder: groups.length > 1 };
  }
}

function outcomeOf(result: FoldOutcome['result'], error: FoldOutcome['error']): OrderOutcome {
  if (error !== null) return { kind: 'error', error: error.info, update: error.update };
  return result === null ? { kind: 'absent' } : { kind: 'value', value: result };
}

function isSame(one: OrderOutcome, other: OrderOutcome, given: readonly Value[]): boolean {
  if (one.kind === 'value' && other.kind === 'value') return sameAnswer(one.value, other.value, given);
  if (one.kind === 'error' && other.kind === 'error')
    return one.error.name === other.error.name && one.error.message === other.error.message;
  return one.kind === other.kind;
}
