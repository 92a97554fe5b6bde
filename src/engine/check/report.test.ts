import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice, StoreOperation, TraceEvent, Writer } from '~/core/trace';
import type { FoldOutcome } from '~/core/analysis';
import type { Report } from '../protocol';
import { readReport } from './report';

const error = { name: 'TypeError', message: 'no', code: '', frames: [{ source: 'node:a', line: 1, column: 2 }] };
const writers: { [K in Writer['kind']]: Extract<Writer, { kind: K }> } = {
  input: { kind: 'input' },
  update: { kind: 'update', node: 'a' },
  task: { kind: 'task', task: 0 },
  oneOf: { kind: 'oneOf', tasks: [0, 1] },
  unknown: { kind: 'unknown' },
};
const notices: { [K in Notice['code']]: Extract<Notice, { code: K }> } = {
  tampered: { code: 'tampered', names: ['Object.prototype.x'] },
  recordingOff: { code: 'recordingOff', difference: 'x' },
  limit: { code: 'limit', limit: 'events', value: 20_000 },
  rejected: { code: 'rejected', error },
};
const by = writers.task;
const item = { namespace: ['users', 'ada'], key: 'k' };
const operations: { [K in StoreOperation['op']]: Extract<StoreOperation, { op: K }> } = {
  put: { op: 'put', ...item, value: 1, before: null, time: 5, index: 0, indexIgnored: true, vectors: 0 },
  delete: { op: 'delete', ...item, before: 1 },
  get: { op: 'get', ...item, value: null },
  search: {
    op: 'search',
    namespace: [],
    query: 0,
    filter: 1,
    limit: 5,
    offset: 0,
    queryIgnored: false,
    results: [{ ...item, value: 1, score: 0.5 }],
  },
  listNamespaces: { op: 'listNamespaces', match: null, maxDepth: 1, limit: 2, offset: null, results: [['users']] },
};
const events: { [K in TraceEvent['type']]: Extract<TraceEvent, { type: K }> } = {
  runStarted: { type: 'runStarted', seed: 1, langgraph: '1.7.3', recording: true },
  turnStarted: { type: 'turnStarted', turn: 0, kind: 'input', node: '', thread: '1', from: '', value: { fields: [['log', 0]] } },
  contextGiven: { type: 'contextGiven', value: 0 },
  store: { type: 'store', by, inside: ['tools'], operation: operations.put },
  momentReady: { type: 'momentReady', moment: 0, turn: 0, kind: 'input', step: -1, superstep: 0 },
  taskReady: { type: 'taskReady', task: 0, moment: 0, node: 'a', path: '~a', send: null, reads: { whole: 0 } },
  momentStarted: { type: 'momentStarted', moment: 0 },
  taskStarted: { type: 'taskStarted', task: 0 },
  taskFinished: {
    type: 'taskFinished',
    task: 0,
    returned: { whole: 1 },
    writes: [['log', 1]],
    sends: [{ node: 'b', args: 1 }],
    goto: ['b'],
    ms: 0.5,
  },
  taskFailed: { type: 'taskFailed', task: 0, error, ms: 1 },
  taskPaused: { type: 'taskPaused', task: 0, id: 'i', value: 1, ms: 1 },
  logged: { type: 'logged', level: 'log', values: [0], by: writers.oneOf, call: null },
  modelCalled: { type: 'modelCalled', request: 0, by, messages: 0, tools: 1, reply: null, error, ms: 1 },
  callStarted: { type: 'callStarted', call: 0, phase: 'commit', field: 'log', writer: by, existing: 0, update: 1 },
  batchStarted: {
    type: 'batchStarted',
    call: 0,
    phase: 'read',
    field: 'log',
    existing: 0,
    writes: [{ writer: by, value: 1 }],
    replay: true,
  },
  callFinished: { type: 'callFinished', call: 0, result: 2, ms: 0 },
  callFailed: { type: 'callFailed', call: 0, error, ms: 0 },
  bypassed: { type: 'bypassed', phase: 'preview', field: 'x', writer: writers.input, value: 0, reason: 'plain', replaced: null },
  discarded: { type: 'discarded', field: 'x', by: writers.update, value: 0 },
  merged: { type: 'merged', phase: 'read', field: 'x', after: 3 },
  mutated: { type: 'mutated', what: 'existing', field: 'x', by: writers.unknown, call: 0, before: 0, after: 1 },
  saved: {
    type: 'saved',
    id: 'c',
    thread: '1',
    parent: '',
    step: -1,
    source: 'input',
    versions: [['x', '1']],
    seen: [['a', [['x', '1']]]],
  },
  pending: { type: 'pending', checkpoint: 'c', task: null, node: 'a', writes: [['__error__', 0]] },
  lossy: { type: 'lossy', checkpoint: 'c', field: 'log', live: 0, reloaded: null, why: 'unreadable' },
  forgotten: { type: 'forgotten', thread: '1', checkpoints: 2, why: 'full' },
  checkpoint: { type: 'checkpoint', id: 'c', step: -1, source: 'loop', values: [['x', 0]], next: ['a'] },
  turnEnded: { type: 'turnEnded', turn: 0, how: 'failed', error, values: [] },
  inner: { type: 'inner', task: 0, event: { type: 'taskStarted', task: 0 } },
  graphMade: {
    type: 'graphMade',
    path: ['agent'],
    graph: {
      nodes: ['__start__', 'model'],
      edges: [{ source: '__start__', target: 'model', conditional: false }],
      channels: [{ name: 'messages', channel: 'BinaryOperatorAggregate', reduced: true }],
    },
  },
  innerGoesOn: { type: 'innerGoesOn', task: 1, of: 0 },
  noticed: { type: 'noticed', notice: notices.limit },
  runEnded: { type: 'runEnded', how: 'done' },
};
const reports: { [K in Report['kind']]: Extract<Report, { kind: K }> } = {
  ready: { kind: 'ready', protocol: 1, langgraph: '1.7.3', difference: '' },
  values: {
    kind: 'values',
    from: 0,
    entries: [{ v: { a: [1, { $: 'undefined' }] } }, { of: 0, p: { k: [['a', { s: [[0, 1, []]] }]], d: [] } }],
  },
  event: { kind: 'event', event: events.runEnded },
  parked: { kind: 'parked', moment: 0 },
  parkedInside: { kind: 'parkedInside', record: [0, 1], path: ['a', 'b'], moment: 2 },
  beat: { kind: 'beat', parked: true },
  stored: { kind: 'stored', record: { op: 'put', thread: '1', namespace: '', checkpoint: 'c', parent: '', bytes: 'e30=' } },
  refused: { kind: 'refused', source: '', error },
  benched: {
    kind: 'benched',
    update: 0,
    outcome: { existing: null, updateValue: 1, result: null, error, existingAfter: null, updateAfter: 2, bypassed: false },
  },
  built: {
    kind: 'built',
    field: 0,
    style: 'zod',
    build: {
      channel: 'LastValue',
      start: [null],
      tries: [{ way: 'node', what: 'undefined', given: [{ $: 'undefined' }], held: [], error }],
      refused: null,
    },
  },
  folded: {
    kind: 'folded',
    index: 0,
    outcome: {
      result: null,
      error: { info: error, update: 1 },
      changed: [{ what: 'existing', update: 0, before: [], after: [1] }],
      calls: 2,
      emptied: false,
      effects: { console: 1, timers: 0 },
      uncopied: null,
    },
  },
  over: { kind: 'over', how: 'stopped' },
};
const uncopied: readonly FoldOutcome['uncopied'][] = ['existing', 0];
const samples: readonly Report[] = [
  ...uncopied.map((value): Report => ({ ...reports.folded, outcome: { ...reports.folded.outcome, uncopied: value } })),
  ...Object.values(reports),
  { kind: 'event', event: { ...events.callFinished, same: true } },
  ...Object.values(events).map((event): Report => ({ kind: 'event', event })),
  ...Object.values(notices).map((notice): Report => ({ kind: 'event', event: { type: 'noticed', notice } })),
  ...Object.values(writers).map((writer): Report => ({ kind: 'event', event: { ...events.callStarted, writer } })),
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every copy of a JSON value that differs from it in one place, at any depth, by a value of another type. */
function* spoilt(value: Json): Generator<Json> {
  for (const other of [null, true, -1.5, 'nonsense', [], {}] as Json[]) {
    if (typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value) || (other === null) !== (value === null))
      yield other;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const bad of spoilt(item)) yield value.with(index, bad);
  } else if (value !== null && typeof value === 'object') {
    yield { ...value, extra: 1 };
    for (const key of Object.keys(value)) {
      const { [key]: item = null, ...rest } = value;
      yield rest;
      for (const bad of spoilt(item)) yield { ...value, [key]: bad };
    }
  }
}

const text = (value: unknown) => JSON.stringify(value);

describe('readReport', () => {
  it.each(samples.map((sample) => [text(sample).slice(0, 80), sample] as const))('takes %s', (_, sample) => {
    expect(readReport(text(sample))).toEqual(sample);
  });

  it('refuses every report with one thing wrong, and takes what is another report of the protocol', () => {
    let refused = 0;
    const taken = new Set<string>();
    for (const sample of samples) {
      for (const bad of spoilt(sample as unknown as Json)) {
        if (readReport(text(bad)) === null) refused += 1;
        else taken.add(text(bad));
      }
    }
    expect(refused).toBeGreaterThan(2_000);
    // Values and fields that may be null, or be anything: the only places where another type is right.
    const free =
      /"(v|extra|existing|updateValue|result|error|existingAfter|updateAfter|replaced|before|after|call|send|uncopied|a)":|"entries":|"s":/;
    expect([...taken].filter((one) => !free.test(one))).toEqual([]);
  });

  it('refuses unknown kinds, also those that every object has', () => {
    for (const kind of ['done', 'constructor', '__proto__', 'toString', '']) {
      expect(readReport(text({ kind }))).toBeNull();
      expect(readReport(text({ kind: 'event', event: { type: kind } }))).toBeNull();
    }
  });

  it('refuses keys that would reach a prototype', () => {
    expect(readReport('{"kind":"over","how":"done","__proto__":{"x":1}}')).toBeNull();
    expect(readReport('{"kind":"values","from":0,"entries":[{"v":{"__proto__":{"x":1}}}]}')).toBeNull();
    expect(readReport('{"kind":"values","from":0,"entries":[{"v":{"$":"constructor"}}]}')).toBeNull();
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('refuses what is not JSON, and depth without end', () => {
    expect(readReport('')).toBeNull();
    expect(readReport('{"kind":')).toBeNull();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(readReport(`{"kind":"values","from":0,"entries":[{"v":${deep}}]}`)).toBeNull();
    // And is as good as new afterwards.
    expect(readReport(text(reports.values))).toEqual(reports.values);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        expect(readReport(json)).toBeNull();
      }),
    );
  });
});
