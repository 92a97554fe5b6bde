import { describe, expect, it } from 'vitest';
import { createUnframe, frame } from '../frame';
import { LIMITS, PART_CHARACTERS } from '../limits';
import { type Command, type FarLimits, FROM_THE_START, type Module, PROTOCOL_VERSION, type Report, type RunnableGraph } from '../protocol';
import { LIST, ran, type Sketch } from '../trial.fake';
import { createFarSide } from './farSide';
import { dataUrlLoader } from './moduleLoader';

const LOOP: Sketch = {
  fields: { log: LIST },
  nodes: { a: 'globalThis.playgroundTurns = 0;\nexport default () => { globalThis.playgroundTurns++; return { log: [1] }; };' },
  edges: ['__start__>a', 'a>a'],
  recursionLimit: 1_000_000,
};
const turnsOfLoop = () => (globalThis as unknown as { playgroundTurns: number }).playgroundTurns;

describe('limits', () => {
  it('end a run with too many events, with the record kept up to there', async () => {
    const trial = await ran(LOOP, { limits: { eventsPerRun: 300 } });
    expect(await trial.over).toMatchObject({ how: 'limit', cause: { kind: 'limit', limit: 'events' } });
    expect(trial.of('noticed')).toEqual([{ type: 'noticed', notice: { code: 'limit', limit: 'events', value: 300 } }]);
    expect(trial.events.length).toBeLessThan(310);
    expect(trial.events.length).toBeGreaterThan(300);
    expect(trial.store.ended).toBe('limit');
    const turns = turnsOfLoop();
    await new Promise((go) => setTimeout(go, 50));
    expect(turnsOfLoop()).toBe(turns);
  });

  it('count the events between two gates anew at each', async () => {
    const trial = await ran({ ...LOOP, recursionLimit: 40 }, { limits: { eventsBetweenGates: 30 } });
    expect(trial.how).toBe('failed');
    const flood = await ran(
      { ...LOOP, nodes: { a: 'export default () => { for (;;) console.log(1); };' } },
      { limits: { eventsBetweenGates: 30 } },
    );
    expect(await flood.over).toMatchObject({ how: 'limit', cause: { kind: 'limit', limit: 'events' } });
    expect(flood.store.logs.length).toBeGreaterThan(10);
  });

  it('end a run amid the calls of one merge, and no reducer is called after', async () => {
    const count = 'globalThis.playgroundCalls = (globalThis.playgroundCalls ?? 0) + 1;';
    const trial = await ran(
      {
        fields: { n: { reducer: `export default (a, b) => { ${count} return a + b; };`, type: 'int' } },
        nodes: {
          a: "import { Command } from '@langchain/langgraph';\nexport default () => Array.from({ length: 500 }, () => new Command({ update: { n: 1 } }));",
        },
        edges: ['__start__>a'],
      },
      { limits: { eventsPerRun: 100 } },
    );
    expect(trial.how).toBe('limit');
    const calls = trial.of('callFinished').length;
    expect(calls).toBeGreaterThan(20);
    expect((globalThis as unknown as { playgroundCalls: number }).playgroundCalls).toBeLessThanOrEqual(calls + 1);
  });

  it('end a run that says too much, in characters', async () => {
    const trial = await ran(
      { ...LOOP, nodes: { a: "let i = 0;\nexport default () => ({ log: ['x'.repeat(1000) + i++] });" } },
      { limits: { bytesPerRun: 100_000 } },
    );
    expect(await trial.over).toMatchObject({ how: 'limit', cause: { kind: 'limit', limit: 'bytes' } });
    expect(trial.store.moments.length).toBeGreaterThan(10);
  });

  it('cut a value that is too large by itself', async () => {
    const trial = await ran(
      { ...LOOP, edges: ['__start__>a'], nodes: { a: "export default () => ({ log: ['x'.repeat(5000)] });" } },
      { limits: { bytesPerValue: 1000 } },
    );
    expect(trial.how).toBe('done');
    expect(JSON.stringify(trial.state)).toContain('"$":"cut"');
  });
});

describe('the far side', () => {
  const module = (key: string, js: string): Module => ({ key, js, imports: [] });
  const graph: RunnableGraph = {
    fields: [
      {
        name: 'log',
        type: { kind: 'list', of: 'any' },
        optional: false,
        updateType: null,
        merge: { kind: 'plain', start: { kind: 'none' } },
      },
    ],
    schemas: { style: 'annotation', state: ['log'], input: null, output: null },
    nodes: ['a', 'b'].map((name) => ({
      name,
      module: module(`node:${name}`, `export default () => ({ log: '${name}'.repeat(600_000) });`),
      defer: false,
      ends: [],
      reads: null,
      pause: 'none' as const,
      inner: null,
    })),
    edges: [
      ['__start__', 'a'],
      ['a', 'b'],
    ],
    joins: [],
    routers: [],
    turns: [{ kind: 'input', module: module('turn:0', 'export default {};'), thread: '1', from: null, until: null, context: null }],
    memory: { saver: 'memory', durability: 'async' },
    store: { items: null, index: null },
    shared: null,
    recursionLimit: 25,
  };

  function start(limits: Partial<FarLimits> = {}) {
    const messages: string[] = [];
    const reports: Report[] = [];
    const unframe = createUnframe(Number.POSITIVE_INFINITY);
    let beat: () => void = () => undefined;
    const farSide = createFarSide({
      send: (message) => {
        messages.push(message);
        const text = unframe(message);
        if (text !== null) reports.push(JSON.parse(text) as Report);
      },
      loader: dataUrlLoader,
      now: () => performance.now(),
      every: (_ms, call) => {
        beat = call;
        return () => undefined;
      },
      console,
      reseed: () => undefined,
      inWorld: () => 0,
      tampered: () => ['Array.prototype.map'],
    });
    const say = (command: Command) => frame(JSON.stringify(command), PART_CHARACTERS).forEach((message) => farSide.receive(message));
    say({
      kind: 'run',
      protocol: PROTOCOL_VERSION,
      run: 'x',
      seed: 7,
      job: { kind: 'graph', graph, record: true, delays: null, freeze: null, reread: false, beginning: FROM_THE_START },
      limits: { ...LIMITS.far, ...limits },
    });
    return { say, messages, reports, farSide, beat: () => beat(), sent: () => messages.reduce((sum, { length }) => sum + length, 0) };
  }
  const settle = () => new Promise((go) => setTimeout(go, 80));
  const events = (reports: readonly Report[]) => reports.flatMap((report) => (report.kind === 'event' ? [report.event] : []));

  it('waits while too much of what it sent was not taken in', async () => {
    const { say, reports, sent } = start({ bytesUnacknowledged: 500_000 });
    say({ kind: 'allow', moments: null });
    await settle();
    const finished = () => events(reports).filter(({ type }) => type === 'taskFinished').length;
    expect(finished()).toBe(1);
    expect(events(reports).some(({ type }) => type === 'runEnded')).toBe(false);
    say({ kind: 'ack', bytes: sent() - 500_001 });
    await settle();
    expect(finished()).toBe(1);
    say({ kind: 'ack', bytes: sent() });
    await settle();
    expect(finished()).toBe(2);
    say({ kind: 'ack', bytes: sent() });
    await settle();
    expect(reports.at(-1)).toEqual({ kind: 'over', how: 'done' });
  });

  it('sends nothing that is longer than a message may be', async () => {
    const { say, messages, reports } = start();
    say({ kind: 'allow', moments: null });
    say({ kind: 'ack', bytes: 1e9 });
    await settle();
    expect(messages.every((message) => message.length <= PART_CHARACTERS + 1)).toBe(true);
    expect(messages.some((message) => message.startsWith('1'))).toBe(true);
    expect(reports.at(-1)).toEqual({ kind: 'over', how: 'done' });
  });

  it('tells the seed, its heartbeats, what was tampered with and what nobody caught', async () => {
    const { say, reports, farSide, beat } = start();
    say({ kind: 'allow', moments: 1 });
    say({ kind: 'ack', bytes: 1e9 });
    await settle();
    beat();
    expect(reports.at(-1)).toEqual({ kind: 'beat', parked: true });
    farSide.rejected(new TypeError('lost'));
    say({ kind: 'allow', moments: null });
    await settle();
    const all = events(reports);
    expect(all[0]).toEqual({ type: 'runStarted', seed: 7, langgraph: '1.7.3', recording: true });
    expect(all.filter(({ type }) => type === 'noticed')).toEqual([
      { type: 'noticed', notice: { code: 'rejected', error: expect.objectContaining({ name: 'TypeError', message: 'lost' }) as unknown } },
      { type: 'noticed', notice: { code: 'tampered', names: ['Array.prototype.map'] } },
    ]);
    beat();
    farSide.rejected(new Error());
    expect(reports.at(-1)).toEqual({ kind: 'over', how: 'done' });
  });

  it('refuses another protocol', () => {
    const farSide = createFarSide({
      send: () => undefined,
      loader: dataUrlLoader,
      now: () => 0,
      every: () => () => undefined,
      console,
      reseed: () => undefined,
      inWorld: () => 0,
      tampered: () => [],
    });
    const command: Command = {
      kind: 'run',
      protocol: 99,
      run: '',
      seed: 1,
      job: { kind: 'graph', graph, record: true, delays: null, freeze: null, reread: false, beginning: FROM_THE_START },
      limits: LIMITS.far,
    };
    expect(() => frame(JSON.stringify(command), PART_CHARACTERS).forEach((message) => farSide.receive(message))).toThrow('protocol 99');
  });
});
