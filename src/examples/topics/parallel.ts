import { calls, ends, fails, input, node, ownName, plain, strings } from '../parts';
import type { Sketch } from '../sketch';

const SEEN = "export default (state) => ({\n  log: [state.log.includes('A') ? 'saw A' : 'did not see A'],\n});\n";

/** Nodes that run in one superstep: what they may write, and what they read. */
export const parallel: { readonly [id: string]: Sketch } = {
  'parallel-plain': {
    title: { en: 'Two parallel writes, no reducer', zh: '两次并行写入，没有归约函数' },
    note: {
      en: 'LangGraph cannot know which one to keep, and says so: InvalidUpdateError, with the field and both writers. Nothing of the superstep is committed.',
      zh: 'LangGraph 无法知道该留哪一个，于是报 InvalidUpdateError，指出字段和两个写入者。这个超步没有任何内容被提交。',
    },
    fields: { log: plain('list', 'str') },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input('{}')],
    expect: [fails('InvalidUpdateError')],
  },
  'parallel-append': {
    title: { en: 'The same two writes with append', zh: '同样两次写入，用追加' },
    note: {
      en: 'One call for each write, one after the other: each existing is the result before it. However many branches, a reducer only ever handles two values.',
      zh: '每次写入调用一次，一个接一个：每次的 existing 是前一次的结果。无论多少分支，归约函数永远只处理两个值。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [ends('log', ['start', 'A', 'B']), calls('log', 3)],
  },
  'parallel-reads': {
    title: { en: 'What parallel nodes read', zh: '并行节点读到什么' },
    note: {
      en: 'b looks for what a writes in the same superstep, and does not find it: both read the snapshot before the fork.',
      zh: 'b 去找 a 在同一超步写的内容，找不到：两者读到的都是分叉前的快照。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: SEEN },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input('{}')],
    expect: [ends('log', ['A', 'did not see A'])],
  },
  'sometimes-right': {
    title: { en: 'The same mistake, sometimes right', zh: '同样的错误，有时碰巧正确' },
    note: {
      en: 'A was in the log before this superstep, so the look succeeds, for the wrong reason. Empty the input and step again.',
      zh: 'A 在这个超步之前就在 log 里，所以检查碰巧通过，但理由是错的。把输入清空再单步一次。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: SEEN },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input("{ log: ['A'] }")],
    expect: [ends('log', ['A', 'A', 'saw A'])],
  },
  'serial-reads': {
    title: { en: 'Serial: now it sees', zh: '改为串行：现在看到了' },
    note: {
      en: 'An edge from a to b puts b into the next superstep. It reads what a wrote.',
      zh: '从 a 到 b 的一条边让 b 进入下一个超步。它读到 a 写的内容。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: SEEN },
    paths: ['START > a > b > END'],
    turns: [input('{}')],
    expect: [ends('log', ['A', 'saw A'])],
  },
  'four-branches': {
    title: { en: 'Four branches, five calls', zh: '四个分支，五次调用' },
    note: {
      en: 'One call for the input and one for each branch: a reducer runs more often than one expects, so it must be quick and free of effects.',
      zh: '输入一次，每个分支一次：归约函数运行的次数比想象的多，所以要快，并且没有副作用。',
    },
    fields: { log: strings },
    nodes: { a: ownName('log'), b: ownName('log'), c: ownName('log'), d: ownName('log') },
    paths: ['START > a > END', 'START > b > END', 'START > c > END', 'START > d > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [calls('log', 5), ends('log', ['start', 'a', 'b', 'c', 'd'])],
  },
};
