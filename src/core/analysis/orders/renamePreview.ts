import { compareCodePoints } from '~/core/trace';
import type { Contribution, Contributions } from './contribution';
import type { OrderGroup } from './exploreOrders';
import type { Order } from './ordersOf';

/** The order of the same merge if a node had another name, and the outcome that it would have; null where that order was not tried. */
export function renamePreview(
  contributions: Contributions,
  groups: readonly OrderGroup[],
  node: string,
  newName: string,
): { readonly order: Order; readonly group: OrderGroup | null } {
  const { parts } = contributions;
  const renamed = (path: string, name: string) =>
    name === node && path.endsWith(node) ? path.slice(0, path.length - node.length) + newName : path;
  const keys = parts.map((part) => keyOf(part, renamed));
  const order = [...parts.keys()].sort((one, other) => compareKeys(keys[one], keys[other]) || one - other);
  const text = order.join();
  return { order, group: groups.find((group) => group.orders.some((tried) => tried.join() === text)) ?? null };
}

interface Key {
  /** Triggered nodes before Sends; those of START before those of tasks. */
  readonly rank: number;
  readonly path: string;
  readonly item: number;
}

function keyOf({ by, why }: Contribution, renamed: (path: string, name: string) => string): Key {
  if (why.rule === 'send')
    return { rank: why.by === null ? 1 : 2, path: why.by === null ? '' : renamed(why.by.path, why.by.node), item: why.item };
  return { rank: 0, path: by.kind === 'task' ? renamed(by.path, by.node) : '', item: 0 };
}

function compareKeys(one: Key | undefined, other: Key | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.rank - other.rank || compareCodePoints(one.path, other.path) || one.item - other.item;
}
