/** A state before an edit (in `past`) or after one (in `future`), with the label of that edit. */
export interface HistoryEntry<D, L> {
  readonly doc: D;
  readonly label: L;
  /** Edits of one key that follow each other are one entry; null ends the burst. */
  readonly key: string | null;
}

/** Undo and redo as plain data. `past` ends with the newest entry, `future` with the next to redo. */
export interface History<D, L> {
  readonly past: readonly HistoryEntry<D, L>[];
  readonly doc: D;
  readonly future: readonly HistoryEntry<D, L>[];
}

/** Entries that are kept; older ones are forgotten. */
export const HISTORY_LIMIT = 200;

export function startHistory<D, L>(doc: D): History<D, L> {
  return { past: [], doc, future: [] };
}

/** Records `next` as an edit. The same object is no edit. An edit forgets what could have been redone. */
export function recordEdit<D, L>(history: History<D, L>, next: D, label: L, key: string | null = null): History<D, L> {
  if (next === history.doc) return history;
  const last = history.past.at(-1);
  const joins = key !== null && last?.key === key;
  const past = joins ? history.past : [...history.past.slice(1 - HISTORY_LIMIT), { doc: history.doc, label, key }];
  return { past, doc: next, future: [] };
}

/** Ends a burst: the next edit is an entry of its own. */
export function sealHistory<D, L>(history: History<D, L>): History<D, L> {
  const last = history.past.at(-1);
  if (last === undefined || last.key === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, key: null }] };
}

export function undo<D, L>(history: History<D, L>): History<D, L> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    doc: last.doc,
    future: [...history.future, { doc: history.doc, label: last.label, key: null }],
  };
}

export function redo<D, L>(history: History<D, L>): History<D, L> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    past: [...history.past, { doc: history.doc, label: next.label, key: null }],
    doc: next.doc,
    future: history.future.slice(0, -1),
  };
}

/** What undo and redo would do, for their menus; null when there is nothing. */
export function undoLabel<D, L>(history: History<D, L>): L | null {
  return history.past.at(-1)?.label ?? null;
}

export function redoLabel<D, L>(history: History<D, L>): L | null {
  return history.future.at(-1)?.label ?? null;
}
