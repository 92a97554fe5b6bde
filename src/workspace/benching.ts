import type { BenchListener, Engine } from '~/engine';
import type { Context } from './context';
import type { Actions, Bench } from './state';

export type Benching = Pick<Actions, 'openBench' | 'editBench' | 'runBench' | 'stopBench' | 'closeBench'>;

/** One reducer at a time, called by hand. Like a run, a job that was let go has nothing to say any more. */
export function createBenching(context: Context): Benching {
  const { get, set } = context;
  let job: { stop: () => void } | null = null;

  function change(part: Partial<Bench>): void {
    const { bench } = get();
    if (bench !== null) set({ bench: { ...bench, ...part } });
  }

  function letGo(): void {
    const running = job;
    job = null;
    running?.stop();
  }

  function start(engine: Engine, own: { stop: () => void }, bench: Bench): void {
    const listener: BenchListener = {
      onOutcome(update, outcome) {
        const open = get().bench;
        if (job !== own || open === null) return;
        change({ outcomes: open.outcomes.map((known, index) => (index === update ? outcome : known)) });
      },
      onOver(_how, cause) {
        if (job !== own) return;
        job = null;
        change({ running: false, cause });
      },
    };
    const { graph } = get().doc;
    const { field, existing, updates } = bench;
    const started = engine.bench({ field, existing, updates, shared: graph.shared, seed: get().seed }, listener);
    own.stop = () => started.stop();
  }

  return {
    openBench(field, existing, updates) {
      letGo();
      const bench = { field, existing, updates, outcomes: updates.map(() => null), running: false, cause: null };
      set({ bench, opened: { tool: 'bench' } });
    },
    editBench(part) {
      const { bench } = get();
      if (bench === null) return;
      letGo();
      const updates = part.updates ?? bench.updates;
      change({ ...part, outcomes: updates.map(() => null), running: false, cause: null });
    },
    runBench() {
      const { bench } = get();
      if (bench === null) return;
      letGo();
      const own = { stop: () => undefined as void };
      job = own;
      change({ outcomes: bench.updates.map(() => null), running: true, cause: null });
      context.engine().then(
        (engine) => {
          if (job === own) start(engine, own, bench);
        },
        (error: unknown) => {
          if (job !== own) return;
          job = null;
          change({ running: false, cause: { kind: 'unavailable', detail: String(error) } });
        },
      );
    },
    stopBench() {
      letGo();
      change({ running: false });
    },
    closeBench() {
      letGo();
      set({ bench: null });
    },
  };
}
