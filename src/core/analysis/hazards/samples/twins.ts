import { SEVERAL_WRITES } from './severalWritesTwins';
import { ECHOES } from './echoTwins';
import { RETURNS_OLD } from './returnsOldTwins';
import { own, plain, reduced, sample } from './sampleGraph';
import { type Twins, twins } from './twinsOf';

const FORK = ['START > a > END', 'START > b > END'];
const LINE = ['START > a > END'];
const x = { x: plain('int') };
const writes = { a: '() => ({ x: 1 })', b: '() => ({ x: 2 })' };
const log = { log: reduced('list', 'append') };
const messages = { messages: reduced('messages', 'addMessages') };
const reducer = (code: string, kind: 'list' | 'dict' | 'int' = 'list') => sample({ fields: { f: own(kind, code) }, paths: LINE });
const reply = (update: string) => sample({ fields: messages, nodes: { a: `(state) => ({ messages: ${update} })` }, paths: LINE });

/** A worker that any number of Sends starts. */
const sent = (field: ReturnType<typeof plain> | ReturnType<typeof reduced>, code: string) =>
  sample({
    fields: { x: field },
    nodes: { w: '() => ({ x: 1 })' },
    paths: ['START > a', 'w > END'],
    routers: [{ source: 'a', targets: ['w'], code }],
  });

/** A worker that sends to another, itself started by Sends. */
const sentTwice = (code: string) =>
  sample({
    fields: x,
    nodes: { w: '() => ({ x: 1 })' },
    paths: ['START > a', 'w > END'],
    routers: [
      { source: 'a', targets: ['v'], code },
      { source: 'v', targets: ['w'], code: "() => new Send('w', 1)" },
    ],
  });

const router = (code: string) =>
  sample({ fields: x, nodes: writes, paths: ['START > s', 'a > END', 'b > END'], routers: [{ source: 's', targets: ['a', 'b'], code }] });

export const TWINS: readonly Twins[] = [
  ...ECHOES,
  twins(
    'parallelPlain',
    'certain',
    'two branches',
    sample({ fields: x, nodes: writes, paths: FORK }),
    sample({ fields: x, nodes: writes, paths: ['START > a > b > END'] }),
  ),
  twins(
    'parallelPlain',
    'certain',
    'a reducer',
    sample({ fields: x, nodes: writes, paths: FORK }),
    sample({ fields: { x: reduced('int', 'add') }, nodes: writes, paths: FORK }),
  ),
  twins(
    'parallelPlain',
    'likely',
    'a write on some paths',
    sample({ fields: x, nodes: { ...writes, b: '(s) => (s.y ? { x: 1 } : {})' }, paths: FORK }),
    sample({ fields: x, nodes: { ...writes, b: '(s) => ({ y: s.x })' }, paths: FORK }),
  ),
  twins(
    'parallelPlain',
    'certain',
    'a join',
    sample({ fields: x, nodes: { b: '() => ({ x: 1 })', c: '() => ({ x: 2 })' }, paths: ['START > a > c', 'START > b', 'START > d > b'] }),
    sample({
      fields: x,
      nodes: { c: '() => ({ x: 1 })', d: '() => ({ x: 2 })' },
      paths: ['START > a > c', 'START > b'],
      joins: [[['b', 'c'], 'd']],
    }),
  ),
  twins('parallelPlain', 'certain', 'a router to several', router("() => ['a', 'b']"), router("(s) => (s.x ? 'a' : 'b')")),
  twins('parallelPlain', 'likely', 'a router that cannot be read', router('(s) => s.next'), router("(s) => 'a'")),
  twins(
    'parallelPlain',
    'likely',
    'several Sends',
    sent(plain('int'), "(s) => s.items.map((i) => new Send('w', i))"),
    sent(plain('int'), "() => new Send('w', 1)"),
  ),
  twins(
    'parallelPlain',
    'likely',
    'a Send of each of two tasks',
    sentTwice("() => [new Send('v', 1), new Send('v', 2)]"),
    sentTwice("() => new Send('v', 1)"),
  ),
  twins(
    'parallelPlain',
    'certain',
    'two Commands of one task',
    sample({ fields: x, nodes: { a: '() => [new Command({ update: { x: 1 } }), new Command({ update: { x: 2 } })]' }, paths: LINE }),
    sample({ fields: x, nodes: { a: '() => [new Command({ update: { x: 1 } })]' }, paths: LINE }),
  ),
  twins(
    'parallelPlain',
    'certain',
    'a deferred node',
    sample({ fields: x, nodes: { ...writes, c: '() => ({})' }, paths: ['START > a', 'START > b'] }),
    sample({ fields: x, nodes: { a: writes.a, b: { code: '() => ({ x: 2 })', defer: true } }, paths: FORK }),
  ),
  twins(
    'parallelPlain',
    'certain',
    'the goto of a Command',
    sample({
      fields: x,
      nodes: { ...writes, s: { code: "() => new Command({ goto: ['a', 'b'] })", ends: ['a', 'b'] } },
      paths: ['START > s'],
    }),
    sample({
      fields: x,
      nodes: { ...writes, s: { code: "(q) => new Command({ goto: q.y ? 'a' : 'b' })", ends: ['a', 'b'] } },
      paths: ['START > s'],
    }),
  ),
  twins(
    'parallelOverwrite',
    'certain',
    'two branches',
    sample({ fields: log, nodes: { a: '() => ({ log: new Overwrite([1]) })', b: '() => ({ log: new Overwrite([2]) })' }, paths: FORK }),
    sample({ fields: log, nodes: { a: '() => ({ log: new Overwrite([1]) })', b: '() => ({ log: [2] })' }, paths: FORK }),
  ),
  twins(
    'readsSibling',
    'certain',
    'two branches',
    sample({ fields: log, nodes: { a: '() => ({ log: [1] })', b: '(s) => ({ y: s.log.length })' }, paths: FORK }),
    sample({ fields: log, nodes: { a: '() => ({ log: [1] })', b: '(s) => ({ y: s.log.length })' }, paths: ['START > a > b > END'] }),
  ),
  twins(
    'undeclaredWrite',
    'certain',
    'a misspelt field',
    sample({ fields: log, nodes: { a: '() => ({ lgo: [1] })' }, paths: LINE }),
    sample({ fields: log, nodes: { a: '() => ({ log: [1] })' }, paths: LINE }),
  ),
  twins(
    'undeclaredWrite',
    'certain',
    'an input',
    sample({ fields: log, paths: LINE, inputs: ['{ lgo: [1] }'] }),
    sample({ fields: log, paths: LINE, inputs: ['{ log: [1] }'] }),
  ),
  twins(
    'wholeState',
    'certain',
    'a spread',
    sample({ fields: log, nodes: { a: '(s) => ({ ...s, y: 1 })' }, paths: LINE }),
    sample({ fields: log, nodes: { a: '(s) => ({ log: [{ ...s }] })' }, paths: LINE }),
  ),
  twins(
    'wholeState',
    'certain',
    'the state itself',
    sample({ fields: log, nodes: { a: '(s) => { s.y = 1; return s; }' }, paths: LINE }),
    sample({ fields: x, nodes: { a: '(s) => s' }, paths: LINE }),
  ),
  ...RETURNS_OLD,
  ...SEVERAL_WRITES,
  twins(
    'editWithoutId',
    'likely',
    'an edited message',
    reply('[{ role: "ai", content: state.messages.at(-1).content.trim() }]'),
    reply('[{ role: "ai", id: state.messages.at(-1).id, content: state.messages.at(-1).content.trim() }]'),
  ),
  twins(
    'editWithoutId',
    'likely',
    'a reply',
    reply('[{ role: "ai", content: state.messages[0].content + "!" }]'),
    reply('[{ role: "ai", content: "You said: " + state.messages[0].content }]'),
  ),
  twins(
    'removeAllLate',
    'certain',
    'after a new message',
    reply('[{ role: "ai", content: "new" }, new RemoveMessage({ id: REMOVE_ALL_MESSAGES })]'),
    reply('[new RemoveMessage({ id: REMOVE_ALL_MESSAGES }), { role: "ai", content: "new" }]'),
  ),
  twins(
    'inputReduced',
    'likely',
    'a second input',
    sample({ fields: { n: reduced('int', 'add') }, paths: LINE, inputs: ['{ n: 5 }', '{ n: 5 }'] }),
    sample({ fields: { n: reduced('int', 'add') }, paths: LINE, inputs: ['{ n: 5 }', '{ n: new Overwrite(5) }'] }),
  ),
  twins(
    'addOnStr',
    'likely',
    'a status',
    sample({ fields: { s: reduced('str', 'join') }, nodes: { a: '() => ({ s: "done" })' }, paths: LINE, inputs: ['{ s: "new" }'] }),
    sample({ fields: { s: plain('str') }, nodes: { a: '() => ({ s: "done" })' }, paths: LINE, inputs: ['{ s: "new" }'] }),
  ),
  twins(
    'startNotIdentity',
    'certain',
    'a minimum from zero',
    sample({ fields: { x: reduced('int', 'min') }, nodes: writes, paths: FORK }),
    sample({ fields: { x: reduced('int', 'max') }, nodes: writes, paths: FORK }),
  ),
  twins(
    'startNotIdentity',
    'likely',
    'a minimum of some',
    sample({ fields: { x: reduced('int', 'min') }, nodes: { ...writes, b: '() => ({ x: -2 })' }, paths: FORK }),
    sample({ fields: { x: reduced('int', 'min', { kind: 'none' }) }, nodes: writes, paths: FORK }),
  ),
  twins('pythonRefuses', 'certain', 'Math.max', reducer('Math.max', 'int'), reducer('(a, b) => Math.max(a, b)', 'int')),
  twins('pythonRefuses', 'certain', 'three parameters', reducer('(a, b, c) => a'), reducer('(a, b) => a')),
  twins('oneParameter', 'certain', 'one parameter', reducer('(a) => a'), reducer('(a, _b) => a')),
  twins('asyncReducer', 'certain', 'async', reducer('async (a, b) => [...a, ...b]'), reducer('(a, b) => [...a, ...b]')),
  twins('noReturn', 'certain', 'no return', reducer('(a, b) => { [...a, ...b]; }'), reducer('(a, b) => { return [...a, ...b]; }')),
  twins(
    'noReturn',
    'likely',
    'a return on some paths',
    reducer('(a, b) => { if (b) return b; }'),
    reducer('(a, b) => { if (b) return b; return a; }'),
  ),
  twins('pushResult', 'certain', 'push', reducer('(a, b) => a.push(...b)'), reducer('(a, b) => a.concat(b)')),
  twins(
    'unequalBranches',
    'certain',
    'one step longer',
    sample({ paths: ['START > a > d > END', 'START > b > c > d'] }),
    sample({ paths: ['START > a > d > END', 'START > b > d'] }),
  ),
  twins(
    'unequalBranches',
    'certain',
    'a join',
    sample({ paths: ['START > a > d > END', 'START > b > c > d'] }),
    sample({ paths: ['START > a', 'START > b > c', 'd > END'], joins: [[['a', 'c'], 'd']] }),
  ),
  twins(
    'joinNeverFills',
    'certain',
    'exclusive branches',
    sample({
      paths: ['START > s'],
      joins: [[['a', 'b'], 'd']],
      routers: [{ source: 's', targets: ['a', 'b'], code: "(q) => (q.x ? 'a' : 'b')" }],
    }),
    sample({ paths: ['START > s'], joins: [[['a', 'b'], 'd']], routers: [{ source: 's', targets: ['a', 'b'], code: "() => ['a', 'b']" }] }),
  ),
  twins(
    'joinNeverFills',
    'certain',
    'a source that never runs',
    sample({ paths: ['START > a', 'z > b > z'], joins: [[['a', 'b'], 'd']] }),
    sample({ paths: ['START > a', 'START > b'], joins: [[['a', 'b'], 'd']] }),
  ),
  twins(
    'endlessLoop',
    'certain',
    'plain edges',
    sample({ paths: ['START > a > b > a'] }),
    sample({ paths: ['START > a > b'], routers: [{ source: 'b', targets: ['a', 'END'], code: '(s) => (s.x ? "a" : END)' }] }),
  ),
  twins(
    'endlessLoop',
    'certain',
    'a router that always returns',
    sample({ paths: ['START > a > b'], routers: [{ source: 'b', targets: ['a'], code: '() => "a"' }] }),
    sample({ paths: ['START > a > b'], routers: [{ source: 'b', targets: ['a'], code: '(s) => s.next' }] }),
  ),
  twins(
    'mutatesExisting',
    'certain',
    'push',
    reducer('(a, b) => { a.push(...b); return a; }'),
    reducer('(a, b) => { const all = [...a]; all.push(...b); return all; }'),
  ),
  twins(
    'mutatesExisting',
    'certain',
    'Object.assign',
    reducer('(a, b) => Object.assign(a, b)', 'dict'),
    reducer('(a, b) => Object.assign({}, a, b)', 'dict'),
  ),
];
