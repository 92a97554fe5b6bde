import { importLangGraph, importMessages } from '../imports';
import { ends, fails, input, messages, node, plain } from '../parts';
import { chain, type Reports } from './reportSketch';

const COMMAND = importLangGraph('Command');

/** What a node may return, and what may be put in. */
export const resultReports: Reports = {
  R086: {
    source: 'langchain-ai/langgraph#740',
    fixed: true,
    title: { en: 'A node may return nothing', zh: '节点可以什么都不返回' },
    note: {
      en: 'Once a node had to write at least one field. Today {}, null and undefined all mean that nothing changes.',
      zh: '以前节点必须至少写一个字段。现在 {}、null 和 undefined 都表示什么也不改。',
    },
    fields: { x: plain('int') },
    nodes: { empty: node('{}'), none: 'export default () => null;\n', silent: 'export default () => undefined;\n' },
    paths: chain('empty', 'none', 'silent'),
    turns: [input('{ x: 1 }')],
    expect: [ends('x', 1), { kind: 'history', field: 'x', value: [1, 1, 1, 1] }],
  },
  R096: {
    source: 'langchain-ai/langgraph#1386',
    title: { en: 'A list of updates is no update', zh: '更新的列表不是更新' },
    note: {
      en: 'fine returns a list with a Command in it, and that is taken. a returns a list of plain updates and is refused. Return one object with both keys.',
      zh: 'fine 返回的列表里有 Command，可以接受。a 返回的是普通更新的列表，被拒绝。返回一个同时带两个键的对象即可。',
    },
    fields: { x: plain('int'), y: plain('int') },
    nodes: {
      fine: `${COMMAND}\nexport default () => [new Command({ update: { x: 2 } }), { y: 3 }];\n`,
      a: 'export default () => [{ x: 4 }, { y: 5 }];\n',
    },
    paths: chain('fine', 'a'),
    turns: [input('{ x: 1 }')],
    expect: [fails('InvalidUpdateError'), ends('x', 2), ends('y', 3)],
  },
  R097: {
    source: 'langchain-ai/langgraph#1511',
    title: { en: 'A bare list of messages as input', zh: '直接把消息列表当输入' },
    note: {
      en: 'An input is an object with the state’s keys. The list is taken for the write of START and refused, before any node runs. Put it under messages.',
      zh: '输入应是带有状态键的对象。列表被当作 START 的写入而遭拒绝，任何节点都没运行。把它放到 messages 键下。',
    },
    fields: { messages },
    nodes: { d: node('{ messages: [] }') },
    paths: chain('d'),
    turns: [input("[new HumanMessage('hi')]", importMessages('HumanMessage'))],
    expect: [fails('InvalidUpdateError')],
  },
};
