import { after, ends, input, message, messages, node, on, own, strings } from '../parts';
import type { Sketch } from '../sketch';

/** A node that says how many entries it found. */
const COUNTS = node('{ log: [`saw ${state.log.length}`] }');
const HI = input("{ log: ['hi'] }");
const AGAIN = input("{ log: ['again'] }");

/** A chat of numbered messages; the model is a node that says how much of the list it was sent. */
const say = (n: number, text: string) => input(`{ messages: [{ role: 'user', content: '${text}', id: 'u${n}' }] }`);
const MODEL = node("{ messages: [{ role: 'ai', content: `saw ${state.messages.length}`, id: `a${state.messages.length}` }] }");
const human = (n: number, text: string) => message('human', `u${n}`, text);
const ai = (saw: number) => message('ai', `a${saw}`, `saw ${saw}`);

/** Changes the list that it is given, which is what the saver may still hold. */
const IN_PLACE = own('list', '(existing, update) => {\n  existing.push(...update);\n  return existing;\n}', 'str');
const CHAIN = {
  fields: { log: IN_PLACE },
  nodes: { one: node("{ log: ['one'] }"), two: node("{ log: ['two'] }") },
  paths: ['START > one > two > END'],
  turns: [input("{ log: ['start'] }"), { kind: 'continue', from: { turn: 1, superstep: 0 } }],
} as const;

const CHAT = { fields: { messages }, nodes: { model: MODEL }, paths: ['START > model > END'] } as const;

/** What a graph remembers from turn to turn, and the ways to forget. */
export const memory: { readonly [id: string]: Sketch } = {
  'same-thread': {
    title: { en: 'Two turns on the same thread', zh: '同一个线程上的两轮' },
    note: {
      en: 'Turn 2 sends one new entry; everything else comes from the thread’s newest checkpoint. Select turn 2 and put it on a new thread to see the difference.',
      zh: '第 2 轮只送入一条新内容，其余都来自线程最新的检查点。选中第 2 轮，把它放到新线程上，看看差别。',
    },
    fields: { log: strings },
    nodes: { count: COUNTS },
    paths: ['START > count > END'],
    turns: [HI, AGAIN],
    expect: [ends('log', ['hi', 'saw 1', 'again', 'saw 3'])],
  },
  'new-thread': {
    title: { en: 'A new thread starts with nothing', zh: '新线程从空白开始' },
    note: {
      en: 'Same graph, same saver, another thread: turn 2 finds nothing. Turn 3 goes back to thread 1, and all of it is still there.',
      zh: '同一个图，同一个存储器，换了线程：第 2 轮什么也找不到。第 3 轮回到线程 1，内容都还在。',
    },
    fields: { log: strings },
    nodes: { count: COUNTS },
    paths: ['START > count > END'],
    turns: [HI, on('2', AGAIN), input("{ log: ['back'] }")],
    expect: [ends('log', ['again', 'saw 1'], 'exact', after(2, 1)), ends('log', ['hi', 'saw 1', 'back', 'saw 3'])],
  },
  'no-saver': {
    title: { en: 'Without a saver every turn starts anew', zh: '没有存储器，每一轮都重新开始' },
    note: {
      en: 'Both turns name thread 1, but there is no checkpointer to keep it: turn 2 begins with nothing. The state at its start says why.',
      zh: '两轮都在线程 1 上，但没有检查点存储器保存它：第 2 轮从空白开始。那里的状态会说明原因。',
    },
    fields: { log: strings },
    nodes: { count: COUNTS },
    paths: ['START > count > END'],
    turns: [HI, AGAIN],
    memory: { saver: 'none', durability: 'async' },
    expect: [ends('log', ['again', 'saw 1'])],
  },
  'new-saver-each-turn': {
    title: { en: 'A new memory saver each turn', zh: '每一轮都换新的内存存储器' },
    note: {
      en: 'The usual mistake of a web server: the graph is compiled anew for every request, with a MemorySaver of its own. The thread id is the same, the memory is not.',
      zh: '网站服务器上常见的错误：每个请求都重新编译图，各带一个 MemorySaver。线程 id 相同，记忆却不同。',
    },
    fields: { log: strings },
    nodes: { count: COUNTS },
    paths: ['START > count > END'],
    turns: [HI, AGAIN],
    memory: { saver: 'newEachTurn', durability: 'async' },
    expect: [ends('log', ['again', 'saw 1'])],
  },
  'forget-by-thread': {
    title: { en: 'To forget 1: switch the thread', zh: '忘掉之一：换线程' },
    note: {
      en: 'A new conversation on thread 2. Nothing of thread 1 is lost: it is only not asked. Compare with the next three.',
      zh: '在线程 2 上开始新的对话。线程 1 什么也没丢，只是没有去问它。请与后面三个比较。',
    },
    ...CHAT,
    turns: [say(1, 'my name is Ada'), on('2', say(2, 'what is my name?'))],
    expect: [ends('messages', [human(2, 'what is my name?'), ai(1)])],
  },
  'forget-in-request': {
    title: { en: 'To forget 2: trim the request', zh: '忘掉之二：只裁剪请求' },
    note: {
      en: 'The node sends the model only the last message. The model has forgotten; the state has not: all messages are still in the checkpoint.',
      zh: '节点只把最后一条消息发给模型。模型忘了，状态没有忘：检查点里消息都在。',
    },
    ...CHAT,
    nodes: {
      model: node(
        "{\n  messages: [{ role: 'ai', content: `saw ${state.messages.slice(-1).length}`, id: `a${state.messages.length}` }],\n}",
      ),
    },
    turns: [say(1, 'my name is Ada'), say(2, 'what is my name?')],
    expect: [
      ends('messages', [
        human(1, 'my name is Ada'),
        message('ai', 'a1', 'saw 1'),
        human(2, 'what is my name?'),
        message('ai', 'a3', 'saw 1'),
      ]),
    ],
  },
  'forget-messages': {
    title: { en: 'To forget 3: delete messages', zh: '忘掉之三：删除消息' },
    note: {
      en: 'tidy removes all but the last message with RemoveMessage. They are gone from the state and from every later turn, and still in the older checkpoints.',
      zh: 'tidy 用 RemoveMessage 删除除最后一条外的消息。它们从状态和以后各轮中消失，但更早的检查点里还在。',
    },
    ...CHAT,
    nodes: {
      model: MODEL,
      tidy: node(
        '{ messages: state.messages.slice(0, -1).map(({ id }) => new RemoveMessage({ id })) }',
        "import { RemoveMessage } from '@langchain/core/messages';\n\n",
      ),
    },
    paths: ['START > model > tidy > END'],
    turns: [say(1, 'my name is Ada'), say(2, 'what is my name?')],
    expect: [
      ends('messages', [human(1, 'my name is Ada'), ai(1)], 'exact', after(1, 1)),
      ends('messages', [ai(1)], 'exact', after(1, 2)),
      ends('messages', [ai(2)]),
    ],
  },
  'forget-thread': {
    title: { en: 'To forget 4: delete the thread', zh: '忘掉之四：删除线程' },
    note: {
      en: 'deleteThread takes every checkpoint of thread 1 away, the history included. Turn 3 names the same thread and finds nothing.',
      zh: 'deleteThread 删除线程 1 的全部检查点，包括历史。第 3 轮仍在同一个线程上，却什么也找不到。',
    },
    ...CHAT,
    turns: [say(1, 'my name is Ada'), { kind: 'delete' }, say(2, 'what is my name?')],
    expect: [
      ends('messages', [human(1, 'my name is Ada'), ai(1)], 'exact', after(1, 1)),
      ends('messages', [human(2, 'what is my name?'), ai(1)]),
    ],
  },
  'in-place-memory-saver': {
    title: { en: 'Changed in place, with the memory saver', zh: '就地修改，用内存存储器' },
    note: {
      en: 'The reducer pushes into the list that it is given. LangGraph.js’s MemorySaver has serialised the checkpoint before that, so turn 2, which goes back to after the input, finds it clean. Measured in Python with the default durability, later steps leak into earlier snapshots; with durability="sync" they do not.',
      zh: '归约函数直接往收到的列表里 push。LangGraph.js 的 MemorySaver 在那之前已经序列化，所以回到输入之后的第 2 轮看到的是干净的。Python 的实测：默认 durability 下，后面步骤的内容会漏进更早的快照；durability="sync" 时不会。',
    },
    ...CHAIN,
    expect: [ends('log', ['start', 'one', 'two'], 'exact', after(1, 2)), ends('log', ['start', 'one', 'two'])],
  },
  'in-place-late-saver': {
    title: { en: 'Changed in place, with a saver that serialises late', zh: '就地修改，用延迟序列化的存储器' },
    note: {
      en: 'The same graph with a saver that holds the live list for a while: what one and two pushed has got into the checkpoint after the input, so turn 2 starts with their entries and adds them again. Python does this with its default durability.',
      zh: '同一个图，存储器先拿着活的列表：one 和 two push 的内容进入了输入之后的检查点，第 2 轮一开始就带着它们，又加了一遍。Python 默认的 durability 就会这样。',
    },
    ...CHAIN,
    memory: { saver: 'late', durability: 'async' },
    expect: [ends('log', ['start', 'one', 'two'], 'exact', after(1, 2)), ends('log', ['start', 'one', 'two', 'one', 'two'])],
  },
  'in-place-three-histories': {
    title: { en: 'Mutated in place: three histories', zh: '就地修改：三种历史' },
    note: {
      en: 'Run it, open Checkpoints, and read the history back with each saver: MemorySaver has what was committed; one that serialises late has, in every older snapshot, what came later; with durability sync only the input’s own checkpoint is wrong. Python’s default durability is measured beside it.',
      zh: '运行后打开“检查点”，用每种存储器读回历史：MemorySaver 与提交时一致；延迟序列化的，更早的快照里都是后来的内容；durability 为 sync 时只有输入自己的检查点不对。旁边是 Python 默认 durability 的实测。',
    },
    fields: CHAIN.fields,
    nodes: CHAIN.nodes,
    paths: CHAIN.paths,
    turns: CHAIN.turns.slice(0, 1),
    memory: { saver: 'late', durability: 'async' },
    expect: [
      ends('log', ['start', 'one', 'two']),
      { kind: 'history', field: 'log', value: [[], ['start'], ['start', 'one'], ['start', 'one', 'two']] },
    ],
  },
  'in-place-late-sync': {
    title: { en: 'Changed in place, late saver, durability sync', zh: '就地修改，延迟存储器，durability 为 sync' },
    note: {
      en: 'With sync each checkpoint is written before the next superstep begins, so nothing that comes later can get into it. The price is the wait.',
      zh: '用 sync 时，每个检查点都在下一个超步开始之前写好，后来的内容进不去。代价是等待。',
    },
    ...CHAIN,
    memory: { saver: 'late', durability: 'sync' },
    expect: [ends('log', ['start', 'one', 'two'])],
  },
};
