import { importLangGraph } from '../imports';
import { ends, input, messages, node, plain } from '../parts';
import type { FieldSketch } from '../sketch';
import { chain, type Reports } from './reportSketch';

const BUILD = importLangGraph('Annotation', 'StateGraph');
const hidden = (field: FieldSketch): FieldSketch => ({ ...field, private: true });

/** What belongs to the state, who sees it, and what the graph is not built with. */
export const schemaReports: Reports = {
  R080: {
    source: 'langchain-ai/langgraphjs#1475',
    title: { en: 'Private does not mean hidden', zh: '私有不等于隐藏' },
    note: {
      en: 'secret is in no schema of the graph, only in that of n2. What invoke answers leaves it out, but the stream of values and every checkpoint hold it: look at the state after superstep 1. Private means not declared by the graph; whoever reads the stream must choose outputKeys.',
      zh: 'secret 不在图的任何模式里，只在 n2 的模式里。invoke 的结果不含它，但 values 流和每个检查点里都有：看超步 1 之后的状态。私有只表示图没有声明它；读取流的一方要自己选择 outputKeys。',
    },
    fields: { question: plain('str'), answer: plain('str'), secret: hidden(plain('str')) },
    nodes: {
      n1: node('{ secret: `${state.question}!` }'),
      n2: { source: node('{ answer: state.secret }'), reads: ['secret'] },
    },
    paths: chain('n1', 'n2'),
    turns: [input("{ question: 'q' }")],
    expect: [
      { kind: 'result', turn: 1, value: { question: 'q', answer: 'q!' } },
      ends('secret', 'q!', 'exact', { turn: 1, superstep: 1 }),
      { kind: 'history', field: 'secret', value: ['q!', 'q!'] },
    ],
  },
  R081: {
    source: 'langchain-ai/langgraph#2504',
    fixed: true,
    title: { en: 'A router sees the whole state', zh: '路由看到整个状态' },
    note: {
      en: 'The node reads a alone, and its router once saw no more than that. Today the router sees all fields, with the node’s own write in them: b is 9 already, by a merge that looks ahead.',
      zh: '节点只读 a，以前它的路由也只能看到 a。现在路由能看到所有字段，节点自己的写入也在其中：经由预览的合并，b 已经是 9。',
    },
    fields: { a: plain('int'), b: plain('int'), chose: plain('str') },
    nodes: {
      n: { source: node('{ b: 9 }'), reads: ['a'] },
      whole: node("{ chose: 'whole' }"),
      narrow: node("{ chose: 'narrow' }"),
    },
    paths: ['START > n', 'whole > END', 'narrow > END'],
    routers: [
      {
        source: 'n',
        targets: ['whole', 'narrow'],
        code: "export default (state) => (state.a === 1 && state.b === 9 ? 'whole' : 'narrow');\n",
      },
    ],
    turns: [input('{ a: 1, b: 2 }')],
    expect: [ends('chose', 'whole')],
  },
  R083: {
    source: 'langchain-ai/langgraph#3483',
    fixed: true,
    title: { en: 'A private field reaches the router', zh: '私有字段能到达路由' },
    note: {
      en: 'messages is declared by n2 alone. n1 writes it, and the router behind n1 once got nothing. Fields come from all schemas together, so the router finds the message.',
      zh: 'messages 只由 n2 声明。n1 写入它，n1 之后的路由以前什么也拿不到。字段取自所有模式的并集，所以路由能看到这条消息。',
    },
    fields: { input: plain('str'), output: plain('str'), messages: hidden(messages) },
    nodes: {
      n1: node("{ messages: ['x'] }"),
      n2: { source: node('{ output: `got ${state.messages[0].content}` }'), reads: ['messages'] },
      none: node("{ output: 'nothing' }"),
    },
    paths: ['START > n1', 'n2 > END', 'none > END'],
    routers: [
      { source: 'n1', targets: ['n2', 'none'], code: "export default (state) => (state.messages?.length === 1 ? 'n2' : 'none');\n" },
    ],
    turns: [input("{ input: 'i' }")],
    expect: [ends('output', 'got x')],
  },
  R085: {
    source: 'langchain-ai/langgraph#2644',
    hazards: ['undeclaredWrite'],
    title: { en: 'A key that no schema knows is dropped', zh: '没有模式认识的键会被丢掉' },
    note: {
      en: 'It was an error once; now zoo is dropped without a word, and the fault shows where it is read. tmp is declared by n2, so it arrives: a private field lives in the schema of the node that reads it.',
      zh: '以前这是错误；现在 zoo 被悄悄丢掉，问题在读取它的地方才显现。tmp 由 n2 声明，所以能到达：私有字段写在读取它的节点的模式里。',
    },
    fields: { foo: plain('int'), saw: plain('str'), tmp: hidden(plain('int')) },
    nodes: {
      n1: node('{ zoo: state.foo + 1, tmp: state.foo + 1 }'),
      n2: { source: node('{ foo: state.tmp + 1, saw: String(state.zoo) }'), reads: ['tmp'] },
    },
    paths: chain('n1', 'n2'),
    turns: [input('{ foo: 1 }')],
    expect: [ends('foo', 3), ends('saw', 'undefined')],
  },
  R088: {
    source: 'langchain-ai/social-media-agent#351',
    title: { en: 'Two schemas, one field, two reducers', zh: '两个模式，一个字段，两种归约' },
    note: {
      en: 'A field is one channel. Where a node’s own input schema declares reports with another reducer, building fails before any input; where it declares it plain, nothing is said and the first reducer stays. Declare it once and use that object in both schemas.',
      zh: '一个字段就是一个通道。节点的输入模式若用另一种归约函数声明 reports，在任何输入之前构建就失败；若声明为普通字段，则毫无提示，沿用先前的归约函数。只声明一次，两个模式都用同一个对象。',
    },
    fields: { another: plain('str'), bare: plain('str'), same: plain('str') },
    nodes: {
      build: `${BUILD}
const append = () => Annotation({ reducer: (x, y) => [...x, ...y], default: () => [] });
const keepLast = () => Annotation({ reducer: (x, y) => y, default: () => [] });
const reports = append();

function build(again) {
  try {
    new StateGraph(Annotation.Root({ reports })).addNode('gen', () => ({}), { input: Annotation.Root({ reports: again }) });
    return 'built';
  } catch (error) {
    return error.message;
  }
}

export default () => ({ another: build(keepLast()), bare: build(Annotation()), same: build(reports) });
`,
    },
    paths: chain('build'),
    turns: [input('{}')],
    expect: [ends('another', 'Channel "reports" already exists with a different type.'), ends('bare', 'built'), ends('same', 'built')],
  },
  R089: {
    source: 'AstroPilot-AI/Denario#17',
    title: { en: 'A node with the name of a field', zh: '与字段同名的节点' },
    note: {
      en: 'Python refused it once and allows it now; LangGraph.js still refuses when the node is added. This page refuses it too, before the run. Give one of them another name.',
      zh: 'Python 以前拒绝，现在允许；LangGraph.js 在添加节点时仍会拒绝。本页在运行之前也会拒绝。给其中一个换个名字。',
    },
    fields: { said: plain('str') },
    nodes: {
      build: `${BUILD}
function build() {
  try {
    new StateGraph(Annotation.Root({ x: Annotation() })).addNode('x', () => ({ x: 1 }));
    return 'built';
  } catch (error) {
    return error.message;
  }
}

export default () => ({ said: build() });
`,
    },
    paths: chain('build'),
    turns: [input('{}')],
    expect: [ends('said', 'x is already being used as a state attribute (a.k.a. a channel), cannot also be used as a node name.')],
  },
};
