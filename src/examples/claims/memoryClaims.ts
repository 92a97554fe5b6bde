import { importLangGraph, importMessages } from '../imports';
import { after, ends, input, lengthIs, messages, node, plain, reduced, strings } from '../parts';
import { chain, type ClaimSketch, fan, history, messagesOf } from './claimSketch';
import { fact } from './measured';

const says = (text: string, id?: string) =>
  `{ messages: [new HumanMessage({ ${id === undefined ? '' : `id: '${id}', `}content: '${text}' })] }`;
const HUMAN = importMessages('HumanMessage');
const reply = node("{ messages: [new AIMessage({ id: 's', content: `seen ${state.messages.length}` })] }", importMessages('AIMessage'));
const chat = node('{ messages: [new AIMessage(`seen ${state.messages.length}`)] }', importMessages('AIMessage'));
const letters = { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") };
const lengthAt = (field: string, turn: number, length: number) => ({ kind: 'length', field, at: { turn, superstep: 1 }, length }) as const;

/** What a graph remembers, where it pauses, and how it goes back. */
export const memoryClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-no-saver': {
    title: { en: 'MessagesState alone remembers nothing', zh: '单靠 MessagesState 什么也记不住' },
    note: {
      en: 'Without a checkpointer the second turn starts from zero, reducer or not.',
      zh: '没有检查点保存器，第二轮就从零开始，有没有归约函数都一样。',
    },
    fields: { messages },
    nodes: { chat },
    paths: chain('chat'),
    turns: [input(says('one'), HUMAN), input(says('two'), HUMAN)],
    memory: { saver: 'none', durability: 'async' },
    claims: { C074: [lengthIs('messages', fact('C074') as number)] },
  },
  'claim-new-saver': {
    title: { en: 'A new memory saver forgets', zh: '新的内存保存器会忘记' },
    note: { en: 'The thread has the same name, but another saver holds nothing of it.', zh: '线程同名，但换了保存器，里面什么也没有。' },
    fields: { messages },
    nodes: { chat },
    paths: chain('chat'),
    turns: [input(says('one'), HUMAN), input(says('two'), HUMAN)],
    memory: { saver: 'newEachTurn', durability: 'async' },
    claims: { C131: [lengthIs('messages', fact('C131') as number)] },
  },
  'claim-same-saver': {
    title: { en: 'The same saver remembers', zh: '同一个保存器会记住' },
    note: { en: 'Both turns share one saver and one thread.', zh: '两轮共用一个保存器和一个线程。' },
    fields: { messages },
    nodes: { chat },
    paths: chain('chat'),
    turns: [input(says('one'), HUMAN), input(says('two'), HUMAN)],
    claims: { C132: [lengthIs('messages', fact('C132') as number)] },
  },
  'claim-threads': {
    title: { en: 'Threads do not see each other', zh: '线程互不相见' },
    note: {
      en: 's1 gets one turn, s2 two. Going to another thread deletes nothing.',
      zh: 's1 一轮，s2 两轮。换到另一个线程不会删除任何东西。',
    },
    fields: { messages },
    nodes: { chat },
    paths: chain('chat'),
    turns: [
      { ...input(says('one'), HUMAN), thread: 's1' },
      { ...input(says('two'), HUMAN), thread: 's2' },
      { ...input(says('three'), HUMAN), thread: 's2' },
    ],
    claims: { C133: [lengthAt('messages', 1, fact('C133', 's1') as number), lengthAt('messages', 3, fact('C133', 's2') as number)] },
  },
  'claim-removed-stays-in-history': {
    title: { en: 'A removed message stays in older checkpoints', zh: '删除的消息仍在旧检查点里' },
    note: {
      en: 'The update takes a out of the newest state. The checkpoints before it still hold it: open them to see.',
      zh: '更新把 a 从最新状态中拿掉。之前的检查点里还有它：打开看看。',
    },
    fields: { messages },
    nodes: { reply },
    paths: chain('reply'),
    turns: [
      input(says('a', 'a'), HUMAN),
      {
        kind: 'update',
        asNode: 'n1',
        source: `${importMessages('RemoveMessage')}export default { messages: [new RemoveMessage({ id: 'a' })] };\n`,
      },
    ],
    claims: {
      C139: [
        history(
          'messages',
          [3, 2, 1, 0].map((index) =>
            messagesOf(
              (fact('C139', 'history(newest first)', index) as readonly string[]).map((text) =>
                text === 'a' ? ['HumanMessage', 'a', text] : ['AIMessage', 's', text],
              ),
            ),
          ),
        ),
      ],
    },
  },
  'claim-thread-deleted': {
    title: { en: 'Delete a thread, and only that one', zh: '删除一个线程，只删这一个' },
    note: {
      en: 'Thread 1 is gone with all its checkpoints: its next turn starts anew. Thread 2 keeps what it has.',
      zh: '线程 1 连同所有检查点都没了：它的下一轮从头开始。线程 2 保留原样。',
    },
    fields: { messages },
    nodes: { chat },
    paths: chain('chat'),
    turns: [
      input(says('one'), HUMAN),
      { ...input(says('two'), HUMAN), thread: '2' },
      { kind: 'delete' },
      { ...input(says('three'), HUMAN), thread: '2' },
      input(says('four'), HUMAN),
    ],
    claims: {
      C140: [
        lengthAt('messages', 2, fact('C140', '2') as number),
        lengthAt('messages', 4, (fact('C140', '2') as number) * 2),
        lengthAt('messages', 5, (fact('C140', '1') as number) + 2),
      ],
    },
  },
  'claim-pause-after': {
    title: { en: 'Pause after a node', zh: '在节点之后暂停' },
    note: { en: 'The first turn stops after a. invoke(null) goes on with b.', zh: '第一轮在 a 之后停下。invoke(null) 接着运行 b。' },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }"), { kind: 'continue' }],
    pauses: { a: 'after' },
    claims: {
      X034: [
        { kind: 'value', field: 'log', at: after(1, 1), value: fact('X034', 'interrupt_after', 'outs', 0, 'log'), order: 'exact' },
        ends('log', fact('X034', 'interrupt_after', 'outs', 1, 'log')),
      ],
    },
  },
  'claim-pause-before': {
    title: { en: 'Pause before every node', zh: '在每个节点之前暂停' },
    note: { en: 'Three turns for two nodes: one for the input alone.', zh: '两个节点要三轮：其中一轮只有输入。' },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }"), { kind: 'continue' }, { kind: 'continue' }],
    pauses: { a: 'before', b: 'before' },
    claims: {
      X034: [
        { kind: 'value', field: 'log', at: after(1, 0), value: fact('X034', 'interrupt_before', 'outs', 0, 'log'), order: 'exact' },
        { kind: 'value', field: 'log', at: after(2, 1), value: fact('X034', 'interrupt_before', 'outs', 1, 'log'), order: 'exact' },
        ends('log', fact('X034', 'interrupt_before', 'outs', 2, 'log')),
      ],
    },
  },
  'claim-interrupt-sibling': {
    title: { en: 'An interrupt beside a finished sibling', zh: '同伴已完成时的中断' },
    note: {
      en: 'b is done and its write is shown, not merged. After the answer only a runs again, and both are merged by name.',
      zh: 'b 已完成，它的写入显示出来但没有合并。回答之后只有 a 再次运行，两者再按名字合并。',
    },
    fields: { log: strings },
    nodes: { a: "export default (state, config) => ({ log: [`a:${config.interrupt('q')}`] });\n", b: node("{ log: ['b'] }") },
    paths: fan('a', 'b'),
    turns: [input("{ log: ['i'] }"), { kind: 'resume', source: "export default 'ok';\n" }],
    claims: { X035: [ends('log', fact('X035', 'second'))] },
  },
  'claim-failed-sibling': {
    title: { en: 'One of two fails, and is run again', zh: '两个中一个失败，再运行一次' },
    note: {
      en: 'Nothing is merged, but what ok wrote is kept beside the checkpoint. invoke(null) runs bad alone.',
      zh: '什么也没合并，但 ok 的写入留在检查点旁边。invoke(null) 只再运行 bad。',
    },
    fields: { log: strings },
    nodes: {
      ok: node("{ log: ['ok'] }"),
      bad: "let tries = 0;\n\nexport default () => {\n  tries += 1;\n  if (tries === 1) throw new Error('boom');\n  return { log: ['bad recovered'] };\n};\n",
    },
    paths: fan('ok', 'bad'),
    turns: [input("{ log: ['i'] }"), { kind: 'continue' }],
    claims: { X036: [ends('log', fact('X036', 'resumed'))] },
  },
  'claim-input-on-a-pause': {
    title: { en: 'A new input instead of going on', zh: '不继续，而是给新的输入' },
    note: {
      en: 'The waiting step is dropped; the graph starts over on the state that is there.',
      zh: '等待中的步骤被丢弃；图在现有状态上从头开始。',
    },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i1'] }"), input("{ log: ['i2'] }"), { kind: 'continue' }],
    pauses: { a: 'after' },
    claims: { X045: [ends('log', fact('X045', 'log'))] },
  },
  'claim-command-input': {
    title: { en: 'A Command as input', zh: '以 Command 作为输入' },
    note: {
      en: 'Its update is reduced into the state, and the graph goes on where it paused.',
      zh: '它的更新归约进状态，图从暂停处继续。',
    },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }"), input("new Command({ update: { log: ['CMD'] } })", importLangGraph('Command'))],
    pauses: { a: 'after' },
    claims: { X062: [ends('log', fact('X062', 'log'))] },
  },
  'claim-fork': {
    title: { en: 'Go back, run on, change and run on', zh: '回到过去，继续运行，改动后再运行' },
    note: {
      en: 'From the checkpoint after a the same end comes again. With an update made as a there, another branch grows; the old ones stay.',
      zh: '从 a 之后的检查点继续，得到同样的结尾。在那里以 a 的身份更新，就长出另一条分支；旧的都还在。',
    },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [
      input("{ log: ['i'] }"),
      { kind: 'continue', from: { turn: 1, superstep: 1 } },
      { kind: 'update', asNode: 'n1', source: "export default { log: ['FORK'] };\n", from: { turn: 1, superstep: 1 } },
      { kind: 'continue' },
    ],
    claims: {
      X054: [
        { kind: 'value', field: 'log', at: after(2, 1), value: fact('X054', 'replay result'), order: 'exact' },
        { kind: 'value', field: 'log', at: after(3, 0), value: fact('X054', 'history after fork', 1, 2), order: 'exact' },
        ends('log', fact('X054', 'fork result')),
      ],
    },
  },
  'claim-identity': {
    title: { en: 'The same object, until a pause', zh: '同一个对象，直到暂停' },
    note: {
      en: 'Inside a run b gets the very object that a returned. After a pause it is read from the checkpoint, and another one.',
      zh: '一次运行里，b 拿到的就是 a 返回的那个对象。暂停之后从检查点读出，就是另一个了。',
    },
    fields: { value: plain('dict'), same: reduced('list', 'append', 'bool') },
    nodes: {
      a: "import { made } from './shared';\n\nexport default () => ({ value: made });\n",
      b: "import { made } from './shared';\n\nexport default (state) => ({ same: [state.value === made] });\n",
      c: "import { made } from './shared';\n\nexport default (state) => ({ same: [state.value === made] });\n",
    },
    paths: chain('a', 'b', 'c'),
    turns: [input('{}'), { kind: 'continue' }],
    pauses: { c: 'before' },
    shared: 'export const made = { n: 1 };\n',
    claims: { X068: [ends('same', [fact('X068', 'same object inside one run'), fact('X068', 'same object after a resume')])] },
  },
};
