import type { NodeRef } from '~/core/document';
import type { Pair } from './pairs';

interface Visit {
  readonly id: NodeRef;
  readonly index: number;
  lowest: number;
  next: number;
}

/** Numbers the nodes so that two have the same number when each can reach the other (Tarjan's strong components). */
export function cyclesOf(ids: readonly NodeRef[], out: ReadonlyMap<NodeRef, readonly Pair[]>): ReadonlyMap<NodeRef, number> {
  const visits = new Map<NodeRef, Visit>();
  const component = new Map<NodeRef, number>();
  const open: NodeRef[] = [];
  const enter = (id: NodeRef): Visit => {
    const visit = { id, index: visits.size, lowest: visits.size, next: 0 };
    visits.set(id, visit);
    open.push(id);
    return visit;
  };
  for (const root of ids) {
    if (visits.has(root)) continue;
    // A stack of its own instead of recursion: a chain of nodes may be longer than the engine's stack is deep.
    const path = [enter(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const target = out.get(top.id)?.[top.next++]?.target;
      if (target === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) parent.lowest = Math.min(parent.lowest, top.lowest);
        if (top.lowest === top.index) close(top.id);
      } else {
        const seen = visits.get(target);
        if (seen === undefined) path.push(enter(target));
        else if (!component.has(target)) top.lowest = Math.min(top.lowest, seen.index);
      }
    }
  }
  function close(id: NodeRef): void {
    const number = component.size;
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component.set(member, number);
      if (member === id) return;
    }
  }
  return component;
}
