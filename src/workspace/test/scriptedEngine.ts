import { FolderOver } from '~/core/analysis';
import type { GraphSpec, Problem } from '~/core/document';
import type { TraceEvent, ValueEntry } from '~/core/trace';
import type { BenchListener, Engine, OverCause, RunHandle, RunListener, RunOptions, RunStatus } from '~/engine';

/** What a scripted run does in a moment, besides ending it. */
type Twist =
  /** It begins and never ends. */
  'hang' | 'fail';

interface ScriptedRun {
  readonly graph: GraphSpec;
  readonly options: RunOptions;
  readonly listener: RunListener;
  allowed: number | null;
  stopped: boolean;
  over: boolean;
  /** Sends what is still in the pipe, as if it came late. */
  late(): void;
  /** The engine gives up, as when the far side went silent. */
  die(how: 'killed' | 'limit', cause: OverCause | null): void;
}

export interface ScriptedEngine extends Engine {
  readonly runs: ScriptedRun[];
  readonly benches: { readonly listener: BenchListener; stopped: boolean }[];
  readonly checks: { readonly graph: GraphSpec; readonly answer: (problems: readonly Problem[]) => void }[];
  /** Lets every run go as far as it may. Nothing is ever sent by itself. */
  work(): void;
  /** Runs that were neither stopped nor over. */
  live(): readonly ScriptedRun[];
  /** By the name of the node that does it. */
  readonly twists: Map<string, Twist>;
}

/**
 * An engine for tests of stepping: the input is one moment, every node of the document is a superstep of its own that
 * appends its source to the list `log`. It keeps to the contract of `Engine` and does nothing until told to.
 */
export function createScriptedEngine(): ScriptedEngine {
  const runs: ScriptedRun[] = [];
  const benches: ScriptedEngine['benches'] = [];
  const checks: ScriptedEngine['checks'] = [];
  const twists = new Map<string, Twist>();
  const workers: (() => void)[] = [];

  function run(graph: GraphSpec, options: RunOptions, listener: RunListener): RunHandle {
    const script = scriptOf(graph, options.seed, twists);
    let sent = 0;
    let hung = false;
    const status = (next: RunStatus) => listener.onStatus(next);
    const end = (next: Extract<RunStatus, { kind: 'over' }>) => {
      if (self.over) return;
      self.over = true;
      status(next);
    };
    const self: ScriptedRun = {
      graph,
      options,
      listener,
      allowed: options.allow,
      stopped: false,
      over: false,
      late: () =>
        listener.onTrace(
          [{ v: 'late' }],
          [{ type: 'turnStarted', turn: 9, kind: 'input', node: '', thread: '1', from: '', value: { fields: [] } }],
        ),
      die: (how, cause) => end({ kind: 'over', how, cause }),
    };
    runs.push(self);
    workers.push(() => {
      while (!self.over && !self.stopped && !hung) {
        const next = script[sent];
        if (next === undefined) return end({ kind: 'over', how: script.some((part) => part.failed) ? 'failed' : 'done', cause: null });
        if (self.allowed !== null && next.gate !== null && next.gate >= self.allowed) return status({ kind: 'parked', moment: next.gate });
        sent += 1;
        status({ kind: 'running', waiting: false });
        listener.onTrace(next.values, next.events);
        hung = next.hangs;
        if (hung) return;
      }
      if (self.stopped) end({ kind: 'over', how: 'stopped', cause: null });
    });
    return {
      allow(moments) {
        if (self.allowed !== null && (moments === null || moments > self.allowed)) self.allowed = moments;
      },
      hold: () => undefined,
      keepWaiting: () => status({ kind: 'running', waiting: false }),
      stop: () => {
        self.stopped = true;
      },
    };
  }

  return {
    runs,
    benches,
    checks,
    twists,
    warmUp: () => undefined,
    dispose: () => undefined,
    check: (graph) => new Promise((answer) => checks.push({ graph, answer })),
    facts: () => Promise.resolve({ sources: {} }),
    activity: () => Promise.resolve({ pairs: [], runs: new Map(), filled: new Set(), endless: null, complete: true }),
    run,
    bench(_job, listener) {
      const job = { listener, stopped: false };
      benches.push(job);
      return {
        stop: () => {
          job.stopped = true;
        },
      };
    },
    styles: () => ({ stop: () => undefined }),
    lab: () => ({ fold: () => Promise.reject(new FolderOver()), over: new Promise(() => undefined), stop: () => undefined }),
    work: () => {
      for (const worker of workers) worker();
    },
    live: () => runs.filter((one) => !one.stopped && !one.over),
  };
}

interface Part {
  /** The moment whose gate stands before this part; null inside a moment. */
  readonly gate: number | null;
  readonly values: readonly ValueEntry[];
  readonly events: readonly TraceEvent[];
  readonly hangs: boolean;
  readonly failed: boolean;
}

function scriptOf(graph: GraphSpec, seed: number, twists: ReadonlyMap<string, Twist>): readonly Part[] {
  const parts: Part[] = [];
  let values = 0;
  let log: string[] = [];
  const value = (out: ValueEntry[], v: string | readonly string[]) => {
    out.push({ v });
    values += 1;
    return values - 1;
  };
  const add = (gate: number | null, entries: readonly ValueEntry[], events: readonly TraceEvent[], rest: Partial<Part> = {}) =>
    parts.push({ gate, values: entries, events, hangs: false, failed: false, ...rest });

  const first: ValueEntry[] = [];
  const empty = value(first, []);
  add(null, first, [
    { type: 'runStarted', seed, langgraph: 'scripted', recording: true },
    { type: 'turnStarted', turn: 0, kind: 'input', node: '', thread: '1', from: '', value: { fields: [['log', empty]] } },
    { type: 'momentReady', moment: 0, turn: 0, kind: 'input', step: 0, superstep: 0 },
  ]);
  add(0, [], [{ type: 'momentStarted', moment: 0 }, checkpoint(0, empty, 'input'), ...ready(1, graph.nodes[0]?.name, empty)]);
  for (const [index, node] of graph.nodes.entries()) {
    const moment = index + 1;
    const entries: ValueEntry[] = [];
    const twist = twists.get(node.name);
    const existing = value(entries, log);
    const update = value(entries, [node.source]);
    const writer = { kind: 'task', task: index } as const;
    const call: TraceEvent = { type: 'callStarted', call: index, phase: 'commit', field: 'log', writer, existing, update };
    const began: readonly TraceEvent[] = [
      { type: 'momentStarted', moment },
      { type: 'taskStarted', task: index },
    ];
    if (twist === 'fail') {
      const error = { name: 'Error', message: node.source, code: '', frames: [] };
      const end = { type: 'turnEnded', turn: 0, how: 'failed', error, values: [] } as const;
      add(moment, entries, [...began, { type: 'taskFailed', task: index, error, ms: 1 }, end, { type: 'runEnded', how: 'failed' }], {
        failed: true,
      });
      return parts;
    }
    const finished: TraceEvent = {
      type: 'taskFinished',
      task: index,
      returned: { fields: [['log', update]] },
      writes: [['log', update]],
      sends: [],
      goto: [],
      ms: 1,
    };
    add(moment, entries, [...began, finished, call], { hangs: twist === 'hang' });
    log = [...log, node.source];
    const results: ValueEntry[] = [];
    const result = value(results, log);
    const next = graph.nodes[index + 1];
    add(null, results, [
      { type: 'callFinished', call: index, result, ms: 1 },
      { type: 'merged', phase: 'commit', field: 'log', after: result },
      checkpoint(moment, result, 'loop'),
      ...(next === undefined
        ? [
            { type: 'turnEnded', turn: 0, how: 'done', error: null, values: [['log', result]] } as const,
            { type: 'runEnded', how: 'done' } as const,
          ]
        : ready(moment + 1, next.name, result)),
    ]);
  }
  return parts;
}

function checkpoint(moment: number, ref: number, source: 'input' | 'loop'): TraceEvent {
  return { type: 'checkpoint', id: `c${moment}`, step: moment, source, values: [['log', ref]], next: [] };
}

function ready(moment: number, node: string | undefined, reads: number): readonly TraceEvent[] {
  if (node === undefined) {
    return [
      { type: 'turnEnded', turn: 0, how: 'done', error: null, values: [['log', reads]] },
      { type: 'runEnded', how: 'done' },
    ];
  }
  const task: TraceEvent = {
    type: 'taskReady',
    task: moment - 1,
    moment,
    node,
    path: `~__pregel_pull, ${node}`,
    send: null,
    reads: { fields: [['log', reads]] },
  };
  return [{ type: 'momentReady', moment, turn: 0, kind: 'superstep', step: moment, superstep: moment }, task];
}
