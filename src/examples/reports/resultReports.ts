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
  R091: {
    source: 'langchain-ai/langgraphjs#2519',
    fixed: true,
    title: { en: 'Values outside a zod range are refused', zh: '超出 zod 范围的值会被拒绝' },
    note: {
      en: 'max(10) did not stop a node from writing 15. Now what nodes write to a zod state is checked, and so the whole run fails. Annotation never checks: it takes a text for the number. A transform runs at each border: 1 becomes 8 by doubling three times.',
      zh: 'max(10) 以前拦不住节点写入 15。现在节点写入 zod 状态的内容会被检查，于是整个运行失败。Annotation 从不检查：文本也能当数字收下。transform 在每个边界都会运行：1 翻倍三次变成 8。',
    },
    fields: { range: plain('any'), annotation: plain('any'), doubled: plain('any') },
    nodes: {
      ask: `${importLangGraph('Annotation', 'StateGraph')}import { z } from 'zod';

const run = (state, update) =>
  new StateGraph(state)
    .addNode('a', update)
    .addEdge('__start__', 'a')
    .compile()
    .invoke({ n: 1 })
    .then(
      ({ n }) => n,
      (error) => error.issues[0].code,
    );

const range = await run(z.object({ n: z.number().max(10) }), () => ({ n: 15 }));
const annotation = await run(Annotation.Root({ n: Annotation() }), () => ({ n: 'text' }));
const doubled = await run(z.object({ n: z.number().transform((n) => n * 2) }), ({ n }) => ({ n }));

export default () => ({ range, annotation, doubled });
`,
    },
    paths: chain('ask'),
    turns: [input('{}')],
    expect: [ends('range', 'too_big'), ends('annotation', 'text'), ends('doubled', 8)],
  },
  R093: {
    source: 'langchain-ai/langgraph#1977',
    title: { en: 'An output schema does not check', zh: '输出模式不做检查' },
    note: {
      en: 'a is a number by its type, in and out, and a text comes out. An output schema chooses fields, it does not check them. In LangGraph.js a zod state would refuse the write; Annotation and Python’s output do not.',
      zh: '按类型，a 进出都是数字，出来的却是文本。输出模式只挑选字段，不检查它们。在 LangGraph.js 里 zod 状态会拒绝这次写入；Annotation 和 Python 的输出都不会。',
    },
    fields: { a: plain('float'), b: plain('int') },
    output: ['a'],
    nodes: { n: node("{ a: 'foo', b: 1 }") },
    paths: chain('n'),
    turns: [input('{ a: 2.3 }')],
    expect: [{ kind: 'result', turn: 1, value: { a: 'foo' } }, ends('a', 'foo')],
  },
};
