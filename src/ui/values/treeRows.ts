import { type ChildLabel, childCount, children, type Value } from '~/core/value';

/** A visible line of the tree. `range` lines stand for a slice of a long list, so that opening it makes few lines. */
export type TreeRow =
  | {
      readonly kind: 'value';
      readonly path: string;
      readonly depth: number;
      readonly label: ChildLabel | null;
      readonly value: Value;
      readonly count: number;
    }
  | {
      readonly kind: 'range';
      readonly path: string;
      readonly depth: number;
      readonly from: number;
      readonly to: number;
      readonly of: Value;
      readonly count: number;
    };

const RANGE = 500;

/** The lines that are visible with these paths open. Costs as much as is shown, not as the value is large. */
export function treeRows(value: Value, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const addChildren = (parent: Value, path: string, from: number, to: number, depth: number) => {
    for (const child of children(parent, path, from, to)) add(child.value, child.path, child.label, depth);
  };
  const add = (current: Value, path: string, label: ChildLabel | null, depth: number) => {
    const count = childCount(current);
    rows.push({ kind: 'value', path, depth, label, value: current, count });
    if (!open.has(path)) return;
    if (count <= RANGE) {
      addChildren(current, path, 0, count, depth + 1);
      return;
    }
    for (let from = 0; from < count; from += RANGE) {
      const to = Math.min(from + RANGE, count);
      const rangePath = `${path}/${from}…`;
      rows.push({ kind: 'range', path: rangePath, depth: depth + 1, from, to, of: current, count: to - from });
      if (open.has(rangePath)) addChildren(current, path, from, to, depth + 2);
    }
  };
  add(value, '', null, 0);
  return rows;
}
