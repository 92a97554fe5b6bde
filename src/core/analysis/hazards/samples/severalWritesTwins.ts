import { plain, reduced, type Sample, sample } from './sampleGraph';
import { type Twins, twins } from './twinsOf';

const LINE = ['START > a > END'];
const x = { x: plain('str') };
const log = { log: reduced('list', 'append') };
const line = (fields: typeof x | typeof log, code: string) => sample({ fields, nodes: { a: code }, paths: LINE });
const pairs = (first: string, second: string) => `(state) => new Command({ update: [['${first}', '1'], ['${second}', '2']] })`;

/** A graph inside a node that has the fields x and y and writes y. */
const ECHO: Sample = {
  fields: { x: plain('int'), y: plain('int') },
  nodes: { s: '() => ({ y: 1 })' },
  paths: ['START > s > END'],
};
/** Such a graph beside a node that writes x. */
const echo = (
  more: object,
  beside?: Sample,
  turn = '{ x: 0 }',
  field: ReturnType<typeof plain> | ReturnType<typeof reduced> = plain('int'),
) => {
  const inside = (given: Sample, own: object) => ({ code: '', inner: { ...sample(given).graph, ...own } });
  return sample({
    fields: { x: field, y: reduced('int', 'add') },
    nodes: { sub: inside(ECHO, more), n: beside ? inside(beside, {}) : '() => ({ x: 1 })' },
    paths: ['START > sub > END', 'START > n > END'],
    inputs: [turn],
  });
};

/** What one task, or several of one node, write to one field in one superstep. */
export const SEVERAL_WRITES: readonly Twins[] = [
  twins('parallelPlain', 'certain', 'two pairs of one Command', line(x, pairs('x', 'x')), line(x, pairs('x', 'y'))),
  twins('parallelPlain', 'certain', 'two pairs and a reducer', line(x, pairs('x', 'x')), line(log, pairs('log', 'log'))),
  twins(
    'parallelPlain',
    'likely',
    'pairs on some paths',
    line(x, `(state) => (state.y ? new Command({ update: [['x', '1'], ['x', '2']] }) : {})`),
    line(x, `(state) => (state.y ? new Command({ update: [['x', '1']] }) : { x: '2' })`),
  ),
  twins(
    'parallelOverwrite',
    'certain',
    'two pairs of one Command',
    line(log, "() => new Command({ update: [['log', new Overwrite([1])], ['log', new Overwrite([2])]] })"),
    line(log, "() => new Command({ update: [['log', new Overwrite([1])], ['log', [2]]] })"),
  ),
  twins(
    'parallelOverwrite',
    'certain',
    'two Commands of one task',
    line(log, '() => [new Command({ update: { log: new Overwrite([1]) } }), new Command({ update: { log: new Overwrite([2]) } })]'),
    line(log, '() => [new Command({ update: { log: new Overwrite([1]) } })]'),
  ),
  twins(
    'parallelOverwrite',
    'likely',
    'several tasks of one node',
    sample({
      fields: log,
      nodes: { w: '(task) => ({ log: new Overwrite([task]) })' },
      paths: ['START > a', 'w > END'],
      routers: [{ source: 'a', targets: ['w'], code: "(s) => s.items.map((i) => new Send('w', i))" }],
    }),
    sample({
      fields: log,
      nodes: { w: '(task) => ({ log: [task] })' },
      paths: ['START > a', 'w > END'],
      routers: [{ source: 'a', targets: ['w'], code: "(s) => s.items.map((i) => new Send('w', i))" }],
    }),
  ),
  twins('undeclaredWrite', 'certain', 'a pair', line(x, pairs('x', 'other')), line(x, "(state) => new Command({ update: [['x', '1']] })")),
  twins('parallelPlain', 'certain', 'a graph that hands out what it received', echo({}), echo({ output: ['f_y'] })),
  twins('parallelPlain', 'certain', 'two graphs', echo({}, ECHO), echo({ input: ['f_y'] }, ECHO)),
  twins('parallelPlain', 'likely', 'a graph that may write', echo({}, undefined, '{}'), echo({}, undefined, '{}', reduced('int', 'add'))),
];
