import { importLangGraph } from '../imports';
import { ends, input, node, plain, strings } from '../parts';
import { chain, type Reports } from './reportSketch';

/** Values that are changed in place, and what a checkpoint keeps of values. */
export const mutationReports: Reports = {
  R077: {
    source: 'AdityaPatil22/SenGuard#75',
    hazards: ['wholeState'],
    title: { en: 'The state is edited in place and returned whole', zh: '就地修改状态，再整个返回' },
    note: {
      en: 'scan pushes into the list, fails, and is tried again: the push of the first try is still there. It then returns the whole state, and append adds all of that once more. Return only what is new, and change nothing in place.',
      zh: 'scan 往列表里 push，失败后重试：第一次的 push 还在。接着它返回整个状态，追加又把这一切加了一遍。只返回新增的部分，不要就地修改。',
    },
    fields: { errors: strings },
    nodes: {
      scan: `let tries = 0;

function attempt(state) {
  tries += 1;
  state.errors.push('e' + tries);
  if (tries === 1) throw new Error('no connection');
  return state;
}

export default (state) => {
  try {
    return attempt(state);
  } catch {
    return attempt(state);
  }
};
`,
    },
    paths: chain('scan'),
    turns: [input("{ errors: ['old'] }")],
    expect: [ends('errors', ['old', 'e1', 'e2', 'old', 'e1', 'e2'])],
  },
  R078: {
    source: 'langchain-ai/langgraph#1320',
    title: { en: 'A change in place, seen here and not there', zh: '就地修改：这里看得到，那里看不到' },
    note: {
      en: 'a pushes and returns nothing. The result has it. The history of LangGraph.js has it from the next checkpoint on, since it saves whole values; that of Python never, since no write raised the version of the field. Return what you change.',
      zh: 'a 只 push，什么也不返回。结果里有它。LangGraph.js 的历史从下一个检查点起有它，因为保存的是整个值；Python 的历史里始终没有，因为没有写入提升字段的版本。改了什么，就返回什么。',
    },
    fields: { x: plain('list', 'str') },
    nodes: { a: "export default (state) => {\n  state.x.push('mut');\n  return {};\n};\n", b: node('{}') },
    paths: chain('a', 'b'),
    turns: [input("{ x: ['in'] }")],
    expect: [ends('x', ['in', 'mut']), { kind: 'history', field: 'x', value: [['in'], ['in', 'mut'], ['in', 'mut']] }],
  },
  R079: {
    source: 'langchain-ai/langgraph-studio#77',
    title: { en: 'A new thread starts with the old documents', zh: '新线程一开始就有旧文档' },
    note: {
      en: 'The graph inside the code has one list as the start value of every run, and a reducer that pushes into it. So the second run begins with what the first left, though nothing is saved. Make the list anew in default, and return a new one from the reducer. A start value of this page is made anew for each thread by itself.',
      zh: '代码里的图让每次运行的起始值都是同一个列表，归约函数又往里 push。于是第二次运行一开始就有第一次留下的内容，尽管什么也没保存。在 default 里每次新建列表，在归约函数里返回新列表。本页字段的起始值本来就会为每个线程新建。',
    },
    fields: { first: plain('list', 'str'), second: plain('list', 'str') },
    nodes: {
      twice: `${importLangGraph('Annotation', 'StateGraph')}
const shared = [];
const documents = Annotation({
  reducer: (existing, update) => {
    existing.push(...update);
    return existing;
  },
  default: () => shared,
});
const graph = new StateGraph(Annotation.Root({ documents }))
  .addNode('a', () => ({ documents: ['doc'] }))
  .addEdge('__start__', 'a')
  .compile();
const first = [...(await graph.invoke({})).documents];
const second = [...(await graph.invoke({})).documents];

export default () => ({ first, second });
`,
    },
    paths: chain('twice'),
    turns: [input('{}')],
    expect: [ends('first', ['doc']), ends('second', ['doc', 'doc'])],
  },
  R113: {
    source: 'langchain-ai/langgraph#7066',
    title: { en: 'What a checkpoint makes of values', zh: '检查点会把值变成什么' },
    note: {
      en: 'Before the pause all are what they were. After it they come out of the checkpoint: Map and Set survive, a Date is text, an instance a plain object, a function is gone, and nobody says so. Keep plain data in the state.',
      zh: '暂停之前一切如故。之后它们来自检查点：Map 和 Set 还在，Date 成了文本，类实例成了普通对象，函数没了，而且没有任何提示。状态里只放普通数据。',
    },
    fields: { map: plain('any'), set: plain('any'), date: plain('any'), point: plain('any'), fn: plain('any'), kinds: strings },
    nodes: {
      live: `import { kind } from './shared';\n\nexport default (state) => ({ kinds: ['map', 'set', 'date', 'point', 'fn'].map((key) => kind(state[key])) });\n`,
      saved: `import { kind } from './shared';\n\nexport default (state) => ({ kinds: ['map', 'set', 'date', 'point', 'fn'].map((key) => kind(state[key])) });\n`,
    },
    paths: chain('live', 'saved'),
    pauses: { saved: 'before' },
    shared:
      "export class Point {\n  x = 1;\n}\n\nexport const kind = (value) => (value === undefined ? 'undefined' : value.constructor.name);\n",
    turns: [
      {
        kind: 'input',
        source:
          "import { Point } from './shared';\n\nexport default { map: new Map([['k', 1]]), set: new Set([1]), date: new Date(0), point: new Point(), fn: () => 1 };\n",
      },
      { kind: 'continue' },
    ],
    expect: [ends('kinds', ['Map', 'Set', 'Date', 'Point', 'Function', 'Map', 'Set', 'String', 'Object', 'undefined'])],
  },
};
