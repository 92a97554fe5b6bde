import { recordEdit, redo, redoLabel, sealHistory, undo, undoLabel } from '~/core/document';
import type { Context } from './context';
import type { EditHistory } from './editHistory';
import { hasSelected } from './hasSelected';
import type { Saver } from './saver';
import type { Edit, Selection } from './state';

export interface Editing {
  readonly edit: (edit: Edit) => void;
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
  /** Shows another history (another document, or the same one as another tab left it) without that being an edit. */
  readonly show: (history: EditHistory) => void;
}

/** `onShown` hears of every document that is shown, whether edited, undone or opened. */
export function createEditing(context: Context, saver: Saver, onShown: () => void): Editing {
  function show(history: EditHistory): void {
    const { selection } = context.get();
    context.set({
      doc: history.doc,
      undoLabel: undoLabel(history),
      redoLabel: redoLabel(history),
      ...(hasSelected(history.doc, selection) ? {} : { selection: { kind: 'none' } }),
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
      take(recordEdit(history, edit.apply(history.doc), edit.label, edit.coalesce));
    },
    seal() {
      const slot = saver.current();
      slot.history = sealHistory(slot.history);
    },
    undo: () => take(undo(saver.current().history)),
    redo: () => take(redo(saver.current().history)),
    select(selection) {
      if (hasSelected(context.get().doc, selection)) context.set({ selection });
    },
    show,
  };
}
