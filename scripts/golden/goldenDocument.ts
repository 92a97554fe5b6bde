import { DOCUMENT_VERSION, END, type Field, type Merge, type PlaygroundDoc, START } from '~/core/document';
import type { GoldenCase } from './goldenCase';

/** The reducers of the cases. They are looser than the built-ins, which keep Python's type rules. */
const REDUCERS: Readonly<Record<string, string>> = {
  concat: '[...existing, ...update]',
  add: 'existing + update',
  join: 'existing + update',
  max: 'Math.max(existing, update)',
  min: 'Math.min(existing, update)',
  merge: '({ ...existing, ...update })',
  unique: '[...existing, ...update].filter((item, index, all) => all.indexOf(item) === index)',
  last3: '[...existing, ...update].slice(-3)',
  minus: 'existing - update',
  resettable: 'update === null ? 0 : existing + update',
};

const IMPORTS = [
  "import { Command, Overwrite, Send } from '@langchain/langgraph';",
  "import { RemoveMessage } from '@langchain/core/messages';",
].join('\n');

/** The document that says what a golden case says. */
export function goldenDocument(golden: GoldenCase): PlaygroundDoc {
  const names = Object.keys(golden.nodes);
  const idOf = (name: string) => (name === START || name === END ? name : `n${names.indexOf(name)}`);
  return {
    version: DOCUMENT_VERSION,
    title: golden.id,
    note: { en: '', zh: '' },
    graph: {
      fields: Object.entries(golden.state).map(([name, { reducer, type }], index): Field => {
        return { id: `f${index}`, name, type: { kind: type, of: 'any' }, merge: mergeOf(reducer) };
      }),
      nodes: Object.entries(golden.nodes).map(([name, { ts, defer, ends }]) => {
        return { id: idOf(name), name, source: moduleOf(ts), defer, ends: (ends ?? []).map(idOf) };
      }),
      edges: golden.edges.map(([source, target], index) => ({ id: `e${index}`, source: idOf(source), target: idOf(target) })),
      joins: golden.waits.map(([sources, target], index) => ({ id: `j${index}`, sources: sources.map(idOf), target: idOf(target) })),
      routers: golden.branches.map(({ source, targets, ts }, index) => {
        return { id: `r${index}`, name: `route${index}`, source: idOf(source), targets: targets.map(idOf), code: moduleOf(ts) };
      }),
      turns: golden.turns.map(({ ts, update_state_as }) => {
        const source = moduleOf(ts);
        return update_state_as === undefined ? { kind: 'input', source } : { kind: 'update', asNode: idOf(update_state_as), source };
      }),
      shared: '',
      recursionLimit: golden.recursion_limit,
      seed: 1,
    },
    layout: { nodes: {} },
    expectations: [],
  };
}

function mergeOf(reducer: string | null): Merge {
  if (reducer === null) return { kind: 'plain' };
  if (reducer === 'messages') return { kind: 'builtIn', reducer: 'addMessages', keep: 0, start: { kind: 'zero' } };
  const body = REDUCERS[reducer];
  if (body === undefined) throw new Error(`no reducer is called ${reducer}`);
  return { kind: 'own', source: `export default (existing, update) => ${body};`, start: { kind: 'zero' } };
}

/** Imports that the code does not use vanish with the types. */
function moduleOf(ts: string): string {
  return `${IMPORTS}\nexport default ${ts};`;
}
