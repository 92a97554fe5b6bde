import { ValueRecorder } from '~/engine/sandbox/record';
import type { Recorded } from '~/engine/sandbox/record';
import { cpuTime } from './cpuTime';
import { median } from './median';

interface Item {
  readonly id: string;
  text: string;
}
type List = readonly Item[];

interface Scenario {
  readonly name: string;
  readonly update: (call: number) => List;
  readonly reduce: (existing: List, update: List) => List;
}

const LENGTH = 1000;
/** Calls that are timed together. */
const CHUNK = 200;
const item = (i: number): Item => ({ id: `m${i}`, text: `item number ${i}` });
const thousand = (): List => Array.from({ length: LENGTH }, (_, i) => item(i));
/** Strides over the list so that neighbours in time are far apart in it. */
const edit = (call: number): List => [{ id: `m${(call * 7919) % LENGTH}`, text: `edit ${call}` }];
const targetOf = (update: List): string => update[0]?.id ?? '';

const scenarios: readonly Scenario[] = [
  {
    name: 'replace one',
    update: edit,
    reduce: (existing, update) => existing.map((x) => (x.id === targetOf(update) ? (update[0] ?? x) : x)),
  },
  {
    name: 'keep last 1,000',
    update: (call) => [item(LENGTH + call)],
    reduce: (existing, update) => [...existing, ...update].slice(-LENGTH),
  },
  {
    name: 'all re-made',
    update: edit,
    reduce: (existing, update) => existing.map((x) => ({ ...x, text: x.id === targetOf(update) ? (update[0]?.text ?? '') : x.text })),
  },
  {
    name: 'mutated in place',
    update: edit,
    reduce: (existing, update) => {
      const found = existing.find((x) => x.id === targetOf(update));
      if (found !== undefined) found.text = update[0]?.text ?? '';
      return existing;
    },
  },
];

/**
 * Measures the record by itself, with no engine around it: `npm run bench` prints the rows. Start Node with --expose-gc,
 * else the heap column counts garbage too.
 */
export function benchRecord(print: (row: string) => void, calls = 100_000): void {
  print(`20 nodes append to ${LENGTH} objects: record is ${appendBytes().toFixed(2)} × (one state + all updates); goal ≤ 3`);
  for (const scenario of scenarios) {
    for (const between of [false, true]) {
      const { micros, megabytes, changed } = run(scenario, calls, between);
      const where = between ? 'a superstep each' : 'in one fold';
      print(
        `${scenario.name}, ${where}: ${micros.toFixed(0)} µs a call (goal ≤ 400, the reducer's own ${bareMicros(scenario, calls).toFixed(0)} included), ${megabytes.toFixed(0)} MB for ${calls} calls kept in memory (goal ≤ 120), ${changed} changed in place`,
      );
    }
  }
}

/** What the spy does at every call: the update, then after the call what became of `existing`, of the result and of the update. */
function run(scenario: Scenario, calls: number, between: boolean): { micros: number; megabytes: number; changed: number } {
  const recorder = new ValueRecorder({ bytesPerValue: 5_000_000 });
  const kept: unknown[] = [];
  let raw = thousand();
  let live: Recorded = recorder.put(raw);
  let changed = 0;
  const before = heap();
  const chunks: number[] = [];
  let start = cpuTime();
  for (let call = 0; call < calls; call++) {
    const rawUpdate = scenario.update(call);
    const update = recorder.put(rawUpdate);
    if (between && !recorder.matches(live, raw)) throw new Error('changed between calls');
    const rawResult = scenario.reduce(raw, rawUpdate);
    const { existing, result } = recorder.settle(live, raw, rawResult);
    if (!recorder.matches(update, rawUpdate)) throw new Error('the update changed');
    if (existing !== live) changed++;
    live = result;
    raw = rawResult;
    if (call % 10 === 0) kept.push(recorder.drain());
    if ((call + 1) % CHUNK === 0) {
      chunks.push(((cpuTime() - start) * 1000) / CHUNK);
      start = cpuTime();
    }
  }
  const megabytes = (heap() - before) / 1e6;
  if (kept.length === 0) throw new Error('nothing kept');
  return { micros: median(chunks), megabytes, changed };
}

/** The same calls unrecorded. */
function bareMicros(scenario: Scenario, calls: number): number {
  let raw = thousand();
  const chunks: number[] = [];
  for (let from = 0; from < Math.min(calls, 20 * CHUNK); from += CHUNK) {
    const start = cpuTime();
    for (let call = from; call < from + CHUNK; call++) raw = scenario.reduce(raw, scenario.update(call));
    chunks.push(((cpuTime() - start) * 1000) / CHUNK);
  }
  return median(chunks);
}

/** Reads, returned values, updates, existing and results of 20 supersteps, as the spy puts them. */
function appendBytes(): number {
  const recorder = new ValueRecorder({ bytesPerValue: 5_000_000 });
  let raw = thousand();
  const updates: List[] = [];
  let live = recorder.put(raw);
  for (let step = 0; step < 20; step++) {
    const returned = { list: [item(LENGTH + step)] };
    recorder.put(raw, live);
    updates.push(returned.list);
    recorder.put(returned.list);
    const rawResult = [...raw, ...returned.list];
    live = recorder.settle(live, raw, rawResult).result;
    raw = rawResult;
  }
  const written = JSON.stringify(recorder.drain().entries).length;
  return written / (JSON.stringify(thousand()).length + JSON.stringify(updates).length);
}

function heap(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
