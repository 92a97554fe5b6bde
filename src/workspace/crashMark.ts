import type { Storage } from '~/storage';

/** Keeps the mark on disk that tells of a run, so that a tab which dies of it can be told the next time. */
export interface CrashMark {
  /** Resolves when the mark is on disk, or cannot be. */
  readonly set: (docId: string, now: number) => Promise<void>;
  readonly clear: () => void;
}

export function createCrashMark(storage: Storage): CrashMark {
  let marked: string | null = null;
  return {
    async set(docId, now) {
      if (marked === docId) return;
      marked = docId;
      await storage.running.begin(docId, now);
    },
    clear() {
      if (marked === null) return;
      marked = null;
      void storage.running.end();
    },
  };
}
