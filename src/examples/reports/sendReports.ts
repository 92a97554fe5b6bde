import { importLangGraph } from '../imports';
import { ends, fails, input, node, ownName, plain, reduced, strings } from '../parts';
import { chain, type Reports } from './reportSketch';

const SEND = importLangGraph('Send');
const COMMAND = importLangGraph('Command');
const sends = (list: string) => `${SEND}\nexport default (state) => ${list};\n`;

/** Send and Command: who runs next, and on what. */
export const sendReports: Reports = {
  R055: {
    source: 'langchain-ai/langgraph#5489',
    hazards: ['parallelPlain'],
    title: { en: 'Map-reduce without the reducer', zh: '没有归约函数的 map-reduce' },
    note: {
      en: 'Each Send is a task of its own, and both write jokes in one superstep. The guide had forgotten the reducer that gathers them: give jokes append.',
      zh: '每个 Send 都是独立的任务，两个任务在同一个超步写 jokes。那份指南忘了把它们收集起来的归约函数：给 jokes 配上追加。',
    },
    fields: { subjects: plain('list', 'str'), jokes: plain('list', 'str') },
    nodes: { topics: node("{ subjects: ['cats', 'dogs'] }"), joke: node('{ jokes: [`about ${state.subject}`] }') },
    paths: ['START > topics', 'joke > END'],
    routers: [{ source: 'topics', targets: ['joke'], code: sends("state.subjects.map((subject) => new Send('joke', { subject }))") }],
    turns: [input('{}')],
    expect: [fails('INVALID_CONCURRENT_GRAPH_UPDATE'), ends('subjects', ['cats', 'dogs']), { kind: 'absent', field: 'jokes', at: 'end' }],
  },
  R056: {
    source: 'langchain-ai/langgraph#3329',
    title: { en: 'Two stages of Sends are no pipeline', zh: '两段 Send 不是流水线' },
    note: {
      en: 'next does not follow each item. All tasks of work end their superstep, then next runs once, on the merged state. To take each item through both stages, send it to a subgraph.',
      zh: 'next 不会逐项跟进。work 的所有任务结束这个超步后，next 才在合并后的状态上运行一次。要让每一项走完两个阶段，就把它发送到子图。',
    },
    fields: { out: strings },
    nodes: {
      plan: node('{}'),
      work: 'export default async (state) => {\n  await new Promise((done) => setTimeout(done, state.ms));\n  return { out: [`work ${state.ms}`] };\n};\n',
      next: node('{ out: [`next sees ${state.out.length}`] }'),
    },
    paths: ['START > plan', 'work > next > END'],
    routers: [{ source: 'plan', targets: ['work'], code: sends("[1, 30].map((ms) => new Send('work', { ms }))") }],
    turns: [input('{}')],
    expect: [ends('out', ['work 1', 'work 30', 'next sees 2'])],
  },
  R057: {
    source: 'KellyJDavis/goedels-poetry#158',
    title: { en: 'A Send’s payload is all that its node sees', zh: 'Send 的负载就是节点能看到的一切' },
    note: {
      en: 'topic is in the state but not in the payload, so work does not see it. What work returns goes to the fields of all, though: keep the payload under one key and return only what has a reducer.',
      zh: 'topic 在状态里，却不在负载里，所以 work 看不到。但 work 返回的内容会进入大家共用的字段：把负载放在一个键下，只返回带归约函数的字段。',
    },
    fields: { topic: plain('str'), item: plain('any'), done: reduced('list', 'append') },
    nodes: { plan: node("{ topic: 'reducers' }"), work: node('{ done: [[state.item, Object.keys(state)]] }') },
    paths: ['START > plan', 'work > END'],
    routers: [{ source: 'plan', targets: ['work'], code: sends("[1, 2].map((item) => new Send('work', { item }))") }],
    turns: [input('{}')],
    expect: [
      ends('done', [
        [1, ['item']],
        [2, ['item']],
      ]),
      { kind: 'absent', field: 'item', at: 'end' },
    ],
  },
  R059: {
    source: 'langchain-ai/docs#1239',
    title: { en: 'goto is no jump: the tail runs twice', zh: 'goto 不是跳转：尾部运行两次' },
    note: {
      en: 'goto adds c to what the edge starts, it takes nothing away. b runs beside c, then c and d, then d again. A node that returns goto wants no edges of its own.',
      zh: 'goto 是在边启动的内容之外再加上 c，并不去掉什么。b 与 c 一起运行，接着 c 和 d，然后又是 d。返回 goto 的节点不该再有自己的边。',
    },
    fields: { log: strings },
    nodes: {
      a: `${COMMAND}\nexport default () => new Command({ goto: 'c', update: { log: ['a'] } });\n`,
      b: ownName('log'),
      c: ownName('log'),
      d: ownName('log'),
    },
    paths: chain('a', 'b', 'c', 'd'),
    turns: [input('{}')],
    expect: [ends('log', ['a', 'b', 'c', 'c', 'd', 'd'])],
  },
  R061: {
    source: 'langchain-ai/langgraph#2831',
    fixed: true,
    title: { en: 'Three Commands in one chunk of the stream', zh: '流的一块里有三个 Command' },
    note: {
      en: 'The updates stream told only of the last Command of a node. Now the chunk holds a list of all three. Whoever reads the stream must expect a list where others bring one object. The merge in the state was right all along.',
      zh: 'updates 流以前只报告节点的最后一个 Command。现在这一块是包含三者的列表。读取流的一方要准备好：别处是一个对象，这里可能是列表。状态的合并则一直是对的。',
    },
    fields: { log: strings, chunks: plain('any') },
    nodes: {
      tools: `${COMMAND}
export default () => ['1', '2', '3'].map((one) => new Command({ update: { log: [one] } }));
`,
      streamed: `${importLangGraph('Annotation', 'Command', 'StateGraph')}
const log = Annotation({ reducer: (x, y) => [...x, ...y], default: () => [] });
const graph = new StateGraph(Annotation.Root({ log }))
  .addNode('tools', () => ['1', '2', '3'].map((one) => new Command({ update: { log: [one] } })))
  .addEdge('__start__', 'tools')
  .compile();
const chunks = [];
for await (const chunk of await graph.stream({}, { streamMode: 'updates' })) chunks.push(chunk);

export default () => ({ chunks });
`,
    },
    paths: chain('tools', 'streamed'),
    turns: [input('{}')],
    expect: [ends('log', ['1', '2', '3']), ends('chunks', [{ tools: [{ log: ['1'] }, { log: ['2'] }, { log: ['3'] }] }])],
  },
};
