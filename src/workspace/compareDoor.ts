import { isFailure, type Storage } from '~/storage';
import type { CompareActions } from './compareState';
import type { Context } from './context';
import { sameGraph } from './sameGraph';
import type { Saver } from './saver';

/**
 * Opens and closes the comparison; its code comes when it is first opened. `makeRoom` ends what would take the place of one
 * of its two runs: the engine has three, and the page's own run keeps the third.
 */
export function createCompareDoor(context: Context, storage: Storage, saver: Saver, makeRoom: () => void): CompareActions {
  const { get, set } = context;
  let openings = 0;

  return {
    async openCompare() {
      if (!get().ready || get().comparing !== null) return;
      const mine = ++openings;
      const { createComparing } = await import('./comparing');
      if (mine !== openings) return;
      makeRoom();
      const comparing = createComparing(context, {
        earlier: () => {
          const { past, doc } = saver.current().history;
          return past.filter((entry) => !sameGraph(entry.doc.graph, doc.graph)).toReversed();
        },
        async readSaved(id) {
          const unsaved = saver.unsaved(id);
          if (unsaved !== undefined) return unsaved.history.doc;
          const read = await storage.documents.read(id);
          return !isFailure(read) && read.kind === 'found' ? read.history.doc : null;
        },
      });
      set({ comparing });
    },
    closeCompare() {
      openings += 1;
      get().comparing?.close();
      if (get().comparing !== null) set({ comparing: null });
    },
  };
}
