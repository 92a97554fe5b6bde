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
