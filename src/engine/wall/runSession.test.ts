import { describe, expect, it } from 'vitest';
import type { TraceEvent, ValueEntry } from '~/core/trace';
import type { RunStatus } from '../engine';
import { LIMITS } from '../limits';
import { type Command, FROM_THE_START, type Report, type RunnableGraph } from '../protocol';
import { FakeClock } from './clock.fake';
import type { FarWorkerEvents } from './farWorker';
import type { Prepared } from './job';
import type { WorkerPool } from './pool';
import { RunSession } from './runSession';

const GRAPH: RunnableGraph = {
  fields: [],
  schemas: { style: 'annotation', state: [], input: null, output: null },
  nodes: [],
  edges: [],
  joins: [],
  routers: [],
  turns: [],
  memory: { saver: 'memory', durability: 'async' },
  store: { items: null, index: null },
  shared: null,
  recursionLimit: 25,
};
const STARTED: Report = { kind: 'event', event: { type: 'runStarted', seed: 1, langgraph: 'x', recording: true } };

interface Setting {
  readonly allow?: number | null;
  readonly difference?: string;
  readonly prepared?: Prepared | Error;
  readonly takes?: Error;
}

/** A run whose worker is played by the test. */
async function begin({ allow = null, difference = '', prepared, takes }: Setting = {}) {
  const clock = new FakeClock();
  const commands: Command[] = [];
  const statuses: RunStatus[] = [];
  const values: ValueEntry[] = [];
  const events: TraceEvent[] = [];
  let far: FarWorkerEvents | null = null;
  let kills = 0;
  let overs = 0;
  const worker = {
    attach: (given: FarWorkerEvents) => {
      far = given;
    },
    send: (command: Command) => commands.push(command),
    kill: () => {
      kills += 1;
    },
  };
  const pool = {
    warmUp: () => {},
    take: async () => {
      if (takes) throw takes;
      return { worker, ready: { kind: 'ready', protocol: 1, langgraph: 'x', difference } };
    },
  } as unknown as WorkerPool;
  const prepare = async (): Promise<Prepared> => {
    if (prepared instanceof Error) throw prepared;
    return (
      prepared ?? {
        work: (record) => ({ kind: 'graph', graph: GRAPH, record, delays: null, freeze: null, reread: false, beginning: FROM_THE_START }),
      }
    );
  };
  const listener = {
    onTrace: (more: readonly ValueEntry[], and: readonly TraceEvent[]) => {
      values.push(...more);
      events.push(...and);
    },
    onStatus: (status: RunStatus) => statuses.push(status),
  };
  const session = new RunSession({ pool, limits: LIMITS, clock }, prepare, { seed: 7, allow, delays: null }, listener, () => {
    overs += 1;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return {
    clock,
    commands,
    statuses,
    values,
    events,
    session,
    say: (...reports: Report[]) => far?.onReports(reports, 100, 0),
    far: () => far as FarWorkerEvents,
    last: () => statuses.at(-1),
    kills: () => kills,
    overs: () => overs,
    /** Time with heartbeats, as a living worker has it. */
    live: (ms: number, parked = false) => {
      for (let spent = 0; spent < ms; spent += LIMITS.far.heartbeatMs) {
        clock.pass(LIMITS.far.heartbeatMs);
        far?.onReports([{ kind: 'beat', parked }], 30, 0);
      }
    },
  };
}

describe('RunSession', () => {
  it('hands the work over with seed and gate, and tells the trace in order', async () => {
    const run = await begin({ allow: 2 });
    expect(run.commands).toMatchObject([
      { kind: 'run', seed: 7, job: { kind: 'graph', record: true } },
      { kind: 'allow', moments: 2 },
    ]);
    run.say(STARTED, { kind: 'values', from: 0, entries: [{ v: 1 }] }, { kind: 'values', from: 1, entries: [{ v: 2 }, { v: 3 }] });
    expect(run.values).toEqual([{ v: 1 }, { v: 2 }, { v: 3 }]);
    run.say({ kind: 'event', event: { type: 'runEnded', how: 'done' } }, { kind: 'over', how: 'done' });
    expect(run.events.map(({ type }) => type)).toEqual(['runStarted', 'runEnded']);
    expect(run.statuses.map(({ kind }) => kind)).toEqual(['starting', 'running', 'over']);
    expect([run.kills(), run.overs()]).toEqual([1, 1]);
  });

  it('asks after fifteen seconds, and again after waiting was wished', async () => {
    const run = await begin();
    run.live(14_500);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.live(1_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: true });
    run.session.keepWaiting();
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.live(14_500);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.live(1_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: true });
  });

  it('lets an hour at a gate count for nothing', async () => {
    const run = await begin({ allow: 1 });
    run.live(10_000);
    run.say({ kind: 'parked', moment: 1 });
    run.live(3_600_000, true);
    expect(run.last()).toEqual({ kind: 'parked', moment: 1 });
    run.session.allow(2);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.live(14_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
  });

  it('lets an hour at a gate inside count for nothing, and goes on when that is let', async () => {
    const run = await begin({ allow: 2 });
    const hold = (moments: number) => ({ path: ['sub'], records: [{ record: [0], moments }] });
    run.session.hold(hold(1));
    const parked: Report = { kind: 'parkedInside', record: [0], path: ['sub'], moment: 1 };
    run.live(10_000);
    run.say(parked);
    run.live(3_600_000, true);
    expect(run.last()).toEqual({ kind: 'parked', moment: 1, inside: [0] });
    // The gate around is another one.
    run.session.allow(2);
    expect(run.last()).toMatchObject({ kind: 'parked' });
    run.session.hold(hold(2));
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.live(14_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    // Said before it was let go.
    run.say(parked);
    expect(run.last()).toMatchObject({ kind: 'running' });
    run.session.hold(hold(2));
    run.session.hold(null);
    run.say({ ...parked, moment: 5 });
    expect(run.last()).toMatchObject({ kind: 'running' });
    expect(run.commands.filter(({ kind }) => kind === 'hold')).toEqual(
      [hold(1), hold(2), null].map((one) => ({ kind: 'hold', hold: one })),
    );
  });

  it('does not believe in a gate that was opened meanwhile, and takes nothing back', async () => {
    const run = await begin({ allow: 1 });
    run.session.allow(5);
    run.session.allow(3);
    run.say({ kind: 'parked', moment: 1 });
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.say({ kind: 'parked', moment: 5 });
    expect(run.last()).toEqual({ kind: 'parked', moment: 5 });
    run.session.allow(null);
    run.session.allow(6);
    expect(run.commands.slice(1)).toEqual([1, 5, null].map((moments) => ({ kind: 'allow', moments })));
  });

  it('ends a silent worker, parked or not, and closes its trace', async () => {
    for (const parked of [true, false]) {
      const run = await begin({ allow: 1 });
      run.say(STARTED);
      if (parked) run.say({ kind: 'parked', moment: 1 });
      run.clock.pass(21_000);
      expect(run.last()).toMatchObject({ kind: 'over', how: 'killed', cause: { kind: 'silent' } });
      expect(run.events.at(-1)).toEqual({ type: 'runEnded', how: 'killed' });
      expect(run.kills()).toBe(1);
    }
  });

  it('asks about silence before it ends it, and takes the question back when there is news', async () => {
    const run = await begin();
    run.say(STARTED);
    run.clock.pass(3_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: true });
    run.say({ kind: 'beat', parked: false });
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.clock.pass(5_000);
    run.session.keepWaiting();
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.clock.pass(14_000);
    expect(run.last()).toEqual({ kind: 'running', waiting: false });
    run.clock.pass(26_000);
    expect(run.last()).toMatchObject({ kind: 'over', how: 'killed', cause: { kind: 'silent' } });
  });

  it('asks nothing at a gate, where nobody waits for it', async () => {
    const run = await begin({ allow: 1 });
    run.say({ kind: 'parked', moment: 1 });
    run.clock.pass(5_000);
    expect(run.last()).toEqual({ kind: 'parked', moment: 1 });
    run.session.allow(2);
    expect(run.last()).toEqual({ kind: 'running', waiting: true });
  });

  it('gives a stopped worker a moment for its last words', async () => {
    const heard = await begin();
    heard.say(STARTED);
    heard.session.stop();
    heard.session.stop();
    expect(heard.commands.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
    expect(heard.last()?.kind).toBe('running');
    heard.say({ kind: 'event', event: { type: 'runEnded', how: 'stopped' } }, { kind: 'over', how: 'stopped' });
    expect(heard.last()).toEqual({ kind: 'over', how: 'stopped', cause: null });

    const stuck = await begin();
    stuck.say(STARTED);
    stuck.session.stop();
    stuck.clock.pass(LIMITS.page.stopMs);
    expect(stuck.last()).toEqual({ kind: 'over', how: 'stopped', cause: null });
    expect(stuck.events.at(-1)).toEqual({ type: 'runEnded', how: 'stopped' });
    stuck.say({ kind: 'over', how: 'done' });
    expect(stuck.overs()).toBe(1);
  });

  it('tells apart what ended it', async () => {
    const error = { name: 'Error', message: 'no', code: '', frames: [] };
    const refused = await begin();
    refused.say({ kind: 'refused', source: 'node:a', error }, { kind: 'over', how: 'failed' });
    expect(refused.last()).toEqual({ kind: 'over', how: 'failed', cause: { kind: 'refused', source: 'node:a', error } });

    const limit = await begin();
    limit.say(
      { kind: 'event', event: { type: 'noticed', notice: { code: 'limit', limit: 'bytes', value: 1 } } },
      { kind: 'over', how: 'limit' },
    );
    expect(limit.last()).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'bytes' } });

    const flood = await begin();
    flood.far().onFlood('messages');
    expect(flood.last()).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'events' } });

    const lost = await begin();
    lost.far().onLost();
    expect(lost.last()).toEqual({ kind: 'over', how: 'killed', cause: { kind: 'lost' } });

    const problems = await begin({ prepared: { problems: [] } });
    expect(problems.last()).toEqual({ kind: 'over', how: 'failed', cause: { kind: 'problems', problems: [] } });

    for (const setting of [{ prepared: new Error('no compiler') }, { takes: new Error('no worker') }]) {
      const none = await begin(setting);
      expect(none.last()).toMatchObject({
        kind: 'over',
        how: 'failed',
        cause: { kind: 'unavailable', detail: expect.stringContaining('no ') },
      });
      expect(none.events).toEqual([]);
    }
  });

  it('runs without recording where the engine is not the known one, and says so', async () => {
    const run = await begin({ difference: 'report 3 is missing' });
    expect(run.commands[0]).toMatchObject({ kind: 'run', job: { record: false } });
    run.say({ kind: 'event', event: { type: 'runStarted', seed: 1, langgraph: 'x', recording: false } });
    expect(run.events[1]).toEqual({ type: 'noticed', notice: { code: 'recordingOff', difference: 'report 3 is missing' } });
  });

  it('counts what was no report, and values out of turn, as signs of tampering', async () => {
    const run = await begin();
    run.far().onReports([STARTED], 100, 2);
    run.say({ kind: 'values', from: 1, entries: [{ v: 1 }] });
    expect(run.values).toEqual([]);
    run.say({ kind: 'over', how: 'done' });
    expect(run.events).toContainEqual({ type: 'noticed', notice: { code: 'tampered', names: ['protocol (3)'] } });
  });

  it('acknowledges what it took in, now and then', async () => {
    const run = await begin();
    for (let i = 0; i < 8; i++) run.far().onReports([{ kind: 'beat', parked: false }], LIMITS.far.bytesUnacknowledged / 8, 0);
    const acks = run.commands.filter(({ kind }) => kind === 'ack');
    expect(acks).toEqual([2, 4, 6, 8].map((eighths) => ({ kind: 'ack', bytes: (eighths * LIMITS.far.bytesUnacknowledged) / 8 })));
  });
});
