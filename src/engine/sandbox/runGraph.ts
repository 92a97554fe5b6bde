import type { RunOutcome } from '~/core/trace';
import type { Job, RunnableGraph } from '../protocol';
import { type Arounds, buildGraph, loadModules } from './build';
import { delaysFrom } from './delays';
import { LANGGRAPH } from './langgraphVersion';
import { type CodeGraph, madeGraphs } from './madeGraphs';
import { Moments } from './moments';
import { PlainDriver } from './plainDriver';
import { RecordedDriver } from './recordedDriver';
import type { Workshop } from './run';
import { Losses } from './savers/losses';
import { RunMemory } from './savers/runMemory';
import type { PendingTeller } from './savers/savedTeller';
import { SaverSpy } from './savers/saverSpy';
import { anatomyOf } from './spy/anatomy';
import { createSpy } from './spy/createSpy';
import type { Hooked } from './spy/spy';
import { TaskBoard } from './spy/taskBoard';
import { nodeOfPath, type TaskConfig } from './spy/taskConfig';
import { fieldNames } from './state/fieldNames';
import type { Loaded } from './state/parts';
import { StateTap } from './stateTap';
import { type RunStore, runStore } from './store/runStore';
import { StoreSpy } from './store/storeSpy';
import { type Checkpoint, Turns, type TurnsParts } from './turns';
import type { Begun } from './userCode';

type GraphJob = Extract<Job, { kind: 'graph' }>;

/** Evaluates, builds and runs a graph. Nothing of the document runs before the first moment may. */
export async function runGraph(job: GraphJob, workshop: Workshop): Promise<RunOutcome> {
  const { gate, outbox, seed, wait } = workshop;
  await gate.pass(0);
  const loaded = await loadModules(job.graph, workshop.modules);
  const moments = new Moments(gate, outbox, job.delays === null ? null : delaysFrom(job.delays, wait));
  const held = await runStore(job.graph.store, loaded);
  const storeSpy = new StoreSpy(held.store, { ...workshop, emit: emitter(workshop) });
  const made: Loads = { loaded, moments, held, storeSpy };
  const run = job.record ? recorded(job, made, workshop) : plain(job, made, workshop);
  outbox.event({ type: 'runStarted', seed, langgraph: LANGGRAPH, recording: job.record });
  storeSpy.tellFirst(held.first);
  return run();
}

type Start = () => Promise<'done' | 'failed'>;

/** What both ways to run need before a graph is built. */
interface Loads {
  readonly loaded: Loaded;
  readonly moments: Moments;
  readonly held: RunStore;
  readonly storeSpy: StoreSpy;
}

function recorded(job: GraphJob, { loaded, moments, held, storeSpy }: Loads, workshop: Workshop): Start {
  const { outbox, book, actors, now, errorInfo } = workshop;
  const { graph: spec, freeze, beginning } = job;
  let calls = 0;
  const recording = { book, actors, now, errorInfo, emit: emitter(workshop), nextCall: () => calls++, store: storeSpy };
  const board = new TaskBoard(recording, fieldNames(spec));
  const saverSpy = new SaverSpy(emitter(workshop), board, lossesOf(job, workshop), (id, thread, step) => turns.saved(id, thread, step));
  const memory = memoryOf(spec, saverSpy, workshop);
  const onCheckpoint = (checkpoint: Checkpoint) => turns.checkpoint(checkpoint);
  const unsaved = memory.saver ? null : new StateTap(() => spy.state(), onCheckpoint);
  const witness = memory.hearsWrites ? saverSpy : null;
  const onBoundary = (step: number) => unsaved?.reach(step);
  const anatomy = anatomyOf(spec);
  const parts = { recording, moments, outbox, board, saver: saverSpy, witness, anatomy, freeze, onBoundary };
  const spy = createSpy(parts, { gates: workshop.gatesInside, record: [], path: [] });
  const arounds: Arounds = {
    node: { begin: (config) => spy.begin(config, true) },
    router: { begin: (config) => spy.begin(config, false) },
  };
  const graph = buildGraph(spec, loaded, arounds, memory.saver, held.store);
  spy.hook(graph as unknown as Hooked);
  const driver = new RecordedDriver(graph, spy, unsaved, onCheckpoint);
  const turns = turnsOf({ spec, beginning, loaded, graph, driver, moments, memory }, workshop);
  return () => {
    for (const { path, graph: made } of madeGraphs(graph as unknown as CodeGraph, anatomy)) {
      recording.emit({ type: 'graphMade', path, graph: made });
    }
    return turns.run();
  };
}

function plain(job: GraphJob, { loaded, moments, held }: Loads, workshop: Workshop): Start {
  const { book } = workshop;
  const { graph: spec, beginning } = job;
  const teller: PendingTeller = {
    tell: (_id, path, writes) => ({
      task: null,
      node: nodeOfPath(path),
      writes: writes.map(([channel, value]) => [channel, book.record(value, book.live(channel)).ref]),
    }),
  };
  const saverSpy = new SaverSpy(emitter(workshop), teller, lossesOf(job, workshop), (id, thread, step) => turns.saved(id, thread, step));
  const memory = memoryOf(spec, saverSpy, workshop);
  const driver = new PlainDriver(moments, memory.saver !== null, (checkpoint) => turns.checkpoint(checkpoint));
  const begun: Begun = { sync: (run) => run(), pending: () => undefined, end: () => undefined };
  const arounds: Arounds = {
    node: { before: (config) => driver.pass((config as TaskConfig).metadata.langgraph_step), begin: () => begun },
    router: { begin: () => begun },
  };
  const graph = buildGraph(spec, loaded, arounds, memory.saver, held.store);
  driver.run(graph);
  const turns = turnsOf({ spec, beginning, loaded, graph, driver, moments, memory }, workshop);
  return () => turns.run();
}

type Made = Pick<TurnsParts, 'spec' | 'beginning' | 'loaded' | 'graph' | 'driver' | 'moments' | 'memory'>;

function turnsOf(made: Made, workshop: Workshop): Turns {
  const { book, errorInfo, signal } = workshop;
  return new Turns({ ...made, book, emit: emitter(workshop), errorInfo, signal });
}

function lossesOf({ graph, reread }: GraphJob, workshop: Workshop): Losses {
  return new Losses({
    fields: graph.fields.map(({ name }) => name),
    untracked: fieldNames(graph).untracked,
    book: workshop.book,
    emit: emitter(workshop),
    rereads: reread,
  });
}

function memoryOf({ memory }: RunnableGraph, saverSpy: SaverSpy, { limits, wait, outbox, stored }: Workshop): RunMemory {
  return new RunMemory(memory, saverSpy, { limits, wait, tell: (record) => outbox.stored(record) }, stored);
}

function emitter({ outbox }: Workshop) {
  return outbox.event.bind(outbox);
}
