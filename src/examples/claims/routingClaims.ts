import { importLangGraph } from '../imports';
import { ends, input, node, ownName, reduced, strings } from '../parts';
import type { NodeSketch } from '../sketch';
import { chain, type ClaimSketch } from './claimSketch';
import { fact, factInJs } from './measured';

const SEND = importLangGraph('Send');
const goto = (target: string, ends: readonly string[]): NodeSketch => ({
  source: `${importLangGraph('Command')}\nexport default () => new Command({ update: { log: ['a'] }, goto: '${target}' });\n`,
  ends,
});
const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ownName('log')]));

/** Where a graph goes next, and the graph inside a node. */
export const routingClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-goto-and-edge': {
    title: { en: 'goto and an edge are both followed', zh: 'goto 与边都会走' },
    note: { en: 'A Command does not replace the edges of its node: b and c both run.', zh: 'Command 不会取代节点的边：b 和 c 都运行。' },
    fields: { log: strings },
    nodes: { a: goto('b', ['b']), ...named('b', 'c') },
    paths: ['START > a > c > END', 'b > END'],
    turns: [input('{ log: [] }')],
    claims: { X025: [ends('log', fact('X025', 'log'))] },
  },
  'claim-goto-nowhere': {
    title: { en: 'goto a node that does not exist', zh: 'goto 一个不存在的节点' },
    note: {
      en: 'Nothing happens. Python logs a warning, LangGraph.js says nothing at all.',
      zh: '什么也不会发生。Python 记一条警告，LangGraph.js 则完全不吭声。',
    },
    fields: { log: strings },
    nodes: { a: goto('nope', []) },
    paths: chain('a'),
    turns: [input('{ log: [] }')],
    claims: { X026: [ends('log', fact('X026', 'noerror', 'log'))] },
  },
  'claim-defer': {
    title: { en: 'A deferred node runs when nothing else is left', zh: '推迟的节点在别无他事时运行' },
    note: { en: 'a leads to d at once, but d waits for b and c as well.', zh: 'a 直接通向 d，但 d 会等 b 和 c 都完成。' },
    fields: { log: strings },
    nodes: { ...named('a', 'b', 'c'), d: { source: ownName('log'), defer: true } },
    paths: ['START > a > d > END', 'a > b > c > d'],
    turns: [input('{ log: [] }')],
    claims: { X029: [ends('log', fact('X029', 'log'))] },
  },
  'claim-shared-argument': {
    title: { en: 'Two Sends with one object share it', zh: '两个 Send 共用一个对象' },
    note: {
      en: 'Send copies plain objects and lists, however deep. An instance of a class, such as this counter, is one object for both tasks: what one changes the other sees. Make it a plain object and each task counts for itself.',
      zh: 'Send 会复制普通对象和列表，不管多深。而类的实例（如这个计数器）由两个任务共用：一个改动，另一个也看得到。换成普通对象，两个任务就各数各的。',
    },
    fields: { r: reduced('list', 'append', 'int') },
    nodes: {
      w: 'export default async ({ counter }) => {\n  counter.n += 1;\n  await new Promise((done) => setTimeout(done, 5));\n  return { r: [counter.n] };\n};\n',
    },
    paths: ['w > END'],
    routers: [
      {
        source: 'START',
        targets: ['w'],
        code: `${SEND}\nclass Counter {\n  n = 0;\n}\n\nexport default () => {\n  const shared = { counter: new Counter() };\n  return [new Send('w', shared), new Send('w', shared)];\n};\n`,
      },
    ],
    turns: [input('{ r: [] }')],
    claims: { X069: [ends('r', factInJs('X069', 'r'))] },
  },
  'claim-limit-per-turn': {
    title: { en: 'The recursion counter starts anew with each resume', zh: '每次继续时递归计数重新开始' },
    note: {
      en: 'A limit of two, and a loop of ten: the graph pauses before each round, so it never gets there.',
      zh: '上限为二，循环十次：图在每一圈之前暂停，所以永远碰不到上限。',
    },
    fields: { n: reduced('int', 'add') },
    nodes: { a: node('{ n: 1 }') },
    paths: ['START > a'],
    routers: [
      {
        source: 'a',
        targets: ['a', 'END'],
        code: "import { END } from '@langchain/langgraph';\n\nexport default (state) => (state.n < 10 ? 'a' : END);\n",
      },
    ],
    pauses: { a: 'before' },
    recursionLimit: 2,
    turns: [input('{ n: 0 }'), ...Array.from({ length: fact('X070', 'resumes') as number }, () => ({ kind: 'continue' }) as const)],
    claims: { X070: [ends('n', fact('X070', 'n'))] },
  },
  'claim-subgraph-doubles': {
    title: { en: 'A subgraph that shares a reduced field doubles it', zh: '共享归约字段的子图会使它翻倍' },
    note: {
      en: 'The graph inside starts from the parent’s log and returns its whole state, which the parent’s reducer appends to what it had.',
      zh: '内部的图从父图的 log 开始，返回自己的整个状态，父图的归约函数又把它追加到原有内容之后。',
    },
    fields: { log: strings },
    nodes: {
      sub: { inner: { fields: { log: strings }, nodes: { inside: node("{ log: ['sub'] }") }, paths: chain('inside') } },
    },
    paths: chain('sub'),
    turns: [input("{ log: ['i'] }")],
    claims: { X047: [ends('log', fact('X047', 'log'))] },
  },
};
