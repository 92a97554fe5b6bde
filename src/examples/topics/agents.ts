import { importLangChain, importLangGraph, importScripted, importZod } from '../imports';
import { as, ends, input, lengthIs, messages, node, on, plain, strings } from '../parts';
import type { Sketch } from '../sketch';

const says = (text: string) => input(`{ messages: [{ role: 'user', content: '${text}' }] }`);
const agent = (...names: readonly string[]) => importLangChain('createAgent', ...names) + importScripted;

/** Agents as nodes: what happens inside them is recorded like any graph. */
export const agents: { readonly [id: string]: Sketch } = {
  'agent-tool': {
    title: { en: 'An agent with a tool', zh: '带一个工具的智能体' },
    note: {
      en: 'The node’s code exports createAgent(…). Once it has run, open the node: the model asks for the tool, the tool answers, the model answers. Each writes messages, one call of the reducer after the other. Outside all of it is one write.',
      zh: '节点的代码导出 createAgent(…)。运行之后打开节点：模型要用工具，工具作答，模型作答。各写一次 messages，归约函数逐次调用。从外面看，这一切只是一次写入。',
    },
    fields: { messages },
    nodes: {
      gardener: `${agent('tool')}${importZod}
const model = new ScriptedChatModel({
  replies: [{ tool_calls: [{ name: 'soil', args: { bed: 3 } }] }, 'Bed 3 is dry: water it tonight.'],
});
const soil = tool(({ bed }) => \`bed \${bed}: dry\`, {
  name: 'soil',
  description: 'Reads how wet a bed is.',
  schema: z.object({ bed: z.number() }),
});

export default createAgent({ model, tools: [soil] });
`,
    },
    paths: ['START > gardener > END'],
    turns: [says('Does bed 3 need water?')],
    expect: [lengthIs('messages', 4)],
  },
  'agent-two-users': {
    title: { en: 'Two users, one agent, one store', zh: '两个用户，一个智能体，一个存储' },
    note: {
      en: 'Who asks comes in the runtime context. One tool keeps what they like in the store, under a namespace of their own; the other looks it up. Turns 3 and 4 are on new threads: the messages begin with nothing, the preference is found. Open the Store tab.',
      zh: '谁在提问，由运行时上下文给出。一个工具把各人的偏好存入存储，各在自己的命名空间；另一个工具把它查出来。第 3、4 轮在新线程上：消息从空白开始，偏好却找得到。请打开 Store 标签页。',
    },
    fields: { messages },
    nodes: {
      host: `${agent('tool')}${importZod}
const model = new ScriptedChatModel({
  replies: ({ messages }) => {
    const last = messages.at(-1);
    if (last.type === 'tool') return last.text;
    const likes = /^I like (.+)$/.exec(last.text)?.[1];
    const call = likes ? { name: 'keep', args: { likes } } : { name: 'recall', args: {} };
    return { tool_calls: [call] };
  },
});
const keep = tool(
  async ({ likes }, { store, context }) => {
    await store.put(['users', context.user], 'likes', { likes });
    return 'noted';
  },
  { name: 'keep', description: 'Keeps what the user likes.', schema: z.object({ likes: z.string() }) },
);
const recall = tool(
  async (_none, { store, context }) => {
    const item = await store.get(['users', context.user], 'likes');
    return item ? \`as always: \${item.value.likes}\` : 'what would you like?';
  },
  { name: 'recall', description: 'Looks up what the user likes.', schema: z.object({}) },
);

export default createAgent({ model, tools: [keep, recall], contextSchema: z.object({ user: z.string() }) });
`,
    },
    paths: ['START > host > END'],
    turns: [
      as('ada', on('a1', says('I like tea'))),
      as('bo', on('b1', says('I like coffee'))),
      as('ada', on('a2', says('A drink, please'))),
      as('bo', on('b2', says('A drink, please'))),
    ],
    expect: [
      { kind: 'stored', at: 'end', namespace: ['users', 'ada'], key: 'likes', value: { likes: 'tea' } },
      { kind: 'stored', at: 'end', namespace: ['users', 'bo'], key: 'likes', value: { likes: 'coffee' } },
      lengthIs('messages', 4),
    ],
  },
  'agent-underscore': {
    title: { en: 'An underscore means private, to an agent', zh: '对智能体来说，下划线表示私有' },
    note: {
      en: '_tries is in the agent’s state and in its checkpoints; createAgent gives it to nobody and takes it from nobody. This rule is the agent’s: a graph of LangGraph passes such a key like any other. The second time the middleware jumps to the end, by jumpTo, which no checkpoint keeps.',
      zh: '_tries 在智能体的状态和检查点里；createAgent 不把它交给别人，也不收别人的。这条规则是智能体的：LangGraph 的图对这样的键一视同仁。第二次时中间件用 jumpTo 跳到结尾，检查点里不留它。',
    },
    fields: { messages, _tries: plain('int') },
    nodes: {
      patient: `${agent('AIMessage', 'createMiddleware', 'tool')}${importZod}
const again = { tool_calls: [{ name: 'knock', args: {} }] };
const model = new ScriptedChatModel({ replies: () => again });
const knock = tool(() => 'nobody there', { name: 'knock', description: 'Knocks at the door.', schema: z.object({}) });
const patience = createMiddleware({
  name: 'patience',
  stateSchema: z.object({ _tries: z.number().default(0) }),
  beforeModel: {
    canJumpTo: ['end'],
    hook: (state) =>
      state._tries < 2 ? { _tries: state._tries + 1 } : { jumpTo: 'end', messages: [new AIMessage('I give up.')] },
  },
});

export default createAgent({ model, tools: [knock], middleware: [patience] });
`,
    },
    paths: ['START > patient > END'],
    turns: [says('Knock until somebody opens.')],
    expect: [lengthIs('messages', 6), { kind: 'absent', field: '_tries', at: 'end' }],
  },
  'agent-structured': {
    title: { en: 'A structured response', zh: '结构化回答' },
    note: {
      en: 'responseFormat gives the model a tool to answer by. The answer comes out as structuredResponse and is never saved: inside it is an untracked value. What takes it up is the graph around.',
      zh: 'responseFormat 给模型一个用来作答的工具。答案以 structuredResponse 交出来，从不保存：在内部它是不追踪的值。接住它的是外层的图。',
    },
    fields: { messages, structuredResponse: plain('dict'), city: plain('str') },
    nodes: {
      reader: `${agent('toolStrategy')}${importZod}
const model = new ScriptedChatModel({ replies: ({ tools }) => ({ tool_calls: [{ name: tools[0].name, args: { city: 'Bergen', days: 4 } }] }) });

export default createAgent({ model, responseFormat: toolStrategy(z.object({ city: z.string(), days: z.number() })) });
`,
      take: node('{ city: state.structuredResponse.city }'),
    },
    paths: ['START > reader > take > END'],
    turns: [says('Four days in Bergen, please.')],
    expect: [ends('city', 'Bergen'), ends('structuredResponse', { city: 'Bergen', days: 4 })],
  },
  'graph-by-code': {
    title: { en: 'A graph that code makes', zh: '由代码生成的图' },
    note: {
      en: 'No agent, a compiled StateGraph: the node runs it as a subgraph. It shares log with the graph around it, so the list comes back whole and is added once more.',
      zh: '不是智能体，而是编译好的 StateGraph：节点把它当子图运行。它与外层共享 log，于是整个列表又回来，再加了一遍。',
    },
    fields: { log: strings },
    nodes: {
      pipeline: `${importLangGraph('Annotation', 'StateGraph')}
const State = Annotation.Root({ log: Annotation({ reducer: (existing, update) => [...existing, ...update], default: () => [] }) });

export default new StateGraph(State)
  .addNode('wash', () => ({ log: ['washed'] }))
  .addNode('dry', () => ({ log: ['dried'] }))
  .addEdge('__start__', 'wash')
  .addEdge('wash', 'dry')
  .compile();
`,
    },
    paths: ['START > pipeline > END'],
    turns: [input("{ log: ['plate'] }")],
    expect: [ends('log', ['plate', 'plate', 'washed', 'dried'])],
  },
};
