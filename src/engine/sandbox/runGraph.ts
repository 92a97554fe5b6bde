import { MemorySaver } from '@langchain/langgraph/web';
import type { RunOutcome } from '~/core/trace';
import type { Job } from '../protocol';
import { type Arounds, buildGraph, type CompiledGraph, type Loaded, loadModules } from './build';
import { delaysFrom } from './delays';
import { LANGGRAPH } from './langgraphVersion';
import { FreeGate } from './freeGate';
import { Moments } from './moments';
import { PlainDriver } from './plainDriver';
import { RecordedDriver } from './recordedDriver';
import type { Workshop } from './run';
import { createSpy } from './spy/createSpy';
import type { Hooked } from './spy/spy';
import { SpySaver } from './spy/spySaver';
import type { TaskConfig } from './spy/taskConfig';
import { type Driver, Turns } from './turns';
import type { Begun } from './userCode';

type GraphJob = Extract<Job, { kind: 'graph' }>;

/** Evaluates, builds and runs a graph. Nothing of the document runs before the first moment may. */
export async function runGraph(job: GraphJob, workshop: Workshop): Promise<RunOutcome> {
  const { gate, outbox, seed, wait } = workshop;
  await gate.pass(0);
  const loaded = await loadModules(job.graph, workshop.modules);
  const moments = new Moments(gate, outbox, job.delays === null ? null : delaysFrom(job.delays, wait));
  const run = job.record ? recorded(job, loaded, moments, workshop) : plain(job, loaded, moments, workshop);
  outbox.event({ type: 'runStarted', seed, langgraph: LANGGRAPH, recording: job.record });
  return run();
}

type Start = () => Promise<'done' | 'failed'>;

function recorded(job: GraphJob, loaded: Loaded, moments: Moments, workshop: Workshop): Start {
  const { outbox, book, actors, now, errorInfo } = workshop;
  let calls = 0;
  const recording = { book, actors, now, errorInfo, emit: emitter(workshop), nextCall: () => calls++ };
  const saver = new SpySaver();
  const parts = { recording, moments, outbox, saver, spec: job.graph, freeze: job.freeze };
  const spy = createSpy(parts, new FreeGate(workshop.signal));
  const arounds: Arounds = {
    node: { begin: (config) => spy.begin(config, true) },
    router: { begin: (config) => spy.begin(config, false) },
  };
  const graph = buildGraph(job.graph, loaded, arounds, saver);
  spy.hook(graph as unknown as Hooked);
  const driver = new RecordedDriver(graph, spy, saver, (checkpoint) => turns.checkpoint(checkpoint));
  const turns = turnsOf(job, loaded, graph, driver, moments, workshop);
  return () => turns.run();
}

function plain(job: GraphJob, loaded: Loaded, moments: Moments, workshop: Workshop): Start {
  const driver = new PlainDriver(moments, (checkpoint) => turns.checkpoint(checkpoint));
  const begun: Begun = { sync: (run) => run(), pending: () => undefined, end: () => undefined };
  const arounds: Arounds = {
    node: { before: (config) => driver.pass((config as TaskConfig).metadata.langgraph_step), begin: () => begun },
    router: { begin: () => begun },
  };
  const graph = buildGraph(job.graph, loaded, arounds, new MemorySaver());
  driver.run(graph);
  const turns = turnsOf(job, loaded, graph, driver, moments, workshop);
  return () => turns.run();
}

function turnsOf(job: GraphJob, loaded: Loaded, graph: CompiledGraph, driver: Driver, moments: Moments, workshop: Workshop): Turns {
  const { book, errorInfo, signal } = workshop;
  return new Turns({ graph, spec: job.graph, loaded, driver, moments, book, emit: emitter(workshop), errorInfo, signal });
}

function emitter({ outbox }: Workshop) {
  return outbox.event.bind(outbox);
}
