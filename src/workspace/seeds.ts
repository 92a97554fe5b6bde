import type { Context } from './context';

/** The seed that the next run takes: the document's own, until somebody asks for another one. */
export interface Seeds {
  /** A document is shown; one whose seed was edited goes by that. */
  readonly shown: () => void;
  readonly renew: () => void;
  /** As a record says that was made with it. */
  readonly restore: (seed: number) => void;
  /** Another document is opened. */
  readonly forget: () => void;
}

export function createSeeds({ deps, get, set }: Context): Seeds {
  let own: number | null = null;
  let documents: number | null = null;

  function put(seed: number): void {
    if (seed !== get().seed) set({ seed });
  }

  return {
    shown() {
      const { seed } = get().doc.graph;
      if (seed !== documents) own = null;
      documents = seed;
      put(own ?? seed);
    },
    renew() {
      own = deps.newSeed();
      put(own);
    },
    restore(seed) {
      if (seed !== documents) own = seed;
      put(seed);
    },
    forget() {
      own = null;
      documents = null;
    },
  };
}
