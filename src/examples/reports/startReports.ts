import { calls, ends, input, node, own, plain, reduced, strings } from '../parts';
import type { FieldSketch } from '../sketch';
import { chain, type Reports } from './reportSketch';

const startsWith = (kind: 'list' | 'str', value: string): FieldSketch => ({
  type: { kind, of: 'any' },
  merge: { kind: 'plain', start: { kind: 'own', source: `export default ${value};\n` } },
});

/** What a field holds before the first write, and writes of nothing. */
export const startReports: Reports = {
  R065: {
    source: 'langchain-ai/langgraph#4305',
    title: { en: 'Optional fields start with nothing', zh: '可选字段从“无”开始' },
    note: {
      en: 'Both nodes’ writes are 1. Python’s Optional[int] cannot be made, so foo starts empty and the first write is stored without a call; int starts at 0, and boo’s reducer is called. In LangGraph.js it is the start value that decides.',
      zh: '两个写入都是 1。Python 的 Optional[int] 无法实例化，foo 从空开始，第一次写入不经调用直接存下；int 从 0 开始，boo 的归约函数会被调用。在 LangGraph.js 里由起始值决定。',
    },
    fields: {
      foo: { type: { kind: 'int', of: 'any' }, merge: { kind: 'builtIn', reducer: 'add', keep: 3, start: { kind: 'none' } } },
      boo: reduced('int', 'add'),
    },
    nodes: { n: node('{ foo: 1, boo: 1 }') },
    paths: chain('n'),
    turns: [input('{}')],
    expect: [ends('foo', 1), ends('boo', 1), calls('foo', 0), calls('boo', 1)],
  },
  R067: {
    source: 'langchain-ai/langgraphjs#1501',
    fixed: true,
    title: { en: 'zod’s default of a plain field', zh: '普通字段的 zod 默认值' },
    note: {
      en: 'It used to be ignored unless the field had a reducer too. Now foo starts with its default, and n is its length.',
      zh: '以前除非字段还有归约函数，否则默认值会被忽略。现在 foo 从默认值开始，n 是它的长度。',
    },
    style: 'zod',
    fields: { foo: startsWith('list', '[]'), n: plain('int') },
    nodes: { a: node('{ n: state.foo.length }') },
    paths: chain('a'),
    turns: [input('{}')],
    expect: [ends('foo', []), ends('n', 0)],
  },
  R068: {
    source: 'langchain-ai/langgraphjs#1795',
    fixed: true,
    title: { en: 'A default that need not be said twice', zh: '默认值不必说两遍' },
    note: {
      en: 'z.string().default("bar") had to be repeated in the registry. In StateSchema, as here, and in zod objects it is enough to say it once.',
      zh: 'z.string().default("bar") 以前还得在注册表里重复一遍。现在无论是这里的 StateSchema 还是 zod 对象，说一次就够了。',
    },
    style: 'stateSchema',
    fields: { foo: startsWith('str', "'bar'"), n: plain('int') },
    nodes: { a: node('{ n: state.foo.length }') },
    paths: chain('a'),
    turns: [input('{}')],
    expect: [ends('foo', 'bar'), ends('n', 3)],
  },
  R069: {
    source: 'langchain-ai/langgraphjs#354',
    title: { en: 'Which of two fields the reducer belongs to', zh: '归约函数属于哪个字段' },
    note: {
      en: 'The reducer is bar’s: foo is replaced, bar grows. An example had put it at the wrong one. LangGraph.js does not check that start value, reducer and type agree.',
      zh: '归约函数属于 bar：foo 被替换，bar 增长。某个示例把它放错了字段。LangGraph.js 不检查起始值、归约函数和类型是否一致。',
    },
    fields: { foo: plain('int'), bar: strings },
    nodes: { n1: node('{ foo: 2 }'), n2: node("{ bar: ['bye'] }") },
    paths: chain('n1', 'n2'),
    turns: [input("{ foo: 1, bar: ['hi'] }")],
    expect: [ends('foo', 2), ends('bar', ['hi', 'bye'])],
  },
  R070: {
    source: 'indexnetwork/index#934',
    title: { en: 'Does a reducer get undefined?', zh: '归约函数会收到 undefined 吗' },
    note: {
      en: 'A key that is left out never calls it. A key that is there with undefined or null does: x keeps its value only since its reducer says so. Append takes them as items, and a plain field stores undefined.',
      zh: '省略的键不会引起调用。键在而值为 undefined 或 null 则会：x 能保住原值，只因归约函数这样写。追加会把它们当作列表项，普通字段则存下 undefined。',
    },
    fields: {
      x: own('int', '(existing, update) => update ?? existing'),
      list: own('list', '(existing, update) => existing.concat(update)'),
      bare: plain('any'),
    },
    nodes: { left_out: node('{}'), a: node('{ x: undefined, list: undefined, bare: undefined }'), b: node('{ x: null, list: null }') },
    paths: chain('left_out', 'a', 'b'),
    turns: [input("{ x: 5, list: ['in'], bare: 1 }")],
    expect: [
      {
        kind: 'callList',
        field: 'x',
        value: [
          [0, 5],
          [5, { $: 'undefined' }],
          [5, null],
        ],
      },
      ends('x', 5),
      ends('list', ['in', { $: 'undefined' }, null]),
      ends('bare', { $: 'undefined' }),
    ],
  },
};
