import type { GraphNode } from '~/core/document';
import { reduced, type Sample, sample } from './sampleGraph';
import { type Twins, twins } from './twinsOf';

/** A node that is a graph; its schemas are fields' names. */
function inside(given: Sample, schemas: { readonly input?: readonly string[]; readonly output?: readonly string[] } = {}) {
  const { turns: _turns, shared: _shared, recursionLimit: _limit, seed: _seed, ...parts } = sample(given).graph;
  const ids = (names: readonly string[]) => names.map((name) => `f_${name}`);
  const { input, output } = schemas;
  const inner: NonNullable<GraphNode['inner']> = { ...parts, ...(input && { input: ids(input) }), ...(output && { output: ids(output) }) };
  return { code: '() => ({})', inner };
}

const LINE = ['START > i > END'];
const fields = { log: reduced('list', 'append'), kept: reduced('list', 'append') };
const writesLog: Sample = { fields: { log: fields.log }, nodes: { i: "() => ({ log: ['i'] })" }, paths: LINE };
const onlyReadsLog: Sample = {
  fields: { log: fields.log, kept: fields.kept },
  nodes: { i: '(s) => ({ kept: [s.log.length] })' },
  paths: LINE,
};

const chain = (sub: ReturnType<typeof inside>) =>
  sample({ fields, nodes: { a: "() => ({ log: ['a'] })", sub }, paths: ['START > a > sub > END'] });

export const ECHOES: readonly Twins[] = [
  twins('echoDoubles', 'likely', 'a list that it adds to', chain(inside(writesLog)), chain(inside(writesLog, { input: [] }))),
  twins(
    'echoDoubles',
    'likely',
    'a list that it only reads',
    chain(inside(onlyReadsLog)),
    chain(inside(onlyReadsLog, { output: ['kept'] })),
  ),
];
