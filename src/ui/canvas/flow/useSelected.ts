import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { actions, useWorkspace } from '~/workspace';
import { type ItemKey, keyOfSelection, selectionOf } from '../edits/item';

export interface Selected {
  readonly keys: ReadonlySet<ItemKey>;
  /** The one that the whole page shows: the last one selected. */
  readonly primary: ItemKey | null;
  readonly select: (keys: Iterable<ItemKey>) => void;
  /** As React Flow reports it: first what is not selected any more, then what is. */
  readonly change: (removed: readonly ItemKey[], added: readonly ItemKey[]) => void;
}

const NONE: ReadonlySet<ItemKey> = new Set();

/** The page has one selection; the canvas may have several things selected with it, as long as that one is among them. */
export function useSelected(): Selected {
  const selection = useWorkspace((workspace) => workspace.selection);
  const primary = keyOfSelection(selection);
  const [many, setMany] = useState(NONE);
  const keys = useMemo(() => (primary === null ? NONE : many.has(primary) ? many : new Set([primary])), [primary, many]);
  // React Flow reports nodes and edges one after the other, before anything is rendered again.
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const select = useCallback((next: Iterable<ItemKey>) => {
    const set = new Set(next);
    latest.current = set;
    setMany(set);
    const last = [...set].at(-1);
    actions.select(last === undefined ? { kind: 'none' } : selectionOf(last));
  }, []);
  const change = useCallback(
    (removed: readonly ItemKey[], added: readonly ItemKey[]) => {
      if (removed.length + added.length === 0) return;
      const gone = new Set(removed);
      select([...[...latest.current].filter((key) => !gone.has(key) && !added.includes(key)), ...added]);
    },
    [select],
  );
  return { keys, primary, select, change };
}
