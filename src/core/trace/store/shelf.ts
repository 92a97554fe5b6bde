import type { TraceEvent } from '../event';
import type { SavedView } from '../views';

type ShelfEvent = Extract<TraceEvent, { type: 'saved' | 'pending' | 'lossy' | 'forgotten' }>;

/** What the savers of a run hold: checkpoints in the order in which they were saved, with the writes that lie beside them. */
export class Shelf {
  readonly saves: SavedView[] = [];
  readonly #places = new Map<string, number>();

  /** False where the event does not fit what came before it. */
  take(event: ShelfEvent, at: { readonly turn: number; readonly moment: number }): boolean {
    switch (event.type) {
      case 'saved': {
        const { id, thread, parent, step, source, versions, seen } = event;
        if (this.#places.has(id)) return false;
        this.#places.set(id, this.saves.length);
        this.saves.push({ id, thread, parent, step, source, versions, seen, pending: [], losses: [], ...at, forgotten: null });
        return true;
      }
      case 'pending': {
        const { task, node, writes } = event;
        return this.#change(this.#places.get(event.checkpoint), ({ pending }) => ({ pending: [...pending, { task, node, writes }] }));
      }
      case 'lossy': {
        const { field, live, reloaded, why } = event;
        const loss = { field, live, reloaded, why };
        return this.#change(this.#places.get(event.checkpoint), ({ losses }) => ({ losses: [...losses, loss] }));
      }
      case 'forgotten': {
        let left = event.checkpoints;
        for (let i = 0; i < this.saves.length && left > 0; i++) {
          if (this.saves[i]?.thread !== event.thread || this.saves[i]?.forgotten !== null) continue;
          this.#change(i, () => ({ forgotten: event.why }));
          left -= 1;
        }
        return true;
      }
    }
  }

  #change(index: number | undefined, change: (view: SavedView) => Partial<SavedView>): boolean {
    const view = index === undefined ? undefined : this.saves[index];
    if (index === undefined || view === undefined) return false;
    this.saves[index] = { ...view, ...change(view) };
    return true;
  }
}
