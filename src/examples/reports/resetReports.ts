import { importLangGraph } from '../imports';
import { calls, ends, input, node, strings } from '../parts';
import { chain, fan, type Reports } from './reportSketch';

const OVERWRITE = importLangGraph('Overwrite');

/** Ways past a reducer. */
export const resetReports: Reports = {
  R073: {
    source: 'langchain-ai/langgraphjs#227',
    title: { en: 'Setting a reduced field to a certain value', zh: '把归约字段设成某个确定的值' },
    note: {
      en: 'Once there was no way but through the reducer. Now new Overwrite(value) goes past it, from a node, in an input and in a state update alike: the messages are gone, what flush kept stays.',
      zh: '以前除了经过归约函数别无他法。现在 new Overwrite(value) 可以绕过它，节点、输入和状态更新都行：messages 清空了，flush 保存的还在。',
    },
    fields: { messages: strings, history: strings },
    nodes: {
      agent: node("{ messages: ['m'] }"),
      flush: node('{ messages: new Overwrite([]), history: state.messages }', `${OVERWRITE}\n`),
    },
    paths: chain('agent', 'flush'),
    turns: [
      input('{}'),
      input("{ messages: new Overwrite(['again']) }", `${OVERWRITE}\n`),
      { kind: 'update', asNode: 'n2', source: `${OVERWRITE}\nexport default { history: new Overwrite(['kept']) };\n` },
    ],
    fixed: true,
    expect: [
      ends('messages', [], 'exact', { turn: 1, superstep: 2 }),
      ends('history', ['m'], 'exact', { turn: 1, superstep: 2 }),
      ends('messages', ['again'], 'exact', { turn: 2, superstep: 0 }),
      ends('history', ['kept']),
    ],
  },
  R074: {
    source: 'langchain-ai/langgraph#6286',
    title: { en: 'One branch overwrites, its siblings append', zh: '一个分支覆盖，其他分支追加' },
    note: {
      en: 'Overwrite wins the whole superstep: a came before it and c after it, both are lost. The reducer was called for a all the same, and the result was thrown away.',
      zh: 'Overwrite 赢得整个超步：a 在它之前，c 在它之后，都丢了。归约函数照样为 a 调用过，结果被丢弃。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['a'] }"), b: node("{ log: new Overwrite(['B']) }", `${OVERWRITE}\n`), c: node("{ log: ['c'] }") },
    paths: fan('a', 'b', 'c'),
    turns: [input("{ log: ['in'] }")],
    expect: [ends('log', ['B']), calls('log', 2)],
  },
};
