import { importLangGraph, importMessages } from '../imports';
import { ends, input, messages, node, own, plain, strings } from '../parts';
import type { Sketch } from '../sketch';
import { chain, type Reports } from './reportSketch';

const HUMAN = importMessages('HumanMessage');
const AI = importMessages('AIMessage');
const REMOVE = importMessages('RemoveMessage');
const ALL = importLangGraph('REMOVE_ALL_MESSAGES');
const told = plain('list', 'str');

/** Its last node: each message as its type and what it says. */
const tell = node('{ told: state.messages.map((one) => `${one.getType()}: ${one.content}`) }');
const tells = (...lines: readonly string[]) => ends('told', lines);
const call = (id: string) => `new AIMessage({ id: 'ai-${id}', content: '${id}', tool_calls: [{ id: '${id}', name: 'look', args: {} }] })`;
const result = (id: string) => `new ToolMessage({ id: 'tool-${id}', content: '${id}', tool_call_id: '${id}' })`;

/** Nodes in a row that write messages, and at the end what is there. */
const line = (nodes: Sketch['nodes'], start: string, imports: string): Pick<Sketch, 'fields' | 'nodes' | 'paths' | 'turns'> => ({
  fields: { messages, told },
  nodes: { ...nodes, tell },
  paths: chain(...Object.keys(nodes), 'tell'),
  turns: [input(`{ messages: [${start}] }`, imports)],
});

/** What messagesStateReducer does with ids, copies and deletions. */
export const messageReports: Reports = {
  R012: {
    source: 'https://forum.langchain.com/t/seeking-help-with-some-merge-message-issues-when-langgraph-is-called-in-parallel/3007',
    title: { en: 'Two tool calls in parallel: merged well, paired badly', zh: '两个并行的工具调用：合并没错，配对错了' },
    note: {
      en: 'The reducer is content. But superstep 1 adds both calls and superstep 2 both results, so a call is not followed by its result, and a model provider refuses that. Put call and tool of a branch into one node or subgraph, or give each branch messages of its own.',
      zh: '归约函数没有意见。但超步 1 加入两个调用，超步 2 加入两个结果，于是调用之后并不紧跟自己的结果，模型服务商会拒绝。把一个分支的调用和工具放进同一节点或子图，或让每个分支用各自的消息字段。',
    },
    fields: { messages, told },
    nodes: {
      w: node(`{ messages: [${call('w')}] }`, AI),
      l: node(`{ messages: [${call('l')}] }`, AI),
      w_tool: node(`{ messages: [${result('w')}] }`, importMessages('ToolMessage')),
      l_tool: node(`{ messages: [${result('l')}] }`, importMessages('ToolMessage')),
      tell,
    },
    paths: ['START > w > w_tool', 'START > l > l_tool', 'tell > END'],
    joins: [{ sources: ['w_tool', 'l_tool'], target: 'tell' }],
    turns: [input("{ messages: [new HumanMessage('q')] }", HUMAN)],
    expect: [tells('human: q', 'ai: l', 'ai: w', 'tool: l', 'tool: w')],
  },
  R025: {
    source: 'liam-hq/liam#3483',
    title: { en: 'Spreading the old messages doubles nothing', zh: '展开旧消息并不会重复' },
    note: {
      en: 'Each message in the state has an id by now, so one that is sent again replaces itself in place. A copy that lost its id does double: see the last line.',
      zh: '状态里的每条消息都已有 id，再次送来的会在原位替换自己。丢了 id 的副本则会重复：看最后一行。',
    },
    ...line(
      {
        all: node("{ messages: [...state.messages, new AIMessage('one')] }", AI),
        fresh: node("{ messages: [new AIMessage('two')] }", AI),
        copy: node('{ messages: [new HumanMessage(state.messages[0].content)] }', HUMAN),
      },
      "new HumanMessage('hi')",
      HUMAN,
    ),
    hazards: ['editWithoutId'],
    expect: [tells('human: hi', 'ai: one', 'ai: two', 'human: hi')],
  },
  R028: {
    source: 'langchain-ai/langgraphjs#425',
    fixed: true,
    title: { en: 'The input’s message gets an id', zh: '输入的消息会得到 id' },
    note: {
      en: 'It had none, and could not be edited later. Today the reducer gives it one, in the very object that was handed in, so edit replaces it by that id.',
      zh: '以前没有，之后无法修改。现在归约函数会给它一个，就写在传进来的那个对象上，于是 edit 能按这个 id 替换它。',
    },
    ...line(
      { edit: node("{ messages: [new HumanMessage({ id: state.messages[0].id, content: 'hi, edited' })] }", HUMAN) },
      "new HumanMessage('hi')",
      HUMAN,
    ),
    expect: [tells('human: hi, edited')],
  },
  R029: {
    source: 'langchain-ai/langgraphjs#846',
    fixed: true,
    title: { en: 'The same id twice in one update', zh: '同一次更新里 id 出现两次' },
    note: {
      en: 'Taken from left to right. The second message of an id replaces the first; add and remove in one update leave nothing; remove and add keep the new text at the old place.',
      zh: '从左到右处理。同一 id 的第二条替换第一条；一次更新里先加后删什么也不留；先删后加则在原位留下新内容。',
    },
    ...line(
      {
        twice: node("{ messages: [new AIMessage({ id: 'x', content: '1' }), new AIMessage({ id: 'x', content: '2' })] }", AI),
        gone: node(
          "{ messages: [new AIMessage({ id: 'y', content: 'y' }), new RemoveMessage({ id: 'y' })] }",
          importMessages('AIMessage', 'RemoveMessage'),
        ),
        back: node(
          "{ messages: [new RemoveMessage({ id: 'h' }), new HumanMessage({ id: 'h', content: 'new' })] }",
          importMessages('HumanMessage', 'RemoveMessage'),
        ),
      },
      "new HumanMessage({ id: 'h', content: 'old' })",
      HUMAN,
    ),
    expect: [tells('human: new', 'ai: 2')],
  },
  R032: {
    source: 'langchain-ai/langgraph#4117',
    hazards: ['removeAllLate'],
    title: { en: 'What stands before REMOVE_ALL goes too', zh: '排在 REMOVE_ALL 之前的也会删掉' },
    note: {
      en: 'Everything before the sentinel goes, new messages of the same update as well; what stands behind it stays. So put it first.',
      zh: '标记之前的一切都会删掉，同一次更新里的新消息也不例外；排在后面的留下。所以要把它放在最前面。',
    },
    fields: { messages, count: plain('int'), told },
    nodes: {
      last: node(
        "{ messages: [new HumanMessage('lost'), new RemoveMessage({ id: REMOVE_ALL_MESSAGES })] }",
        ALL + importMessages('HumanMessage', 'RemoveMessage'),
      ),
      counting: node('{ count: state.messages.length }'),
      first: node(
        "{ messages: [new RemoveMessage({ id: REMOVE_ALL_MESSAGES }), new HumanMessage('kept')] }",
        ALL + importMessages('HumanMessage', 'RemoveMessage'),
      ),
      tell,
    },
    paths: chain('last', 'counting', 'first', 'tell'),
    turns: [input("{ messages: [new HumanMessage('old')] }", HUMAN)],
    expect: [ends('count', 0), tells('human: kept')],
  },
  R033: {
    source: 'langchain-ai/langgraph#8423',
    title: { en: 'Behind REMOVE_ALL nothing is merged', zh: 'REMOVE_ALL 之后不再合并' },
    note: {
      en: 'The rest of the update is taken as it is: an id may stand there twice, and a RemoveMessage stays in the state as a message. Merge by id yourself before you send it.',
      zh: '更新的其余部分原样采用：同一个 id 可以出现两次，RemoveMessage 也作为消息留在状态里。发送之前请自己按 id 合并。',
    },
    ...line(
      {
        reset: node(
          "{\n  messages: [\n    new RemoveMessage({ id: REMOVE_ALL_MESSAGES }),\n    new AIMessage({ id: '2', content: 'first' }),\n    new AIMessage({ id: '2', content: 'second' }),\n    new RemoveMessage({ id: '2' }),\n  ],\n}",
          ALL + importMessages('AIMessage', 'RemoveMessage'),
        ),
      },
      "new HumanMessage({ id: '1', content: 'old' })",
      HUMAN,
    ),
    expect: [tells('ai: first', 'ai: second', 'remove: ')],
  },
  R034: {
    source: 'langchain-ai/langgraphjs#674',
    title: { en: 'An id that is only assigned is not saved', zh: '只赋值的 id 不会被保存' },
    note: {
      en: 'The reducer sets msg.id. That holds while the turn runs; a message is saved by the arguments of its constructor, so after the pause the id is gone. Make a new message with the id, or use the stock reducer, which sets both.',
      zh: '归约函数给 msg.id 赋值。这一轮运行时它还在；而消息是按构造参数保存的，暂停之后 id 就没了。用带 id 的参数新建消息，或用自带的归约函数，它两处都会设置。',
    },
    fields: {
      messages: own(
        'messages',
        '(existing, update) => {\n  for (const one of update) if (!one.id) one.id = `gen-${one.content}`;\n  return [...existing, ...update];\n}',
      ),
      ids: strings,
    },
    nodes: {
      live: node('{ ids: state.messages.map((one) => String(one.id)) }'),
      saved: node('{ ids: state.messages.map((one) => String(one.id)) }'),
    },
    paths: chain('live', 'saved'),
    pauses: { saved: 'before' },
    turns: [input("{ messages: [new HumanMessage('hi')] }", HUMAN), { kind: 'continue' }],
    expect: [ends('ids', ['gen-hi', 'undefined'])],
  },
  R037: {
    source: 'langchain-ai/langmem#112',
    title: { en: 'Trimming cuts a call from its result', zh: '裁剪历史时把调用和结果拆开了' },
    note: {
      en: 'trim removes the two oldest messages; the second is the call whose result stays. The reducer has no opinion, the model has. Remove a call together with all its results.',
      zh: 'trim 删掉最旧的两条消息，第二条正是那次调用，而它的结果留了下来。归约函数没有意见，模型有。删除调用时要连同它的所有结果。',
    },
    ...line(
      { trim: node('{ messages: state.messages.slice(0, 2).map(({ id }) => new RemoveMessage({ id })) }', REMOVE) },
      `new HumanMessage({ id: '1', content: 'q' }), ${call('c')}, ${result('c')}, new AIMessage({ id: '4', content: 'answer' })`,
      importMessages('AIMessage', 'HumanMessage', 'ToolMessage'),
    ),
    expect: [tells('tool: c', 'ai: answer')],
  },
  R035: {
    source: 'langchain-ai/langgraphjs#1949',
    fixed: true,
    title: { en: 'A state update keeps content blocks', zh: '状态更新保留内容块' },
    note: {
      en: 'A message made of content blocks was said to come back empty after a state update. It does not: the text is read again by the next turn.',
      zh: '有报告说由内容块组成的消息在状态更新后变空。并非如此：下一轮仍能读到文本。',
    },
    fields: { messages, blocks: plain('list'), told },
    nodes: { read: node('{ blocks: state.messages[0].content, told: state.messages.map((one) => one.text) }') },
    paths: chain('read'),
    turns: [
      {
        kind: 'update',
        asNode: 'n1',
        source: `${AI}export default { messages: [new AIMessage({ id: 'a', contentBlocks: [{ type: 'text', text: 'kept' }] })] };\n`,
      },
      input('{ messages: [] }'),
    ],
    expect: [ends('blocks', [{ type: 'text', text: 'kept' }]), tells('kept')],
  },
};
