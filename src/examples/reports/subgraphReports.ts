import { importLangGraph, importMessages } from '../imports';
import { after, calls, ends, input, message, messages, node, own, plain, reduced, strings } from '../parts';
import { chain, type Reports } from './reportSketch';

const inside = (name: string) => ({ inner: { fields: { log: strings }, nodes: { s: node(`{ log: ['${name}'] }`) }, paths: chain('s') } });
const keep = own('any', '(existing, update) => existing', 'any', { kind: 'none' });

/** What a graph inside a node brings back. */
export const subgraphReports: Reports = {
  R002: {
    source: 'langchain-ai/langgraph#6446',
    hazards: ['parallelPlain'],
    title: { en: 'A subgraph writes what it only received', zh: '子图会写回它只是收到的字段' },
    note: {
      en: 'Inside sub only b is written. But a subgraph answers with every field of its output schema, so its a meets the real write of n. Choose b alone as what sub answers, or give a a reducer.',
      zh: 'sub 里面只写了 b。但子图会用输出模式里的每个字段作答，于是它的 a 与 n 真正的写入相撞。让 sub 只输出 b，或给 a 一个归约函数。',
    },
    fields: { a: plain('int'), b: plain('int') },
    nodes: {
      sub: { inner: { fields: { a: plain('int'), b: plain('int') }, nodes: { s: node('{ b: 2 }') }, paths: chain('s') } },
      n: node('{ a: 1 }'),
    },
    paths: ['START > sub > END', 'START > n > END'],
    turns: [input('{ a: 0, b: 0 }')],
    expect: [{ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', text: '[1,0]' }, ends('b', 0)],
  },
  R004: {
    source: 'langchain-ai/langgraph#142',
    hazards: ['parallelPlain'],
    title: { en: 'Two subgraphs echo what nobody changed', zh: '两个子图都写回谁也没改的字段' },
    note: {
      en: 'Both echo ctx as they got it. That the values are equal does not help: a plain field counts writes, it does not compare. Leave ctx out of what they answer, or give it a reducer that keeps the first.',
      zh: '两者都把 ctx 原样写回。值相等也没用：普通字段只数写入次数，不比较。让它们的输出不含 ctx，或给它一个保留先有值的归约函数。',
    },
    fields: { ctx: plain('dict'), n: reduced('dict', 'merge') },
    nodes: Object.fromEntries(
      ['s1', 's2'].map((name) => [
        name,
        {
          inner: {
            fields: { ctx: plain('dict'), n: reduced('dict', 'merge') },
            nodes: { s: node(`{ n: { ${name}: 1 } }`) },
            paths: chain('s'),
          },
        },
      ]),
    ),
    paths: ['START > s1 > END', 'START > s2 > END'],
    turns: [input('{ ctx: { k: 1 }, n: {} }')],
    expect: [{ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', text: '[{"k":1},{"k":1}]' }],
  },
  R014: {
    source: 'langchain-ai/langgraph#3648',
    hazards: ['echoDoubles'],
    title: { en: 'Each level adds what it was given again', zh: '每一层都把收到的再加一遍' },
    note: {
      en: 'A subgraph gets the whole list and answers with the whole list, and append takes that for news: once more for each level. Answer a field of its own, or use a reducer that knows what is there already.',
      zh: '子图收到整个列表，也用整个列表作答，追加却把它当成新内容：每多一层就多一遍。让子图输出自己的字段，或用能认出已有内容的归约函数。',
    },
    fields: { log: strings },
    nodes: { mid: { inner: { fields: { log: strings }, nodes: { sub: inside('s') }, paths: chain('sub') } } },
    paths: chain('mid'),
    turns: [input("{ log: ['in'] }")],
    expect: [ends('log', ['in', 'in', 'in', 's'])],
  },
  R015: {
    source: 'langchain-ai/langgraph#4007',
    hazards: ['echoDoubles'],
    title: { en: 'Append and a subgraph: everything twice', zh: '追加加上子图：全都两遍' },
    note: {
      en: 'Two reducers of one name: that inside takes in, a and adds s; that outside adds all three to what it has. Open sub to see its calls apart from these.',
      zh: '同名的两个归约函数：里面的收下 in、a，再加上 s；外面的又把三者加到已有内容后面。打开 sub，能把它的调用与外面的分开看。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['a'] }"), sub: inside('s') },
    paths: chain('a', 'sub'),
    turns: [input("{ log: ['in'] }")],
    expect: [ends('log', ['in', 'a', 'in', 'a', 's']), calls('log', 3)],
  },
  R017: {
    source: 'langchain-ai/langgraph#3587',
    hazards: ['echoDoubles'],
    title: { en: 'A stack that a subgraph pushes whole', zh: '子图把整个栈压了进去' },
    note: {
      en: 'The reducer takes one text and holds a list. At both borders of sub the list itself is handed over as an update, and is pushed as one element. A reducer whose updates are of another type than its value does not stand a subgraph; let the subgraph answer another field.',
      zh: '归约函数收一个文本，存的是列表。在 sub 的两个边界上，列表本身被当作更新交过去，成了一个元素。更新类型与值类型不同的归约函数过不了子图的边界；让子图输出另一个字段。',
    },
    fields: { st: own('list', "(stack, op) => (op === 'pop' ? stack.slice(0, -1) : [...stack, op])") },
    nodes: {
      a: node("{ st: 'parent' }"),
      sub: {
        inner: {
          fields: { st: own('list', "(stack, op) => (op === 'pop' ? stack.slice(0, -1) : [...stack, op])") },
          nodes: { s: node("{ st: 'child' }") },
          paths: chain('s'),
        },
      },
    },
    paths: chain('a', 'sub'),
    turns: [input('{}')],
    expect: [ends('st', ['parent', [['parent'], 'child']])],
  },
  R018: {
    source: 'langchain-ai/langgraph#5755',
    title: { en: 'Deleted inside, still there outside', zh: '里面删了，外面还在' },
    note: {
      en: 'Inside, the list becomes empty. sub then answers [], and that deletes nothing: what is absent is no order to remove. Remove in the outer graph, or send the outer one a Command.',
      zh: '里面的列表变空了。随后 sub 以 [] 作答，而这什么也不删：缺席并不是删除指令。在外层图里删除，或给外层发一个 Command。',
    },
    fields: { messages },
    nodes: {
      sub: {
        inner: {
          fields: { messages },
          nodes: {
            clear: node('{ messages: state.messages.map(({ id }) => new RemoveMessage({ id })) }', importMessages('RemoveMessage')),
          },
          paths: chain('clear'),
        },
      },
    },
    paths: chain('sub'),
    turns: [input("{ messages: [new HumanMessage({ id: '1', content: 'hi' })] }", importMessages('HumanMessage'))],
    expect: [ends('messages', [message('human', '1', 'hi')])],
  },
  R021: {
    source: 'langchain-ai/langgraph#1964',
    hazards: ['echoDoubles'],
    title: { en: 'Parallel subgraphs, and results that come back', zh: '并行子图，与回流的结果' },
    note: {
      en: 'Turn 1 starts with no results, and each child adds one. In turn 2 both children echo the two that are there and add one each. question needs a reducer that keeps the first, since both echo it. Let the children answer a field that they do not receive.',
      zh: '第 1 轮开始时没有结果，每个子图加一个。第 2 轮两个子图都写回已有的两个，再各加一个。question 需要保留先有值的归约函数，因为两者都写回它。让子图输出一个它们不会收到的字段。',
    },
    fields: { question: keep, results: strings },
    nodes: {
      ...Object.fromEntries(
        ['1', '2'].map((name) => [
          `c${name}`,
          {
            inner: {
              fields: { question: keep, results: strings },
              nodes: { s: node(`{ results: ['r${name}'] }`) },
              paths: chain('s'),
            },
          },
        ]),
      ),
      sink: node('{}'),
    },
    paths: ['START > c1', 'START > c2', 'sink > END'],
    joins: [{ sources: ['c1', 'c2'], target: 'sink' }],
    turns: [input("{ question: 'q', results: [] }"), input('{}')],
    expect: [
      ends('results', ['r1', 'r2'], 'exact', after(1, 2)),
      ends('results', ['r1', 'r2', 'r1', 'r2', 'r1', 'r1', 'r2', 'r2']),
      ends('question', 'q'),
    ],
  },
  R027: {
    source: 'https://forum.langchain.com/t/streaming-subgraphs-results-in-duplicate-messages-as-subgraph-updates-parent/1659',
    title: { en: 'The stream says it twice, the state once', zh: '流里说两遍，状态里只有一次' },
    note: {
      en: 'The reducer doubles nothing: the state holds hi and yo. But the stream tells of yo when the inner node writes it, and again when sub answers. Look at the namespace of a chunk, or at message ids, and drop one of the two.',
      zh: '归约函数没有重复任何东西：状态里是 hi 和 yo。但内层节点写入 yo 时流里报告一次，sub 作答时又报告一次。看每一块的命名空间或消息 id，去掉其中一个。',
    },
    fields: { messages, told: strings },
    nodes: {
      sub: {
        inner: {
          fields: { messages },
          nodes: { s: node("{ messages: [new AIMessage({ id: 'yo', content: 'yo' })] }", importMessages('AIMessage')) },
          paths: chain('s'),
        },
      },
      streamed: `${importLangGraph('Annotation', 'messagesStateReducer', 'StateGraph')}
const State = Annotation.Root({ messages: Annotation({ reducer: messagesStateReducer, default: () => [] }) });
const one = (name, node) => new StateGraph(State).addNode(name, node).addEdge('__start__', name).compile();
const graph = one('sub', one('s', () => ({ messages: [{ role: 'ai', id: 'yo', content: 'yo' }] })));
const told = [];
for await (const [path, chunk] of await graph.stream({ messages: ['hi'] }, { streamMode: 'updates', subgraphs: true }))
  for (const [node, { messages }] of Object.entries(chunk))
    if (messages.some(({ content }) => content === 'yo')) told.push(path.length + ' deep: ' + node);

export default () => ({ told });
`,
    },
    paths: chain('sub', 'streamed'),
    turns: [input("{ messages: [new HumanMessage({ id: 'hi', content: 'hi' })] }", importMessages('HumanMessage'))],
    expect: [ends('messages', [message('human', 'hi', 'hi'), message('ai', 'yo', 'yo')]), ends('told', ['1 deep: s', '0 deep: sub'])],
  },
};
