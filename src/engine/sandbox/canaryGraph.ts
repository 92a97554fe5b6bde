import type { Module, RunnableGraph } from '../protocol';

const module = (key: string, js: string): Module => ({ key, js: `export default ${js};`, imports: [] });
const writes = (field: string, value: string) => `(state) => ({ ${field}: ${value}, last: state.log.length })`;

/**
 * A small graph that passes through everything that the hooks rest on: reduced and plain fields, a first write, parallel
 * writers whose order is by name, an Overwrite, an undeclared key, a router's preview, a second turn and a state update.
 */
export const CANARY: RunnableGraph = {
  fields: [
    {
      name: 'log',
      type: { kind: 'list', of: 'str' },
      optional: false,
      updateType: null,
      merge: { kind: 'own', module: module('reducer:log', '(existing, update) => existing.concat(update)'), start: { kind: 'zero' } },
    },
    {
      name: 'count',
      type: { kind: 'any', of: 'any' },
      optional: false,
      updateType: null,
      merge: { kind: 'own', module: module('reducer:count', '(existing, update) => existing + update'), start: { kind: 'none' } },
    },
    {
      name: 'last',
      type: { kind: 'int', of: 'any' },
      optional: false,
      updateType: null,
      merge: { kind: 'plain', start: { kind: 'none' } },
    },
  ],
  schemas: { style: 'annotation', state: ['log', 'count', 'last'], input: null, output: null },
  nodes: [
    {
      name: 'zinc',
      module: module('node:zinc', '() => ({ log: ["zinc"], count: 2, spare: 1 })'),
      defer: false,
      ends: [],
      reads: null,
      inner: null,
      pause: 'none',
    },
    {
      name: 'ant',
      module: module('node:ant', 'async () => ({ log: ["ant"], count: 3 })'),
      defer: false,
      ends: [],
      reads: null,
      inner: null,
      pause: 'none',
    },
    {
      name: 'mend',
      module: module('node:mend', writes('log', '{ __overwrite__: ["mended"] }')),
      defer: false,
      ends: [],
      reads: null,
      inner: null,
      pause: 'none',
    },
    { name: 'end', module: module('node:end', writes('log', '["end"]')), defer: false, ends: [], reads: null, inner: null, pause: 'none' },
  ],
  edges: [
    ['__start__', 'zinc'],
    ['__start__', 'ant'],
    ['end', '__end__'],
  ],
  joins: [[['zinc', 'ant'], 'mend']],
  routers: [
    {
      name: 'route',
      source: 'mend',
      targets: ['end', '__end__'],
      module: module('router:route', '(state) => (state.log.length === 1 ? "end" : "__end__")'),
    },
  ],
  turns: [
    { kind: 'input', module: module('turn:0', '{ log: ["in"] }'), thread: '1', from: null, until: null, context: null },
    { kind: 'update', node: 'mend', module: module('turn:1', '{ count: 5 }'), how: 'contribute', thread: '1', from: null },
  ],
  memory: { saver: 'memory', durability: 'async' },
  store: { items: null, index: null },
  shared: null,
  recursionLimit: 25,
};
