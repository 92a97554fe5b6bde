import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTraceStore, type TraceEvent, type TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import type { GoldenCase } from './goldenCase';
import { goldenDocument } from './goldenDocument';
import { judgeCase } from './judgeCase';
import { readCases } from './readCases';
import { recordTrace } from './recordTrace';

const cases = readCases(fileURLToPath(new URL('cases.jsonl', import.meta.url)));
const engine = createInProcessEngine();
const stores = new Map<GoldenCase, TraceStore>();

describe('what the product records is what LangGraph did', () => {
  it.each(cases)('$id', async (golden) => {
    const store = await recordTrace(engine, goldenDocument(golden));
    stores.set(golden, store);
    expect(judgeCase(golden, store)).toEqual([]);
  });

  it('marks forty cases for the browser', () => {
    expect(cases.filter(({ browser }) => browser)).toHaveLength(40);
  });
});

describe('a trace that is not true', () => {
  /** In how many cases a change of the trace was possible, and in how many of those it went unnoticed. */
  const judge = (change: (events: TraceEvent[]) => TraceEvent[] | null) => {
    const changed = [...stores].flatMap(([golden, store]) => {
      const events = change(structuredClone([...store.trace.events]));
      return events ? [{ golden, store: createTraceStore({ ...store.trace, events }) }] : [];
    });
    const unnoticed = changed.filter(({ golden, store }) => judgeCase(golden, store).length === 0);
    return { tried: changed.length, unnoticed: unnoticed.map(({ golden }) => golden.id) };
  };
  const isCommit = (event: TraceEvent) => event.type === 'callStarted' && event.phase === 'commit';

  it('is found out when two writers are swapped', () => {
    const { tried, unnoticed } = judge((events) => {
      // Two tasks that wrote different things to one field in one merge.
      for (let i = 0; i < events.length; i++) {
        const one = events[i];
        const other = events.slice(i + 1).find((event) => event.type === 'callStarted');
        if (one?.type !== 'callStarted' || other?.type !== 'callStarted' || !isCommit(one) || !isCommit(other)) continue;
        if (one.field !== other.field || one.update === other.update || one.writer.kind !== 'task' || other.writer.kind !== 'task')
          continue;
        [(one as { writer: unknown }).writer, (other as { writer: unknown }).writer] = [other.writer, one.writer];
        return events;
      }
      return null;
    });
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(10);
  });

  it('is found out when one commit is called a preview', () => {
    const { tried, unnoticed } = judge((events) => {
      const call = events.find((event) => isCommit(event));
      if (!call) return null;
      (call as { phase: string }).phase = 'preview';
      return events;
    });
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });

  it('is found out when one preview is called a commit', () => {
    const { tried, unnoticed } = judge((events) => {
      const call = events.find((event) => event.type === 'callStarted' && event.phase === 'preview');
      if (!call) return null;
      (call as { phase: string }).phase = 'commit';
      return events;
    });
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(3);
  });

  it('is found out when a bypassed write, a call or a task is missing', () => {
    const without = (isIt: (event: TraceEvent) => boolean) => (events: TraceEvent[]) => {
      // What a failed superstep leaves behind is nobody's to check.
      const end = events.findLastIndex(({ type }) => type === 'checkpoint');
      const index = events.findIndex((event, place) => place <= end && isIt(event));
      return index < 0 ? null : events.toSpliced(index, 1);
    };
    for (const isIt of [
      (event: TraceEvent) =>
        event.type === 'bypassed' && event.phase === 'commit' && ['plain', 'first', 'overwrite'].includes(event.reason),
      isCommit,
      (event: TraceEvent) => event.type === 'taskReady',
      (event: TraceEvent) => event.type === 'checkpoint',
    ]) {
      const { tried, unnoticed } = judge(without(isIt));
      expect(unnoticed).toEqual([]);
      expect(tried).toBeGreaterThan(10);
    }
  });
});
