import { importLangGraph } from '../imports';
import { ends, fails, input, node, plain, strings } from '../parts';
import type { FieldSketch } from '../sketch';
import { chain, fan, type Reports } from './reportSketch';

const SEND = importLangGraph('Send');
const OVERWRITE = importLangGraph('Overwrite');
const untracked: FieldSketch = { type: { kind: 'any', of: 'any' }, merge: { kind: 'untracked', guard: true } };
const delta = (own: string, snapshots = 1000): FieldSketch => ({
  type: { kind: 'list', of: 'any' },
  merge: { kind: 'delta', reducer: { own: `export default ${own};\n` }, snapshots, start: { kind: 'zero' } },
});
const appends = delta('(state, writes) => [...state, ...writes.flat()]');

/** Fields that are saved as their writes, and fields that are never saved. */
export const channelReports: Reports = {
  R115: {
    source: 'langchain-ai/langgraph#8821',
    fixed: true,
    title: { en: 'Overwrite in a field saved as its writes', zh: '按写入保存的字段里的 Overwrite' },
    note: {
      en: 'In Python the value while running and the value after loading differed here: what came after the Overwrite was lost in one and kept in the other. LangGraph.js has the same list both times: the pause lets read load it.',
      zh: '在 Python 里，运行中的值和载入后的值在此不同：Overwrite 之后的写入，一边丢了，一边还在。LangGraph.js 两次都是同一个列表：暂停让 read 重新载入它。',
    },
    fields: { h: appends, read: plain('list', 'str') },
    nodes: { a: node("{ h: new Overwrite(['A']) }", `${OVERWRITE}\n`), b: node("{ h: ['b'] }"), reads: node('{ read: state.h }') },
    paths: ['START > a', 'START > b', 'reads > END'],
    joins: [{ sources: ['a', 'b'], target: 'reads' }],
    pauses: { reads: 'before' },
    turns: [input("{ h: ['in'] }"), { kind: 'continue' }],
    expect: [ends('h', ['A'], 'exact', { turn: 1, superstep: 1 }), ends('read', ['A'])],
  },
  R116: {
    source: 'langchain-ai/langgraph#8382',
    fixed: true,
    title: { en: 'The same order live and loaded', zh: '运行中与载入后顺序相同' },
    note: {
      en: 'Python applied parallel writes by one key and replayed them by another. In LangGraph.js a, m, z is the order of both: read finds it after the pause, where the list is put together from its writes.',
      zh: 'Python 应用并行写入用一种顺序，重放用另一种。LangGraph.js 两者都是 a、m、z：暂停之后列表由写入重新拼出，read 看到的就是它。',
    },
    fields: { h: appends, read: plain('list', 'str') },
    nodes: { z: node("{ h: ['z'] }"), a: node("{ h: ['a'] }"), m: node("{ h: ['m'] }"), reads: node('{ read: state.h }') },
    paths: ['START > z', 'START > a', 'START > m', 'reads > END'],
    joins: [{ sources: ['z', 'a', 'm'], target: 'reads' }],
    pauses: { reads: 'before' },
    turns: [input("{ h: ['in'] }"), { kind: 'continue' }],
    expect: [ends('h', ['in', 'a', 'm', 'z'], 'exact', { turn: 1, superstep: 1 }), ends('read', ['in', 'a', 'm', 'z'])],
  },
  R117: {
    source: 'theexperiencecompany/gaia#818',
    title: { en: 'An ordinary reducer in a field saved as its writes', zh: '把普通归约函数用在按写入保存的字段里' },
    note: {
      en: 'Such a reducer gets the state and a list of all writes of the superstep. concat takes that list as one update, so lists nest. It must also give the same however writes are grouped: it is called again to load the value.',
      zh: '这种归约函数收到的是状态和该超步所有写入的列表。concat 把这个列表当作一次更新，于是列表嵌套。而且无论写入怎样分组，结果都应相同：载入值时它会再次被调用。',
    },
    fields: { h: delta('(left, right) => left.concat(right)') },
    nodes: { a: node("{ h: ['a'] }") },
    paths: chain('a'),
    turns: [input("{ h: ['in'] }")],
    expect: [ends('h', [['in'], ['a']])],
  },
  R122: {
    source: 'langchain-ai/deepagentsjs#480',
    title: { en: 'Two nulls are two writes', zh: '两个 null 就是两次写入' },
    note: {
      en: 'Neither node had anything to say, and both wrote null. null is a value: only a key that is left out writes nothing.',
      zh: '两个节点都没有话要说，却都写了 null。null 也是值：只有省略键才是不写。',
    },
    hazards: ['parallelPlain'],
    fields: { jump: untracked },
    nodes: { a: node('{ jump: null }'), b: node('{ jump: null }') },
    paths: fan('a', 'b'),
    turns: [input('{ jump: 1 }')],
    expect: [fails('INVALID_CONCURRENT_GRAPH_UPDATE')],
  },
  R123: {
    source: 'langchain-ai/langgraph#8582',
    title: { en: 'What is never saved is gone after a pause', zh: '从不保存的值在暂停后就没了' },
    note: {
      en: 'The payload of a Send keeps u, even when work is tried again: Python loses it there. The field u itself is gone after the pause in both languages. Do not keep in an untracked field what a later turn needs.',
      zh: 'Send 的负载里 u 还在，work 重试时也在：Python 在这里会丢掉它。而字段 u 本身，在两种语言里都随暂停消失。之后的轮次要用的内容，不要放在不跟踪的字段里。',
    },
    fields: { u: untracked, k: plain('str'), out: strings },
    nodes: {
      plan: node('{}'),
      work: "let tries = 0;\n\nexport default (state) => {\n  tries += 1;\n  if (tries === 1) throw new Error('try again');\n  return { out: [`payload ${state.u} ${state.k}`] };\n};\n",
      after: node('{ out: [`state ${state.u} ${state.k}`] }'),
    },
    paths: ['START > plan', 'work > after > END'],
    routers: [{ source: 'plan', targets: ['work'], code: `${SEND}\nexport default ({ u, k }) => new Send('work', { u, k });\n` }],
    turns: [input("{ u: 'U', k: 'K' }"), { kind: 'continue' }],
    expect: [ends('out', ['payload U K', 'state undefined K'])],
  },
};
