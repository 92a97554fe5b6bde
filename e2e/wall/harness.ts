import { type FoldOutcome, FolderOver } from '~/core/analysis';
/** The engine behind the wall on a bare page, for the browser tests. Built only with E2E_HARNESS=1. */
import { createTraceStore, type TraceEvent, type TraceStore } from '~/core/trace';
import type { RunHandle, RunStatus } from '~/engine';
import { createWalledEngine, type WalledEngine } from '~/engine/client';
import { farSideText } from '~/engine/wall/farSideText';
import { LIMITS, type Limits } from '~/engine/limits';
import { pageClock } from '~/engine/wall/clock';
import { SandboxFrame } from '~/engine/wall/frame';
import { goldenDocument } from '../../scripts/golden/goldenDocument';
import { judgeCase } from '../../scripts/golden/judgeCase';
import { recordTrace } from '../../scripts/golden/recordTrace';
import type { LimitsChange, WallHarness } from './harnessApi';
import { validate } from './validation/validate';

interface Recorded {
  readonly handle: RunHandle;
  readonly statuses: RunStatus[];
  readonly events: TraceEvent[];
  readonly store: TraceStore;
  readonly waiting: Set<() => void>;
  gap: number;
}

let limits: Limits = LIMITS;
let engine: WalledEngine = createWalledEngine(limits);
const runs: Recorded[] = [];
const violations: string[] = [];
const broadcasts: unknown[] = [];

document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.effectiveDirective} ${event.blockedURI}`));
new BroadcastChannel('app').addEventListener('message', (event) => broadcasts.push(event.data));

let last = performance.now();
setInterval(() => {
  const now = performance.now();
  const run = runs.at(-1);
  // Looking at a long record afterwards would count as well.
  if (run && run.statuses.at(-1)?.kind !== 'over') run.gap = Math.max(run.gap, now - last);
  last = now;
}, 5);

const recorded = (run: number): Recorded => {
  const found = runs[run];
  if (!found) throw new Error(`no run ${run}`);
  return found;
};

/** Property accesses and methods are renamed; the hooks say the name as a text, which stays. */
async function changedFarSide(method: string): Promise<string> {
  return (await farSideText()).replaceAll(new RegExp(`(?<![\\w$'"\`])${method}(?![\\w$'"\`])`, 'g'), `${method}Renamed`);
}

const wall: WallHarness = {
  configure(change: LimitsChange, renamed?: string) {
    engine.dispose();
    limits = {
      far: { ...LIMITS.far, ...change.far },
      relay: { ...LIMITS.relay, ...change.relay },
      page: { ...LIMITS.page, ...change.page },
    };
    engine = renamed === undefined ? createWalledEngine(limits) : createWalledEngine(limits, () => changedFarSide(renamed));
  },
  warmUp: () => engine.warmUp(),
  check: (graph) => engine.check(graph),
  run(graph, options = {}) {
    const statuses: RunStatus[] = [];
    const events: TraceEvent[] = [];
    const store = createTraceStore();
    const waiting = new Set<() => void>();
    const handle = engine.run(
      graph,
      { seed: options.seed ?? 1, allow: options.allow === undefined ? null : options.allow, delays: null },
      {
        onTrace(values, more) {
          events.push(...more);
          store.append(values, more);
        },
        onStatus(status) {
          statuses.push(status);
          for (const look of waiting) look();
        },
      },
    );
    return runs.push({ handle, statuses, events, store, waiting, gap: 0 }) - 1;
  },
  allow: (run, moments) => recorded(run).handle.allow(moments),
  keepWaiting: (run) => recorded(run).handle.keepWaiting(),
  stop: (run) => recorded(run).handle.stop(),
  until(run, kinds) {
    const { statuses, waiting } = recorded(run);
    return new Promise((resolve) => {
      const look = () => {
        const status = statuses.at(-1);
        if (!status || !kinds.includes(status.kind)) return;
        waiting.delete(look);
        resolve(status);
      };
      waiting.add(look);
      look();
    });
  },
  record(run) {
    const { statuses, events, store, gap } = recorded(run);
    return { statuses, events, values: store.trace.values.length, gap };
  },
  values(run) {
    const { store } = recorded(run);
    return store.trace.values.map((_, ref) => store.value(ref));
  },
  text(run) {
    const { trace } = recorded(run).store;
    return JSON.stringify(trace, (key, value: unknown) => (key === 'ms' ? undefined : value));
  },
  bench: (job) =>
    new Promise((resolve) => {
      const outcomes: (readonly [number, Parameters<Parameters<WalledEngine['bench']>[1]['onOutcome']>[1]])[] = [];
      engine.bench(job, {
        onOutcome: (update, outcome) => outcomes.push([update, outcome]),
        onOver: (how, cause) => resolve({ outcomes, how, cause }),
      });
    }),
  async fold(job, batches) {
    const lab = engine.lab(job);
    const outcomes: FoldOutcome[] = [];
    try {
      for (const folds of batches) outcomes.push(...(await lab.fold(folds)));
      lab.stop();
    } catch (error) {
      // How it ended says why.
      if (!(error instanceof FolderOver)) throw error;
    }
    return { outcomes, ...(await lab.over) };
  },
  judge: async (golden) => judgeCase(golden, await recordTrace(engine, goldenDocument(golden))),
  validate: (doc) => validate(doc, limits),
  renewFrame: () => engine.renewFrame(),
  dispose: () => engine.dispose(),
  frames: () => document.querySelectorAll('iframe').length,
  takeViolations: () => violations.splice(0),
  probe: (workerText) =>
    new Promise((resolve, reject) => {
      const frame = new SandboxFrame(Promise.resolve(workerText), {
        clock: pageClock,
        limits: limits.page,
        caps: limits.relay,
        onLost: () => reject(new Error('the frame was lost')),
      });
      void frame.ready.then(() => {
        const worker = frame.start({
          onTexts([text = '']) {
            resolve(text);
            worker.kill();
            frame.dispose();
          },
          onFlood: (over) => reject(new Error(`flood: ${over}`)),
          onFailed: (detail) => reject(new Error(detail)),
          onLost: () => reject(new Error('the frame was lost')),
        });
      });
    }),
  broadcasts: () => broadcasts,
};

window.wall = wall;
