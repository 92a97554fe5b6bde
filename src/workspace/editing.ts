import {
  docAt,
  type GraphPath,
  keyAt,
  openPath,
  type PlaygroundDoc,
  recordEdit,
  redo,
  redoLabel,
  sealHistory,
  undo,
  undoLabel,
  withDocAt,
} from '~/core/document';
import type { Context } from './context';
import type { EditHistory } from './editHistory';
import { hasSelected } from './hasSelected';
import type { Saver } from './saver';
import { knownDoc, openedDoc } from './opened';
import type { Edit, EditLabel, Selection } from './state';

export interface Editing {
  readonly edit: (edit: Edit) => void;
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
  readonly open: (path: GraphPath) => void;
  /** Shows another history (another document, or the same one as another tab left it) without that being an edit. */
  readonly show: (history: EditHistory) => void;
}

/** What is edited is the whole document, whichever graph is open; keys of sources say themselves in which graph they are. */
const WHOLE: ReadonlySet<EditLabel> = new Set([
  'title',
  'note',
  'editSource',
  'editInput',
  'editTurns',
  'settings',
  'expectations',
  'fix',
  'clear',
]);

function applyIn(doc: PlaygroundDoc, path: GraphPath, { apply }: Edit): PlaygroundDoc {
  const view = docAt(doc, path);
  return view === null ? doc : withDocAt(doc, path, apply(view));
}

/** `onShown` hears of every document that is shown, whether edited, undone or opened. */
export function createEditing(context: Context, saver: Saver, onShown: () => void): Editing {
  function show(history: EditHistory): void {
    const { selection, path: before, trace } = context.get();
    const known = knownDoc(history.doc, trace);
    const path = openPath(known, before);
    const isThere = path === before && hasSelected(openedDoc(known, path), selection);
    context.set({
      doc: history.doc,
      path,
      undoLabel: undoLabel(history),
      redoLabel: redoLabel(history),
      ...(isThere ? {} : { selection: { kind: 'none' } }),
    });
    onShown();
  }

  function take(history: EditHistory): void {
    if (!context.get().ready || history === saver.current().history) return;
    saver.changed(history);
    show(history);
  }

  return {
    edit(edit) {
      const { history } = saver.current();
      const { path } = context.get();
      const coalesce = edit.coalesce === undefined ? undefined : keyAt(path, edit.coalesce);
      take(recordEdit(history, applyIn(history.doc, WHOLE.has(edit.label) ? [] : path, edit), edit.label, coalesce));
    },
    seal() {
      const slot = saver.current();
      slot.history = sealHistory(slot.history);
    },
    undo: () => take(undo(saver.current().history)),
    redo: () => take(redo(saver.current().history)),
    select(selection) {
      const { doc, path, trace } = context.get();
      if (hasSelected(openedDoc(knownDoc(doc, trace), path), selection)) context.set({ selection });
    },
    open(path) {
      const { doc, trace } = context.get();
      context.set({ path: openPath(knownDoc(doc, trace), path), selection: { kind: 'none' } });
    },
    show,
  };
}
