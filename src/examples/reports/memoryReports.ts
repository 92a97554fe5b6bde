import { importLangGraph, importMessages } from '../imports';
import { after, ends, input, message, messages, node, ownName, plain, strings } from '../parts';
import { chain, pinned, type Reports } from './reportSketch';

const three = { a: ownName('log'), b: ownName('log'), c: ownName('log') };

/** Threads, checkpoints, state updates. */
export const memoryReports: Reports = {
  R031: {
    source: 'langchain-ai/langgraph#5112',
    title: { en: 'A state update never edits a checkpoint', zh: '状态更新从不修改检查点' },
    note: {
      en: 'The update removes hi, in a new checkpoint. Whoever reads by the old checkpoint still finds it, as turn 3 does, which starts there. Read by the thread alone to get the newest.',
      zh: '更新删掉了 hi，但写在新的检查点里。按旧检查点读取的人仍会看到它，从那里开始的第 3 轮就是如此。只按线程读取，才是最新的。',
    },
    fields: { messages, seen: plain('int') },
    nodes: { look: node('{ seen: state.messages.length }') },
    paths: chain('look'),
    turns: [
      input("{ messages: [new HumanMessage({ id: '1', content: 'hi' })] }", importMessages('HumanMessage')),
      {
        kind: 'update',
        asNode: 'n1',
        source: `${importMessages('RemoveMessage')}export default { messages: [new RemoveMessage({ id: '1' })] };\n`,
      },
      { kind: 'continue', from: { turn: 1, superstep: 0 } },
    ],
    expect: [
      ends('messages', [message('human', '1', 'hi')], 'exact', after(1, 1)),
      ends('messages', [], 'exact', after(2, 0)),
      ends('messages', [message('human', '1', 'hi')]),
      ends('seen', 1),
    ],
  },
  R100: {
    source: 'langchain-ai/langgraph#8714',
    title: { en: 'Whom a state update speaks for', zh: '状态更新代表哪个节点' },
    note: {
      en: 'Where no node is named, the library guesses. A fresh thread can be seeded twice: both are taken, and a runs next. After a and b ran together it cannot tell, and refuses; Python’s async method refuses the second seed too. Name the node, as the turns of a document do.',
      zh: '没有指明节点时，由库来猜。新线程可以连续写入两次：都被接受，接下来运行 a。a 和 b 一起运行之后它就无法判断，会拒绝；Python 的异步方法连第二次写入也拒绝。像文档里的轮次那样，指明节点。',
    },
    fields: { seeded: plain('any'), together: plain('str') },
    nodes: {
      ask: `${importLangGraph('Annotation', 'MemorySaver', 'StateGraph')}
const State = Annotation.Root({ log: Annotation({ reducer: (x, y) => [...x, ...y], default: () => [] }) });
const config = { configurable: { thread_id: 't' } };
const builder = () =>
  new StateGraph(State)
    .addNode('a', () => ({ log: ['a'] }))
    .addNode('b', () => ({ log: ['b'] }))
    .addEdge('__start__', 'a');

const chain = builder().addEdge('a', 'b').compile({ checkpointer: new MemorySaver() });
await chain.updateState(config, { log: ['one'] });
await chain.updateState(config, { log: ['two'] });
const { values, next } = await chain.getState(config);

const pair = builder().addEdge('__start__', 'b').compile({ checkpointer: new MemorySaver() });
await pair.invoke({}, config);
const together = await pair.updateState(config, { log: ['more'] }).then(
  () => 'taken',
  (error) => error.message,
);

export default () => ({ seeded: { log: values.log, next }, together });
`,
    },
    paths: chain('ask'),
    turns: [input('{}')],
    expect: [ends('seeded', { log: ['one', 'two'], next: ['a'] }), ends('together', 'Ambiguous update, specify "asNode"')],
  },
  R101: {
    source: 'langchain-ai/langgraph#4987',
    title: { en: 'A pinned checkpoint starts there every time', zh: '固定的检查点每次都从那里开始' },
    note: {
      en: 'Turns 2 and 3 both start at the end of turn 1, so turn 3 knows nothing of turn 2. A config with a checkpoint id pins the start; leave the id out to go on from the newest.',
      zh: '第 2、3 轮都从第 1 轮的末尾开始，所以第 3 轮对第 2 轮一无所知。带检查点 id 的 config 固定了起点；去掉 id，才会从最新处继续。',
    },
    fields: { log: strings },
    nodes: { a: ownName('log') },
    paths: chain('a'),
    turns: [input("{ log: ['1'] }"), pinned('input', "{ log: ['2'] }", 1), pinned('input', "{ log: ['3'] }", 1)],
    expect: [ends('log', ['1', 'a', '2', 'a'], 'exact', after(2, 1)), ends('log', ['1', 'a', '3', 'a'])],
  },
  R102: {
    source: 'langchain-ai/langgraphjs#1796',
    title: { en: 'Going on after a state update ends at once', zh: '状态更新之后一继续就结束' },
    note: {
      en: 'The run pauses before b. The update is made as c, the last node, so nothing follows: b and c never run. Make it as the node whose successors shall run next, here as a.',
      zh: '运行停在 b 之前。更新以最后一个节点 c 的身份进行，后面再没有节点：b 和 c 都不会运行。要以“接下来应运行其后继”的节点身份更新，这里是 a。',
    },
    fields: { log: strings },
    nodes: three,
    paths: chain('a', 'b', 'c'),
    pauses: { b: 'before' },
    turns: [input('{}'), { kind: 'update', asNode: 'n3', source: "export default { log: ['edit'] };\n" }, { kind: 'continue' }],
    expect: [ends('log', ['a'], 'exact', after(1, 1)), ends('log', ['a', 'edit'])],
  },
  R103: {
    source: 'langchain-ai/langgraph#1464',
    title: { en: 'The router runs before the pause, and again', zh: '路由在暂停之前运行，之后又一次' },
    note: {
      en: 'A conditional edge belongs to its node’s task, so it has decided before the pause after a. The state update as a lets it decide once more. Look at the calls that looked ahead: each decision merges a copy first.',
      zh: '条件边属于它所在节点的任务，所以在 a 之后暂停之前就已决定。以 a 的身份更新状态，它会再决定一次。看那些预览的调用：每次决定都先合并一份副本。',
    },
    fields: { log: strings, asked: plain('int') },
    nodes: {
      a: node("{ log: ['a'] }"),
      b: `import { asked } from './shared';\n\nexport default () => ({ log: ['b'], asked: asked.times });\n`,
    },
    paths: ['START > a', 'b > END'],
    routers: [
      {
        source: 'a',
        targets: ['b'],
        code: "import { asked } from './shared';\n\nexport default () => {\n  asked.times += 1;\n  return 'b';\n};\n",
      },
    ],
    shared: 'export const asked = { times: 0 };\n',
    pauses: { a: 'after' },
    turns: [input('{}'), { kind: 'update', asNode: 'n1', source: "export default { log: ['edit'] };\n" }, { kind: 'continue' }],
    expect: [ends('log', ['a', 'edit', 'b']), ends('asked', 2)],
  },
  R114: {
    source: 'langchain-ai/langgraph#8083',
    fixed: true,
    title: { en: 'A saver that keeps only what changed', zh: '只保存变化部分的 saver' },
    note: {
      en: 'This saver stores only the fields that changed in a superstep and forgets where the others are. Reported was that messages came back empty. Today LangGraph.js puts a reduced field together again from its saved writes; topic, a plain field, is still lost. MemorySaver, beside it, keeps all.',
      zh: '这个 saver 只存一个超步里变化的字段，却忘了其他字段在哪里。当时报告的现象是 messages 读回来为空。现在 LangGraph.js 会从已保存的写入重新拼出归约字段；普通字段 topic 仍会丢失。旁边的 MemorySaver 全都保住了。',
    },
    fields: { kept: plain('any'), changedOnly: plain('any') },
    nodes: {
      compare: `${importLangGraph('Annotation', 'MemorySaver', 'StateGraph')}
const list = () => Annotation({ reducer: (x, y) => [...x, ...y], default: () => [] });
const sum = () => Annotation({ reducer: (x, y) => x + y, default: () => 0 });

class ChangedOnly extends MemorySaver {
  put(config, checkpoint, metadata, versions) {
    const values = Object.entries(checkpoint.channel_values).filter(([field]) => field in versions);
    return super.put(config, { ...checkpoint, channel_values: Object.fromEntries(values) }, metadata);
  }
}

async function savedBy(checkpointer) {
  const graph = new StateGraph(Annotation.Root({ messages: list(), n: sum(), topic: Annotation() }))
    .addNode('a', () => ({ messages: ['hi'], n: 1, topic: 't' }))
    .addNode('b', () => ({ n: 2 }))
    .addEdge('__start__', 'a')
    .addEdge('a', 'b')
    .compile({ checkpointer });
  const config = { configurable: { thread_id: 't' } };
  await graph.invoke({}, config);
  return (await graph.getState(config)).values;
}

const kept = await savedBy(new MemorySaver());
const changedOnly = await savedBy(new ChangedOnly());

export default () => ({ kept, changedOnly });
`,
    },
    paths: chain('compare'),
    turns: [input('{}')],
    expect: [ends('kept', { messages: ['hi'], n: 3, topic: 't' }), ends('changedOnly', { messages: ['hi'], n: 3 })],
  },
};
