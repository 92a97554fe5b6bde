import { importLangGraph } from '../imports';
import { calls, ends, fails, input, node, own, plain, reduced, strings } from '../parts';
import { chain, fan, type Reports } from './reportSketch';

const COMMAND = importLangGraph('Command');
const everything = reduced('list', 'append');

/** Several writes to one field in one superstep. */
export const parallelReports: Reports = {
  R003: {
    source: 'langchain-ai/langgraph#492',
    hazards: ['parallelPlain'],
    title: { en: 'Two nodes lead to one, and the run fails before it', zh: '两个节点通向一个，还没到就失败' },
    note: {
      en: 'meet never runs. Edges carry no data: a and b both write x in superstep 1, and a plain field takes one write at most. Give x a reducer, or let each write a field of its own.',
      zh: 'meet 根本没有运行。边不携带数据：a 和 b 在超步 1 都写了 x，而普通字段最多接受一次写入。给 x 一个归约函数，或让两者各写各的字段。',
    },
    fields: { x: plain('int') },
    nodes: { a: node('{ x: 1 }'), b: node('{ x: 2 }'), meet: node('{}') },
    paths: ['START > a > meet > END', 'START > b > meet'],
    turns: [input('{ x: 0 }')],
    expect: [{ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', text: '[1,2]' }, ends('x', 0)],
  },
  R006: {
    source: 'langchain-ai/deepagentsjs#144',
    hazards: ['parallelPlain'],
    title: { en: 'One node, two Commands, one plain field', zh: '一个节点，两个 Command，一个普通字段' },
    note: {
      en: 'A node that returns several Commands makes several writes. No second node is needed for the conflict. A reducer that merges by key mends it; the list below has one.',
      zh: '返回多个 Command 的节点会产生多次写入，不需要第二个节点就会冲突。按键合并的归约函数能解决；下面的 merged 就用了它。',
    },
    fields: { files: plain('dict'), merged: reduced('dict', 'merge') },
    nodes: {
      save: `${COMMAND}\nexport default () => [new Command({ update: { merged: { a: 1 } } }), new Command({ update: { merged: { b: 1 } } })];\n`,
      tools: `${COMMAND}\nexport default () => [new Command({ update: { files: { a: 1 } } }), new Command({ update: { files: { b: 1 } } })];\n`,
    },
    paths: chain('save', 'tools'),
    turns: [input('{ files: {} }')],
    expect: [ends('merged', { a: 1, b: 1 }), fails('INVALID_CONCURRENT_GRAPH_UPDATE'), ends('files', {})],
  },
  R008: {
    source: 'langchain-ai/deepagents#96',
    title: { en: 'Appending makes the error go and the list wrong', zh: '改成追加，错误没了，列表也错了' },
    note: {
      en: 'work returns the whole list, rewritten, and append puts it behind the old one: four items for two tasks. A list that is rewritten wants replacement or a merge by id, as in byId.',
      zh: 'work 返回改写后的整个列表，而追加把它接在旧列表后面：两个任务变成四项。会被整体改写的列表需要替换或按 id 合并，就像 byId。',
    },
    fields: {
      todos: everything,
      byId: own('list', '(existing, update) => [...new Map([...existing, ...update].map((one) => [one.id, one])).values()]'),
    },
    nodes: {
      plan: node("{ todos: ['t1:pending', 't2:pending'], byId: [{ id: 't1', done: false }, { id: 't2', done: false }] }"),
      work: node(
        "{\n  todos: state.todos.map((one) => one.replace('pending', 'done')),\n  byId: state.byId.map((one) => ({ ...one, done: true })),\n}",
      ),
    },
    paths: chain('plan', 'work'),
    turns: [input('{}')],
    expect: [
      ends('todos', ['t1:pending', 't2:pending', 't1:done', 't2:done']),
      ends('byId', [
        { id: 't1', done: true },
        { id: 't2', done: true },
      ]),
    ],
  },
  R010: {
    source: 'langchain-ai/langgraph#250',
    hazards: ['parallelPlain'],
    title: { en: 'A diamond breaks where it meets', zh: '菱形图在汇合处出错' },
    note: {
      en: 'down is not to blame: left and right write the same plain field in superstep 2, and LangGraph refuses before down starts. Look at the merge of v, not at the node.',
      zh: '问题不在 down：left 和 right 在超步 2 写了同一个普通字段，LangGraph 在 down 开始之前就拒绝了。要看 v 的合并，而不是节点。',
    },
    fields: { v: plain('str') },
    nodes: { up: node("{ v: 'up' }"), left: node("{ v: 'left' }"), right: node("{ v: 'right' }"), down: node('{}') },
    paths: ['START > up > left > down > END', 'up > right > down'],
    turns: [input('{}')],
    expect: [{ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', text: '["left","right"]' }, ends('v', 'up')],
  },
  R011: {
    source: 'langchain-ai/langgraph#766',
    hazards: ['parallelPlain'],
    title: { en: 'An edge and a conditional edge from one node', zh: '同一节点既有边又有条件边' },
    note: {
      en: 'Edges add up. The plain edge always fires, the conditional one adds retry, and both write x in one superstep. Let the conditional edge alone decide: take the plain edge away.',
      zh: '边是累加的。普通边总会触发，条件边再加上 retry，两者在同一个超步写 x。要让条件边单独决定，就去掉普通边。',
    },
    fields: { x: plain('str'), log: strings },
    nodes: { a: node("{ log: ['a'] }"), ok: node("{ log: ['ok'], x: 'ok' }"), retry: node("{ log: ['retry'], x: 'retry' }") },
    paths: ['START > a > ok > END', 'retry > END'],
    routers: [{ source: 'a', targets: ['retry'], code: "export default () => 'retry';\n" }],
    turns: [input('{}')],
    expect: [{ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', text: '["ok","retry"]' }, ends('log', ['a'])],
  },
  R013: {
    source: 'PostHog/posthog#35885',
    title: { en: 'The quick reducer forgot null', zh: '匆忙写的归约函数忘了 null' },
    note: {
      en: 'b has nothing to say and writes null, which is a value: the reducer is called with it, and so it is with undefined. Taking the update unless it is null keeps the plan; taking it always loses it.',
      zh: 'b 没有话要说，写了 null，而 null 也是值：归约函数会收到它，undefined 也一样。“除非为 null 才采用更新”能保住计划；总是采用就会丢掉它。',
    },
    fields: {
      plan: own('any', '(existing, update) => update ?? existing', 'any', { kind: 'own', source: 'export default null;\n' }),
      careless: own('any', '(existing, update) => update', 'any', { kind: 'own', source: 'export default null;\n' }),
    },
    nodes: { a: node("{ plan: ['p'], careless: ['p'] }"), b: node('{ plan: null, careless: null }'), c: node('{ plan: undefined }') },
    paths: fan('a', 'b', 'c'),
    turns: [input('{}')],
    expect: [ends('plan', ['p']), ends('careless', null), calls('plan', 3), calls('careless', 2)],
  },
  R045: {
    source: 'langchain-ai/langgraph#7271',
    hazards: ['readsSibling'],
    title: { en: 'Read, change, write back: one key is lost', zh: '读出、修改、写回：丢了一个键' },
    note: {
      en: 'Both nodes spread the same old object, and last wins keeps only the later one. In sequence it would work. Return only what is new and merge in the reducer, as in merged.',
      zh: '两个节点展开的是同一个旧对象，“后写者胜”只留下后一个。串行时没有问题。只返回新增的部分，由归约函数合并，如 merged。',
    },
    fields: { o: own('dict', '(existing, update) => update'), merged: reduced('dict', 'merge') },
    nodes: { a: node('{ o: { ...state.o, a: 1 }, merged: { a: 1 } }'), b: node('{ o: { ...state.o, b: 1 }, merged: { b: 1 } }') },
    paths: fan('a', 'b'),
    turns: [input('{}')],
    expect: [ends('o', { b: 1 }), ends('merged', { a: 1, b: 1 })],
  },
};
