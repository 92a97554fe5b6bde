import { ends, input, ownName, strings } from '../parts';
import type { Reports } from './reportSketch';

const named = (...list: readonly string[]) => Object.fromEntries(list.map((name) => [name, ownName('log')]));

/** Branches that come together again. */
export const fanInReports: Reports = {
  R046: {
    source: 'langchain-ai/langgraphjs#1535',
    hazards: ['unequalBranches'],
    title: { en: 'The collecting node runs twice', zh: '汇总节点运行了两次' },
    note: {
      en: 'Two edges into d are two ways to start it: after c, and again after b2, one superstep later. Whatever follows d doubles too. One join from b2 and c waits for both.',
      zh: '进入 d 的两条边是启动它的两条路：c 之后一次，晚一个超步的 b2 之后又一次。d 后面的内容也会重复。从 b2 和 c 出发的一条汇合边会等齐两者。',
    },
    fields: { log: strings },
    nodes: named('a', 'b', 'b2', 'c', 'd', 'after'),
    paths: ['START > a > b > b2 > d > after > END', 'a > c > d'],
    turns: [input('{}')],
    expect: [ends('log', ['a', 'b', 'c', 'b2', 'd', 'after', 'd', 'after'])],
  },
  R049: {
    source: 'langchain-ai/langgraph#7727',
    title: { en: 'A list of sources is not two edges', zh: '一组来源不等于两条边' },
    note: {
      en: 'addEdge([A, B2], C) waits until both have run, however far apart. Two edges would start C twice.',
      zh: 'addEdge([A, B2], C) 会等两者都运行过，无论相隔多远。若是两条边，C 会启动两次。',
    },
    fields: { log: strings },
    nodes: named('A', 'B', 'B2', 'C'),
    paths: ['START > A', 'START > B > B2', 'C > END'],
    joins: [{ sources: ['A', 'B2'], target: 'C' }],
    turns: [input('{}')],
    expect: [ends('log', ['A', 'B', 'B2', 'C'])],
  },
  R050: {
    source: 'langchain-ai/langgraph#6335',
    title: { en: 'defer lets the collecting node run once', zh: 'defer 让汇总节点只运行一次' },
    note: {
      en: 'The branches have unequal lengths, and an example without defer ran d twice; three people took that for a bug. Deferred, d waits until no other task is left. Turn defer off in its inspector to see the other.',
      zh: '两个分支长短不一，没有 defer 的示例让 d 运行了两次；有三个人把它当成 bug 报告。加上 defer，d 会等到没有其他任务。在它的检查器里关掉 defer，就能看到另一种情况。',
    },
    fields: { log: strings },
    nodes: { ...named('a', 'b', 'b2', 'c'), d: { source: ownName('log'), defer: true } },
    paths: ['START > a > b > b2 > d > END', 'a > c > d'],
    turns: [input('{}')],
    expect: [ends('log', ['a', 'b', 'c', 'b2', 'd'])],
  },
  R051: {
    source: 'langchain-ai/langgraph#6005',
    title: { en: 'defer does not wait for a node’s own parents', zh: 'defer 等的不是自己的前驱' },
    note: {
      en: 'Both collectors are deferred, and j2 should come after j1. But defer means: when nothing else is left. Both are let go in the same superstep, and then the edge from j1 starts j2 again. A join, or a subgraph, says what is meant.',
      zh: '两个汇总节点都加了 defer，j2 本应在 j1 之后。但 defer 的意思是：没有别的任务了。两者在同一个超步被放行，随后 j1 的边又启动了 j2。汇合边或子图才能表达本意。',
    },
    fields: { log: strings },
    nodes: {
      ...named('a', 'b', 'b2', 'k', 'k2'),
      j1: { source: ownName('log'), defer: true },
      j2: { source: ownName('log'), defer: true },
    },
    paths: ['START > a > b > b2 > j1 > j2 > END', 'a > j1', 'START > k > k2 > j2', 'k > j2'],
    turns: [input('{}')],
    expect: [ends('log', ['a', 'k', 'b', 'k2', 'b2', 'j1', 'j2', 'j2'])],
  },
  R052: {
    source: 'langchain-ai/langgraph#3249',
    hazards: ['joinNeverFills'],
    title: { en: 'A join that waits for what was not chosen', zh: '汇合边在等没被选中的节点' },
    note: {
      en: 'c ran once, by the edge from a, too early. The join of b2a and b2b never fills, since the router chose only b2a. A join suits branches that all run; for a choice use an edge from each.',
      zh: 'c 只因 a 的那条边运行了一次，而且太早。b2a 与 b2b 的汇合永远等不齐，因为路由只选了 b2a。汇合边适合全都会运行的分支；若是选择，就从每个节点各连一条边。',
    },
    fields: { log: strings },
    nodes: named('a', 'b', 'b2a', 'b2b', 'c'),
    paths: ['START > a > b', 'a > c > END'],
    routers: [{ source: 'b', targets: ['b2a', 'b2b'], code: "export default () => 'b2a';\n" }],
    joins: [{ sources: ['b2a', 'b2b'], target: 'c' }],
    turns: [input('{}')],
    expect: [ends('log', ['a', 'b', 'c', 'b2a'])],
  },
};
