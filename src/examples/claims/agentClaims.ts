import type { Value } from '~/core/value';
import { after, ends, input, lengthIs, messages, node, plain, reduced } from '../parts';
import { importLangChain, importLangGraph, importMessages, importScripted, importZod } from '../imports';
import { chain, type ClaimSketch } from './claimSketch';
import { fact, factInJs } from './measured';

const COUNTS = 'const model = new ScriptedChatModel({ replies: ({ messages }) => `seen ${messages.length}` });\n';
const says = (text: string, more = '') => input(`{ messages: [{ role: 'user', content: ${JSON.stringify(text)} }]${more} }`);
const agent = (...names: readonly string[]) => importLangChain('createAgent', ...names) + importScripted;
/** What agents leave behind when code invokes them; `facts` is what the claim is about. */
const finds = (imports: string, made: string, body: string) => ({
  fields: { facts: plain('any') },
  nodes: { ask: `${imports}\n${made}\nexport default async () => {\n${body}\n};\n` },
  paths: chain('ask'),
  turns: [input('{}')],
});
const look = (expression: string) => node(`{ facts: ${expression} }`);
const kinds = 'state.messages.map((message) => message.constructor.name)';
const text = (id: string, ...way: (string | number)[]) => JSON.stringify(fact(id, ...way));

/** The measured messages with a text of ours for what a person says. */
function saying(rows: unknown, ...said: readonly string[]) {
  const left = [...said];
  return (rows as [string, string][]).map(([kind, told]) => [kind, kind === 'HumanMessage' ? (left.shift() ?? '') : told]);
}

/** Without the channel of structuredResponse: an agent that gives no structured response has none. */
function privateFacts(): Value {
  const { channelTypes, ...rest } = factInJs('C162') as { readonly [part: string]: Value };
  const { structuredResponse: _none, ...others } = channelTypes as { readonly [channel: string]: Value };
  return { ...rest, channelTypes: others };
}

const SEARCH = `const model = new ScriptedChatModel({
  replies: ({ messages }) => {
    const last = messages.at(-1);
    return last.type === 'human' ? { tool_calls: [{ name: 'search', args: { query: last.content } }] } : 'found';
  },
});
const stateSchema = z.object({
  userId: z.string(),
  toolCallCount: z.number().default(0),
  searchHistory: z.array(z.string()).default([]),
});
const about = { name: 'search', description: 'Looks something up.', schema: z.object({ query: z.string() }) };
`;
const searching = (tool: string) => ({
  fields: { messages, userId: plain('str'), toolCallCount: plain('int'), searchHistory: plain('list', 'str') },
  nodes: {
    agent: `${agent('tool')}${importLangGraph('Command')}${importMessages('ToolMessage').trimEnd()}\n${importZod}\n${SEARCH}const search = ${tool};\n\nexport default createAgent({ model, tools: [search], stateSchema });\n`,
  },
  paths: chain('agent'),
});
const printed = 'as printed in the seed (tool returns a string)';
const commanded = 'tool returns Command(update)';
const searched = (part: string, turn: 'first' | 'second', number: number) => [
  ends('toolCallCount', factInJs('C173', part, turn, 0), 'exact', after(number, 1)),
  ends('searchHistory', factInJs('C173', part, turn, 1), 'exact', after(number, 1)),
];
const keptBy = (part: string) => [
  ...searched(part, 'first', 1),
  ...searched(part, 'second', 2),
  ends('userId', factInJs('C173', part, 'userIdKept')),
  lengthIs('messages', factInJs('C173', part, 'messages') as number),
];
const [asked, askedAgain] = factInJs('C173', commanded, 'second', 1) as readonly [string, string];
const searches = [says(asked, `, userId: ${JSON.stringify(factInJs('C173', printed, 'userIdKept'))}`), says(askedAgain)];

/**
 * Agents of `langchain`: their state, their tools, their middleware. It is long since each claim brings an agent of its own, whose
 * code is the document.
 */
export const agentClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-agent-remembers': {
    title: { en: 'An agent remembers its thread', zh: '智能体记得自己的线程' },
    note: {
      en: 'The second turn sends one message; the model sees three. The rest comes out of the checkpoint.',
      zh: '第二轮只发一条消息，模型却看到三条。其余的来自检查点。',
    },
    fields: { messages, facts: plain('any') },
    nodes: {
      agent: `${agent()}\n${COUNTS}\nexport default createAgent({ model });\n`,
      look: look('state.messages.map((message) => [message.constructor.name, message.text])'),
    },
    paths: chain('agent', 'look'),
    turns: [says('I keep bees.'), says('What do I keep?')],
    claims: { C130: [ends('facts', saying(fact('C130'), 'I keep bees.', 'What do I keep?'))] },
  },
  'claim-agent-override': {
    title: { en: 'A request made smaller leaves the state alone', zh: '缩短请求不会动状态' },
    note: {
      en: 'A middleware hands the model the last message alone: in Python by request.override, here by a request of other parts. The state keeps all six.',
      zh: '中间件只把最后一条消息交给模型：Python 用 request.override，这里用换了部分内容的请求。状态里六条都在。',
    },
    fields: { messages, saw: reduced('list', 'append', 'int') },
    nodes: {
      agent: `${agent('createMiddleware')}
const model = new ScriptedChatModel({ replies: ({ messages }) => String(messages.length) });
const last = createMiddleware({
  name: 'last',
  wrapModelCall: (request, handler) => handler({ ...request, messages: request.messages.slice(-1) }),
});

export default createAgent({ model, middleware: [last] });
`,
      look: node('{ saw: [Number(state.messages.at(-1).content)] }'),
    },
    paths: chain('agent', 'look'),
    turns: [says('one'), says('two'), says('three')],
    claims: { C136: [ends('saw', fact('C136', 'modelSaw')), lengthIs('messages', fact('C136', 'stored') as number)] },
  },
  'claim-agent-optional': {
    title: { en: 'An optional key of an agent', zh: '智能体的可选键' },
    note: {
      en: 'In LangGraph.js a key that nobody gave is there all the same, as undefined. In Python it is missing.',
      zh: '在 LangGraph.js 里，没人给的键也在结果里，值是 undefined。在 Python 里则没有这个键。',
    },
    ...finds(
      agent() + importZod,
      `${COUNTS}const agent = createAgent({ model, stateSchema: z.object({ current_topic: z.string().optional() }) });`,
      `  const messages = [{ role: 'user', content: 'hi' }];
  const without = await agent.invoke({ messages });
  const given = await agent.invoke({ messages, current_topic: 't' });
  return { facts: [Object.keys(without).sort(), given.current_topic] };`,
    ),
    claims: { C141: [ends('facts', factInJs('C141'))] },
  },
  'claim-agent-command': {
    title: { en: 'A tool writes to the state by a Command', zh: '工具用 Command 写状态' },
    note: {
      en: 'The Command brings the field and the tool’s own message.',
      zh: 'Command 同时带上字段和工具自己的消息。',
    },
    fields: { messages, topic: plain('str'), facts: plain('any') },
    nodes: {
      agent: `${agent('tool')}${importLangGraph('Command')}${importMessages('ToolMessage').trimEnd()}\n${importZod}
const model = new ScriptedChatModel({ replies: [{ tool_calls: [{ name: 'set_topic', args: { topic: ${text('C142', 'set_topic', 0)} } }] }, 'done'] });
const set_topic = tool(
  ({ topic }, { toolCallId }) => new Command({ update: { topic, messages: [new ToolMessage('set', toolCallId)] } }),
  { name: 'set_topic', description: 'Sets the topic.', schema: z.object({ topic: z.string() }) },
);

export default createAgent({ model, tools: [set_topic], stateSchema: z.object({ topic: z.string().optional() }) });
`,
      look: look(`[state.topic ?? null, ${kinds}]`),
    },
    paths: chain('agent', 'look'),
    turns: [says('x')],
    claims: { C142: [ends('facts', fact('C142', 'set_topic'))] },
  },
  'claim-agent-mutates': {
    title: { en: 'A tool that changes its state changes nothing', zh: '工具就地修改状态没有用' },
    note: {
      en: 'runtime.state is what the tool was given, no way to write: the topic is not set.',
      zh: 'runtime.state 只是交给工具看的，不能用来写：主题并没有设上。',
    },
    fields: { messages, topic: plain('str'), facts: plain('any') },
    nodes: {
      agent: `${agent('tool')}${importZod}
const model = new ScriptedChatModel({ replies: [{ tool_calls: [{ name: 'mut', args: {} }] }, 'done'] });
const mut = tool(
  (_, { state }) => {
    state.topic = 'M';
    return 'set';
  },
  { name: 'mut', description: 'Tries to set the topic.', schema: z.object({}) },
);

export default createAgent({ model, tools: [mut], stateSchema: z.object({ topic: z.string().optional() }) });
`,
      look: look(`[state.topic ?? null, ${kinds}]`),
    },
    paths: chain('agent', 'look'),
    turns: [says('x')],
    claims: { C142: [ends('facts', fact('C142', 'mut'))] },
  },
  'claim-agent-prompt': {
    title: { en: 'A dynamic system prompt is not in the state', zh: '动态系统提示不在状态里' },
    note: {
      en: 'The model is sent it, made anew for each call. No checkpoint has it.',
      zh: '每次调用都现做一份发给模型。检查点里没有它。',
    },
    fields: { messages, facts: plain('any') },
    nodes: {
      agent: `${agent('dynamicSystemPromptMiddleware')}
const model = new ScriptedChatModel({
  replies: ({ messages }) => JSON.stringify(messages.map((message) => [message.constructor.name, message.text])),
});
const prompt = dynamicSystemPromptMiddleware((state, { configurable }) => \`PROMPT for \${configurable.thread_id}\`);

export default createAgent({ model, middleware: [prompt] });
`,
      look: look(`{ modelSaw: JSON.parse(state.messages.at(-1).text), stateTypes: ${kinds} }`),
    },
    paths: chain('agent', 'look'),
    turns: [{ ...says('hi'), thread: 'u9' }],
    claims: { C150: [ends('facts', fact('C150'))] },
  },
  'claim-agent-store': {
    title: { en: 'What a tool stores is there in another thread', zh: '工具存下的东西换个线程也在' },
    note: {
      en: 'Thread a saves a preference of u1; thread b reads it. u2 has none, in a namespace of its own.',
      zh: '线程 a 存下 u1 的偏好，线程 b 读得到。u2 在自己的命名空间里，没有偏好。',
    },
    fields: { messages, user: plain('str'), told: plain('list', 'str') },
    nodes: {
      agent: `${agent('tool')}${importZod}
const model = new ScriptedChatModel({
  replies: ({ messages }) => {
    const last = messages.at(-1);
    return last.type === 'human' ? { tool_calls: [{ name: last.text, args: {} }] } : 'done';
  },
});
const place = (state) => [state.user, 'preferences'];
const save = tool(
  async (_, { state, store }) => {
    await store.put(place(state), 'style', { style: ${text('C151', 'b', 0)} });
    return 'saved';
  },
  { name: 'save', description: 'Saves how to answer.', schema: z.object({}) },
);
const read = tool(
  async (_, { state, store }) => (await store.get(place(state), 'style'))?.value.style ?? ${text('C151', 'other user', 0)},
  { name: 'read', description: 'Reads how to answer.', schema: z.object({}) },
);

export default createAgent({ model, tools: [save, read], stateSchema: z.object({ user: z.string() }) });
`,
      look: node("{ told: state.messages.filter((message) => message.type === 'tool').map((message) => message.text) }"),
    },
    paths: chain('agent', 'look'),
    turns: [
      { ...says('save', ", user: 'u1'"), thread: 'a' },
      { ...says('read', ", user: 'u1'"), thread: 'b' },
      { ...says('read', ", user: 'u2'"), thread: 'c' },
    ],
    claims: {
      C151: [
        ends('told', fact('C151', 'b'), 'exact', after(2, 2)),
        { kind: 'length', field: 'messages', at: after(2, 2), length: fact('C151', 'b len') as number },
        ends('told', fact('C151', 'other user'), 'exact', after(3, 2)),
      ],
    },
  },
  'claim-agent-summary': {
    title: { en: 'Older messages give way to a summary', zh: '较早的消息换成摘要' },
    note: {
      en: 'The agent keeps its own memory (checkpointer: true), so that what its middleware removes is gone. Before the third call four messages were too many: two stay.',
      zh: '智能体有自己的记忆（checkpointer: true），所以中间件删掉的就真没了。第三次调用前，四条消息超了：只留两条。',
    },
    fields: { messages: plain('messages'), facts: plain('any') },
    nodes: {
      agent: `${agent('summarizationMiddleware')}
const model = new ScriptedChatModel({ replies: ({ call }) => \`reply \${call}\` });
const summariser = new ScriptedChatModel({ replies: () => 'all in short' });
const summary = summarizationMiddleware({ model: summariser, trigger: { messages: 4 }, keep: { messages: 2 } });

export default createAgent({ model, middleware: [summary], checkpointer: true });
`,
      look: look(`{ types: ${kinds}, firstHasSummary: state.messages[0].text.includes('all in short') }`),
    },
    paths: chain('agent', 'look'),
    turns: [says('one'), says('two'), says('three')],
    claims: { C152: [ends('facts', fact('C152'))] },
  },
  'claim-agent-messages': {
    title: { en: 'What an agent returns', zh: '智能体返回什么' },
    note: {
      en: 'A list of messages, and nothing else as long as no responseFormat asks for it.',
      zh: '一个消息列表；没有 responseFormat 就没有别的。',
    },
    ...finds(
      agent(),
      `${COUNTS}const agent = createAgent({ model });`,
      `  const result = await agent.invoke({ messages: [{ role: 'user', content: 'hi' }] });
  return { facts: { keys: Object.keys(result).sort(), isArray: Array.isArray(result.messages) } };`,
    ),
    claims: { C160: [ends('facts', factInJs('C160'))] },
  },
  'claim-agent-structured': {
    title: { en: 'A structured response only on request', zh: '要了才有结构化回答' },
    note: {
      en: 'With responseFormat the model is given a tool to answer by. The answer is an untracked value: returned, in no checkpoint.',
      zh: '有 responseFormat 时，模型拿到一个用来作答的工具。答案是不追踪的值：会返回，但不进检查点。',
    },
    ...finds(
      agent('toolStrategy') + importZod,
      `const model = new ScriptedChatModel({ replies: ({ tools }) => ({ tool_calls: [{ name: tools[0].name, args: { a: 1 } }] }) });
const agent = createAgent({ model, responseFormat: toolStrategy(z.object({ a: z.number() })) });`,
      `  const result = await agent.invoke({ messages: [{ role: 'user', content: 'hi' }] });
  const outputField = agent.graph.builder._outputRuntimeDefinition.fields.structuredResponse.constructor.name;
  return { facts: { keys: Object.keys(result).sort(), structuredResponse: result.structuredResponse, outputField } };`,
    ),
    claims: { C161: [ends('facts', factInJs('C161', 'noerror'))] },
  },
  'claim-agent-private': {
    title: { en: 'Keys that begin with _ are the agent’s alone', zh: '以 _ 开头的键只属于智能体' },
    note: {
      en: 'createAgent leaves them out of its input and output schemas; a graph of LangGraph makes no such difference. A value that is given to one is dropped in silence, its checkpoint keeps what a middleware wrote.',
      zh: 'createAgent 不把它们放进输入和输出 schema；LangGraph 的图本身不分这个。传给它的值会被悄悄丢掉，检查点里是中间件写的值。',
    },
    ...finds(
      agent('createMiddleware') + importLangGraph('MemorySaver', 'StateSchema') + importZod,
      `${COUNTS}const stateSchema = new StateSchema({ pub: z.string().default(''), _priv: z.number().default(0) });
const five = createMiddleware({ name: 'five', beforeModel: () => ({ _priv: 5 }) });
const agent = createAgent({ model, stateSchema, middleware: [five], checkpointer: new MemorySaver() });
const classOf = (channel) => agent.graph.channels[channel].lc_graph_name;
const keys = (schema) => Object.keys(schema.fields).sort();`,
      `  const config = { configurable: { thread_id: 'own' } };
  const result = await agent.invoke({ messages: [{ role: 'user', content: 'hi' }], _priv: 100 }, config);
  const { _schemaRuntimeDefinition, _inputRuntimeDefinition, _outputRuntimeDefinition } = agent.graph.builder;
  return {
    facts: {
      state: keys(_schemaRuntimeDefinition),
      input: keys(_inputRuntimeDefinition),
      output: keys(_outputRuntimeDefinition),
      result: Object.keys(result).sort(),
      checkpointPriv: (await agent.graph.getState(config)).values._priv,
      channelTypes: { jumpTo: classOf('jumpTo'), messages: classOf('messages') },
    },
  };`,
    ),
    claims: { C162: [ends('facts', privateFacts())] },
  },
  'claim-agent-jump': {
    title: { en: 'jumpTo routes and is gone', zh: 'jumpTo 只管走向，随后消失' },
    note: {
      en: 'A middleware ends the agent before the model is asked. The value is untracked: neither in the checkpoint nor returned.',
      zh: '中间件在询问模型之前就结束。这个值不追踪：检查点里没有，也不返回。',
    },
    ...finds(
      agent('AIMessage', 'createMiddleware') + importLangGraph('MemorySaver'),
      `let modelCalls = 0;
const model = new ScriptedChatModel({ replies: () => \`call \${++modelCalls}\` });
const end = createMiddleware({
  name: 'end',
  beforeModel: { canJumpTo: ['end'], hook: () => ({ jumpTo: 'end', messages: [new AIMessage('jumped')] }) },
});
const saver = new MemorySaver();
const agent = createAgent({ model, middleware: [end], checkpointer: saver });`,
      `  const config = { configurable: { thread_id: 'own' } };
  const { messages, ...rest } = await agent.invoke({ messages: [{ role: 'user', content: 'x' }] }, config);
  const saved = await saver.getTuple(config);
  return {
    facts: {
      result: messages.map((message) => [message.constructor.name, message.text]),
      modelCalls,
      jumpToValueInCheckpoint: saved.checkpoint.channel_values.jumpTo !== undefined,
      jumpToInResult: 'jumpTo' in rest,
    },
  };`,
    ),
    claims: { C163: [ends('facts', factInJs('C163'))] },
  },
  'claim-agent-targets': {
    title: { en: 'Where a middleware may jump', zh: '中间件能跳到哪里' },
    note: { en: 'To the end, to the model, to the tools: an agent is built for each.', zh: '跳到结尾、模型、工具：每种都能建出智能体。' },
    ...finds(
      agent('createMiddleware', 'tool') + importZod,
      `${COUNTS}const none = tool(() => '', { name: 'none', description: 'Does nothing.', schema: z.object({}) });
const targets = ['end', 'model', 'tools'];`,
      `  for (const name of targets) {
    const jump = createMiddleware({ name, beforeModel: { canJumpTo: [name], hook: () => undefined } });
    createAgent({ model, tools: [none], middleware: [jump] });
  }
  return { facts: { noerror: \`accepted \${targets.join('/')}\` } };`,
    ),
    claims: { C164: [ends('facts', factInJs('C164'))] },
  },
  'claim-agent-default': {
    title: { en: 'A zod default applies', zh: 'zod 的默认值生效' },
    note: { en: 'Nobody gives conversationCount; the schema does.', zh: '没人给 conversationCount，由 schema 给出。' },
    fields: { messages, userId: plain('str'), conversationCount: plain('int') },
    nodes: {
      agent: `${agent()}${importZod}\n${COUNTS}const stateSchema = z.object({ userId: z.string(), conversationCount: z.number().default(0) });\n\nexport default createAgent({ model, stateSchema });\n`,
    },
    paths: chain('agent'),
    turns: [says('hi', ", userId: 'u1'")],
    claims: {
      C165: [ends('userId', factInJs('C165', 'userId')), ends('conversationCount', factInJs('C165', 'conversationCount'))],
    },
  },
  'claim-agent-no-messages': {
    title: { en: 'An agent without a message', zh: '一条消息也不给智能体' },
    note: {
      en: 'That messages must be given is a rule of the types. At run time {} will do.',
      zh: '必须给 messages 只是类型的规定。运行时 {} 就行。',
    },
    ...finds(
      agent(),
      `${COUNTS}const agent = createAgent({ model });`,
      `  const { messages } = await agent.invoke({});
  const noerror = messages.map((message) => [message.constructor.name, message.text]);
  return { facts: { 'without messages': { noerror }, 'messages optional at run time?': true } };`,
    ),
    claims: { C171: [ends('facts', factInJs('C171'))] },
  },
  'claim-agent-exercise-printed': {
    title: { en: 'The exercise as printed counts nothing', zh: '照书上写的练习什么也没数' },
    note: {
      en: 'The tool returns text, and text goes to the model alone: nothing ever writes the two fields.',
      zh: '工具返回文本，而文本只到模型那里：从来没人写这两个字段。',
    },
    ...searching('tool(({ query }) => `about ${query}`, about)'),
    turns: searches,
    claims: { C173: keptBy(printed) },
  },
  'claim-agent-exercise-command': {
    title: { en: 'The exercise with a Command counts', zh: '练习改用 Command 就会计数' },
    note: {
      en: 'Now the tool writes both fields, reading what they hold from its runtime.',
      zh: '现在工具写这两个字段，从 runtime 读到它们原来的值。',
    },
    ...searching(`tool(
  ({ query }, { state, toolCallId }) =>
    new Command({
      update: {
        toolCallCount: state.toolCallCount + 1,
        searchHistory: [...state.searchHistory, query],
        messages: [new ToolMessage(\`about \${query}\`, toolCallId)],
      },
    }),
  about,
)`),
    turns: searches,
    claims: { C173: keptBy(commanded) },
  },
};
