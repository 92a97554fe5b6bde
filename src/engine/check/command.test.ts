import { describe, expect, it } from 'vitest';
import { FARTHEST_WORLD, FOLDS_AT_ONCE, LIMITS } from '../limits';
import type { Command, FieldSpec, Job, Module } from '../protocol';
import { readCommand } from './command';

const module: Module = { key: 'node:a', js: 'export default 1', imports: [{ start: 0, end: 3, specifier: 'zod' }] };
const fields: readonly FieldSpec[] = [
  { name: 'a', type: { kind: 'list', of: 'str' }, optional: false, updateType: null, merge: { kind: 'plain', start: { kind: 'none' } } },
  {
    name: 'b',
    type: { kind: 'any', of: 'any' },
    optional: false,
    updateType: null,
    merge: { kind: 'builtIn', reducer: 'keepLast', keep: 3, start: { kind: 'zero' } },
  },
  {
    name: 'c',
    type: { kind: 'int', of: 'any' },
    optional: false,
    updateType: null,
    merge: { kind: 'own', module, start: { kind: 'own', module } },
  },
  {
    name: 'd',
    type: { kind: 'int', of: 'any' },
    optional: false,
    updateType: null,
    merge: { kind: 'own', module, start: { kind: 'none' } },
  },
  { name: 'e', type: { kind: 'str', of: 'any' }, optional: true, updateType: null, merge: { kind: 'untracked', guard: false } },
  {
    name: 'f',
    type: { kind: 'messages', of: 'any' },
    optional: false,
    updateType: { kind: 'any', of: 'any' },
    merge: { kind: 'delta', reducer: 'messages', snapshots: 5, start: { kind: 'zero' } },
  },
  {
    name: 'g',
    type: { kind: 'list', of: 'any' },
    optional: false,
    updateType: null,
    merge: { kind: 'delta', reducer: module, snapshots: 1, start: { kind: 'none' } },
  },
];
const graph: Job = {
  kind: 'graph',
  record: true,
  delays: null,
  freeze: null,
  reread: false,
  beginning: { turn: 2, how: 'goOn' },
  graph: {
    fields,
    schemas: { style: 'zod', state: ['a', 'b'], input: ['a'], output: null },
    nodes: [{ name: 'a', module, defer: false, ends: ['b'], reads: ['a'], pause: 'none', inner: null }],
    edges: [['__start__', 'a']],
    joins: [[['a'], '__end__']],
    routers: [{ name: 'r', source: 'a', targets: ['b'], module }],
    turns: [
      { kind: 'input', module, thread: '1', from: null, until: null, context: null },
      { kind: 'resume', module, thread: '1', from: null, until: 3, context: module },
      { kind: 'continue', thread: 'b', from: { turn: 1, superstep: -1 }, until: null, context: null },
      { kind: 'update', node: 'a', module, how: 'set', thread: '1', from: null },
      { kind: 'delete', thread: '1' },
    ],
    memory: { saver: 'memory', durability: 'async' },
    store: { items: module, index: { fields: ['$'], embed: module } },
    shared: null,
    recursionLimit: 25,
  },
};
const run = (job: Job): Command => ({ kind: 'run', protocol: 1, run: 'x', seed: 0, job, limits: LIMITS.far });
const commands: readonly Command[] = [
  run(graph),
  ...fields.map((field): Command => run({ kind: 'bench', field, existing: null, updates: [module], shared: module })),
  ...fields.map((field): Command => run({ kind: 'lab', field, shared: null })),
  { kind: 'hold', hold: null },
  { kind: 'hold', hold: { path: ['a', 'b'], records: [{ record: [0, 1], moments: 2 }] } },
  { kind: 'fold', first: 0, folds: [{ existing: { kind: 'start' }, updates: [], world: 0 }] },
  {
    kind: 'fold',
    first: 7,
    folds: [
      { existing: { kind: 'value', value: { a: [{ $: 'undefined' }] } }, updates: [1, { $: 'overwrite', v: null }], world: 1 },
      { existing: { kind: 'nothing' }, updates: [[]], world: 2 },
      { existing: { kind: 'start' }, updates: [], world: 0, frozen: 'existing' },
    ],
  },
  { kind: 'allow', moments: null },
  { kind: 'allow', moments: 3 },
  { kind: 'stop' },
  { kind: 'ack', bytes: 10 },
];

describe('readCommand', () => {
  it.each(commands)('takes $kind', (command) => {
    expect(readCommand(JSON.stringify(command))).toEqual(command);
  });

  it.each([
    { kind: 'eval', js: '1' },
    { kind: 'allow' },
    { kind: 'allow', moments: -1 },
    { kind: 'allow', moments: 1.5 },
    { kind: 'stop', now: true },
    { kind: 'fold', first: -1, folds: [] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'value' }, updates: [], world: 0 }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'none' }, updates: [], world: 0 }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'value', value: { $: 'eval' } }, updates: [], world: 0 }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'start' }, updates: [{ $: 'set' }], world: 0 }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'start' }, updates: [], world: 0, frozen: 'input' }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'start' }, updates: [], world: 0, frozen: null }] },
    { kind: 'fold', first: 0, folds: [{ existing: { kind: 'start' }, updates: [], world: FARTHEST_WORLD + 1 }] },
    { kind: 'fold', first: 0, folds: Array(FOLDS_AT_ONCE + 1).fill({ existing: { kind: 'start' }, updates: [], world: 0 }) },
    run({ kind: 'lab', field: { ...fields[0], merge: { kind: 'magic' } }, shared: null } as never),
    { ...run(graph), job: { ...graph, delays: -1 } },
    { ...run(graph), job: { ...graph, freeze: { task: -1, field: 'log' } } },
    { ...run(graph), job: { ...graph, freeze: { task: 0 } } },
    { ...run(graph), job: { ...graph, beginning: { turn: -1, how: 'send' } } },
    { ...run(graph), job: { ...graph, beginning: { turn: 0, how: 'skip' } } },
    { kind: 'stored', records: [{ op: 'delete', thread: '1' }] },
    { ...run(graph), seed: '1' },
    { ...run(graph), job: { ...graph, record: 'yes' } },
    { ...run(graph), limits: {} },
    run({ ...graph, graph: { ...graph.graph, turns: [{ kind: 'fork', module }] } } as never),
    run({
      kind: 'bench',
      field: { ...fields[1], merge: { kind: 'builtIn', reducer: 'constructor', keep: 1, start: { kind: 'zero' } } },
    } as never),
    run({
      ...graph,
      graph: { ...graph.graph, nodes: [{ name: 'a', module: { ...module, imports: [{ start: 0, end: 1, specifier: 'fs' }] } }] },
    } as never),
  ])('refuses %#', (command) => {
    expect(readCommand(JSON.stringify(command))).toBeNull();
  });
});
