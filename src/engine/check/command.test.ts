import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import type { Command, FieldSpec, Job, Module } from '../protocol';
import { readCommand } from './command';

const module: Module = { key: 'node:a', js: 'export default 1', imports: [{ start: 0, end: 3, specifier: 'zod' }] };
const fields: readonly FieldSpec[] = [
  { name: 'a', type: { kind: 'list', of: 'str' }, merge: { kind: 'plain' } },
  { name: 'b', type: { kind: 'any', of: 'any' }, merge: { kind: 'builtIn', reducer: 'keepLast', keep: 3, start: { kind: 'zero' } } },
  { name: 'c', type: { kind: 'int', of: 'any' }, merge: { kind: 'own', module, start: { kind: 'own', module } } },
  { name: 'd', type: { kind: 'int', of: 'any' }, merge: { kind: 'own', module, start: { kind: 'none' } } },
];
const graph: Job = {
  kind: 'graph',
  record: true,
  graph: {
    fields,
    nodes: [{ name: 'a', module, defer: false, ends: ['b'] }],
    edges: [['__start__', 'a']],
    joins: [[['a'], '__end__']],
    routers: [{ name: 'r', source: 'a', targets: ['b'], module }],
    turns: [
      { kind: 'input', module },
      { kind: 'update', node: 'a', module },
    ],
    shared: null,
    recursionLimit: 25,
  },
};
const run = (job: Job): Command => ({ kind: 'run', protocol: 1, run: 'x', seed: 0, job, limits: LIMITS.far });
const commands: readonly Command[] = [
  run(graph),
  ...fields.map((field): Command => run({ kind: 'bench', field, existing: null, updates: [module], shared: module })),
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
  ])('refuses %j', (command) => {
    expect(readCommand(JSON.stringify(command))).toBeNull();
  });
});
