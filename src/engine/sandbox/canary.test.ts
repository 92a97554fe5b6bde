import { describe, expect, it } from 'vitest';
import { firstDifference, runCanary, type Seen } from './canary';
import { dataUrlLoader } from './moduleLoader';

const run = () =>
  runCanary(
    { loader: dataUrlLoader, now: () => performance.now(), console: { ...console }, reseed: () => {}, inWorld: () => 0 },
    (ms, call) => void setTimeout(call, ms).unref(),
  );

describe('the canary', () => {
  it('reports the same every time, and what the far side expects of this LangGraph', async () => {
    const seen = await run();
    await expect(`${JSON.stringify(seen, null, 1)}\n`).toMatchFileSnapshot('./canaryExpected.json');
    expect(firstDifference(await run(), seen)).toBe('');
  });

  it('passes through what the hooks rest on', async () => {
    const events = (await run()).flatMap((report) => (report.kind === 'event' ? [report.event] : []));
    const rows = events.filter((event) => event.type === 'callStarted' || event.type === 'bypassed');
    expect(new Set(rows.map((row) => row.phase))).toEqual(new Set(['commit', 'preview']));
    expect(new Set(rows.map((row) => row.type === 'bypassed' && row.reason))).toEqual(
      new Set([false, 'first', 'overwrite', 'plain', 'undeclared']),
    );
    expect(rows.every((row) => row.writer.kind !== 'unknown')).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'runEnded', how: 'done' });
  });
});

describe('firstDifference', () => {
  const list = [
    { kind: 'parked', moment: 0 },
    { kind: 'over', how: 'done' },
  ] as const satisfies readonly Seen[];

  it('is empty for equal lists', () => {
    expect(firstDifference(list, structuredClone(list))).toBe('');
  });

  it('names what is other, missing or too much', () => {
    expect(firstDifference(list, [{ kind: 'parked', moment: 1 }, list[1]])).toBe(
      'report 0 is {"kind":"parked","moment":0}, not {"kind":"parked","moment":1}',
    );
    expect(firstDifference(list.slice(0, 1), list)).toBe('report 1 is missing, not {"kind":"over","how":"done"}');
    expect(firstDifference(list, list.slice(0, 1))).toBe('report 1 is {"kind":"over","how":"done"}, not missing');
  });
});
