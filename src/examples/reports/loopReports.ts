import { importLangGraph } from '../imports';
import { ends, fails, input, node, ownName, reduced, strings } from '../parts';
import { chain, type Reports } from './reportSketch';

const LIMIT = 'GRAPH_RECURSION_LIMIT';
const END_IMPORT = importLangGraph('END');
const three = { a: ownName('log'), b: ownName('log'), c: ownName('log') };

/** Loops, and the limit of supersteps that ends them. */
export const loopReports: Reports = {
  R124: {
    source: 'langchain-ai/langgraph#148',
    hazards: ['endlessLoop'],
    title: { en: 'What the recursion limit counts', zh: '递归上限数的是什么' },
    note: {
      en: 'Neither memory nor model: it counts supersteps. The conditional edge always answers a, so with a limit of 3 a runs three times and the turn fails. Look at what the router tests, and why it never changes.',
      zh: '与内存和模型都无关：它数的是超步。条件边总是回答 a，上限为 3 时 a 运行三次，然后失败。要看路由检查的是什么、它为何从不改变。',
    },
    fields: { log: strings },
    nodes: { a: ownName('log') },
    paths: ['START > a'],
    routers: [{ source: 'a', targets: ['a'], code: "export default () => 'a';\n" }],
    recursionLimit: 3,
    turns: [input('{}')],
    expect: [fails(LIMIT), ends('log', ['a', 'a', 'a'])],
  },
  R125: {
    source: 'langchain-ai/docs#1563',
    title: { en: 'Three nodes need a limit of four', zh: '三个节点需要上限四' },
    note: {
      en: 'No loop at all. With a limit of 3 all three nodes run, c too, and only then the turn fails. A chain of N nodes needs N + 1.',
      zh: '完全没有循环。上限为 3 时三个节点都会运行，包括 c，之后才失败。N 个节点的链需要 N + 1。',
    },
    fields: { log: strings },
    nodes: three,
    paths: chain('a', 'b', 'c'),
    recursionLimit: 3,
    turns: [input('{}')],
    expect: [fails(LIMIT), ends('log', ['a', 'b', 'c'])],
  },
  R126: {
    source: 'liam-hq/liam#3167',
    title: { en: 'One recursion is one superstep', zh: '一次递归就是一个超步' },
    note: {
      en: 'Not one pass through the loop. a and a2 run together and count once, so a round is three supersteps and two rounds are six: a limit of 7 suffices, 6 does not.',
      zh: '不是绕循环一圈。a 和 a2 一起运行只算一次，所以一圈是三个超步，两圈是六个：上限 7 够用，6 就不够。',
    },
    fields: { log: strings },
    nodes: { ...three, a2: ownName('log') },
    paths: ['START > a > b > c', 'START > a2 > b'],
    routers: [
      {
        source: 'c',
        targets: ['a', 'a2', 'END'],
        code: `${END_IMPORT}\nexport default (state) => (state.log.length > 4 ? END : ['a', 'a2']);\n`,
      },
    ],
    recursionLimit: 7,
    turns: [input('{}')],
    expect: [ends('log', ['a', 'a2', 'b', 'c', 'a', 'a2', 'b', 'c'])],
  },
  R071: {
    source: 'langchain-ai/docs#5585',
    title: { en: 'Returning [] clears nothing', zh: '返回 [] 什么也清不掉' },
    note: {
      en: 'fix returns an empty list to clear the errors, and append adds nothing to what is there. The router sees the old error each time, until the limit. Use Overwrite([]), or a field that is replaced.',
      zh: 'fix 返回空列表想清除错误，而追加只是在已有内容后加上“无”。路由每次都看到旧错误，直到上限。用 Overwrite([])，或改用会被替换的字段。',
    },
    fields: { errors: strings, n: reduced('int', 'add') },
    nodes: { work: node("{ errors: state.n === 0 ? ['bad'] : [], n: 1 }"), fix: node('{ errors: [] }') },
    paths: ['START > work', 'fix > work'],
    routers: [
      {
        source: 'work',
        targets: ['fix', 'END'],
        code: `${END_IMPORT}\nexport default (state) => (state.errors.length > 0 ? 'fix' : END);\n`,
      },
    ],
    recursionLimit: 8,
    turns: [input('{}')],
    expect: [fails(LIMIT), ends('errors', ['bad']), ends('n', 4)],
  },
};
