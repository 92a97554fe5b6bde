import { ends } from '../parts';
import { byHand } from './byHand';
import type { ClaimSketch } from './claimSketch';
import { fact, factInJs } from './measured';

/** Building a graph, calling it, streaming from it: by hand in a node, since the page does these for every document. */
export const builderClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-no-thread-id': byHand(
    {
      title: { en: 'A checkpointer and no thread_id', zh: '有检查点保存器，却没有 thread_id' },
      note: {
        en: 'Python refuses before anything runs. LangGraph.js runs the nodes and fails when it saves.',
        zh: 'Python 在运行之前就拒绝。LangGraph.js 先运行节点，保存时才失败。',
      },
    },
    ['MemorySaver'],
    '',
    { refused: "await thrown(() => chainOfTwo().compile({ checkpointer: new MemorySaver() }).invoke({ log: ['i'] }))" },
    { C134: [ends('refused', factInJs('C134', 'error'))] },
  ),
  'claim-update-state': byHand(
    {
      title: { en: 'updateState, case by case', zh: 'updateState 的各种情形' },
      note: {
        en: 'Without a node it takes the last writer; on an empty thread START. Two writers of one superstep are ambiguous. Both languages agree but for the words.',
        zh: '不指明节点时取最后的写入者，空线程则为 START。同一超步有两个写入者就有歧义。两种语言只是措辞不同。',
      },
    },
    ['MemorySaver', 'Overwrite'],
    `const two = () =>
  new StateGraph(fields()).addNode('a', writes('A')).addNode('b', writes('B')).addEdge(START, 'a').addEdge(START, 'b');
const saved = (builder) => builder.compile({ checkpointer: new MemorySaver() });
const updated = async (graph, values, ...asNode) => {
  await graph.updateState(thread, values, ...asNode);
  return graph.getState(thread);
};
const after = ({ values, next }) => [values, next];
const ran = async (graph) => {
  await graph.invoke({ log: ['i'] }, thread);
  return graph;
};
`,
    {
      none: "after(await updated(saved(chainOfTwo()), { log: ['U'] }))",
      as_a: "after(await updated(saved(chainOfTwo()), { log: ['U'] }, 'a'))",
      as_start: "after(await updated(saved(chainOfTwo()), { log: ['U'] }, START))",
      unknown: "await thrown(() => updated(saved(chainOfTwo()), { log: ['U'] }, 'zz'))",
      ambiguous: "await thrown(async () => updated(await ran(saved(two())), { log: ['U'] }))",
      overwrite: "(await updated(await ran(saved(chainOfTwo())), { log: new Overwrite(['RESET']) })).values",
      nothing: '(({ metadata, next }) => [metadata.source, metadata.step, next])(await updated(await ran(saved(chainOfTwo())), null))',
    },
    {
      X033: [
        ends('none', factInJs('X033', 'empty thread, no as_node', 'noerror')),
        ends('as_a', factInJs('X033', 'empty thread, as_node=a', 'noerror')),
        ends('as_start', factInJs('X033', 'empty thread, as_node=START', 'noerror')),
        ends('unknown', factInJs('X033', 'unknown as_node', 'error')),
        ends('ambiguous', factInJs('X033', 'parallel last step, no as_node', 'error')),
        ends('overwrite', factInJs('X033', 'Overwrite in update_state')),
        ends('nothing', factInJs('X033', 'None values', 'noerror')),
      ],
    },
  ),
  'claim-node-names': byHand(
    {
      title: { en: 'Names that a node may not have', zh: '节点不能用的名字' },
      note: {
        en: 'A field’s name is allowed in Python. The rest is refused by both, in other words.',
        zh: '与字段同名在 Python 里可以。其余的两者都拒绝，只是措辞不同。',
      },
    },
    [],
    'const named = (...names) => thrown(() => names.reduce((builder, name) => builder.addNode(name, writes()), new StateGraph(fields())));\n',
    {
      like_a_field: "await named('log')",
      bar: "await named('a|b')",
      colon: "await named('a:b')",
      start: 'await named(START)',
      twice: "await named('a', 'a')",
    },
    {
      X041: [
        ends('like_a_field', factInJs('X041', 'node named like a key', 'error')),
        ends('bar', factInJs('X041', 'reserved char |', 'error')),
        ends('colon', factInJs('X041', 'reserved char :', 'error')),
        ends('start', factInJs('X041', '__start__', 'error')),
        ends('twice', factInJs('X041', 'duplicate', 'error')),
      ],
    },
  ),
  'claim-graph-check': byHand(
    {
      title: { en: 'What a graph is refused for', zh: '图因什么被拒绝' },
      note: {
        en: 'LangGraph.js refuses a node that nothing leads to, and accepts a graph without an entry: it answers the input. Python does the opposite.',
        zh: 'LangGraph.js 拒绝没有任何路径通向的节点，却接受没有入口的图：它返回输入。Python 正好相反。',
      },
    },
    [],
    `const one = () => new StateGraph(fields()).addNode('a', writes('A'));
const compiled = (builder) => thrown(() => builder.compile());
`,
    {
      unreachable: "await compiled(one().addNode('orphan', writes()).addEdge(START, 'a'))",
      no_entry: "await thrown(async () => ['compiled', await one().addEdge('a', 'a').compile().invoke({ log: ['i'] })])",
      unknown_target: "await thrown(() => one().addEdge(START, 'a').addEdge('a', 'zzz').compile())",
      unknown_source: "await thrown(() => one().addEdge(START, 'a').addEdge('yyy', 'a').compile())",
    },
    {
      X042: [
        ends('unreachable', factInJs('X042', 'unreachable node', 'error')),
        ends('no_entry', factInJs('X042', 'no entry', 'noerror')),
        ends('unknown_target', factInJs('X042', 'unknown target', 'error')),
        ends('unknown_source', factInJs('X042', 'unknown source', 'error')),
      ],
    },
  ),
  'claim-retry': byHand(
    {
      title: { en: 'A node that is tried again contributes once', zh: '重试的节点只贡献一次' },
      note: { en: 'Two attempts fail and leave nothing behind.', zh: '两次尝试失败，什么也没留下。' },
    },
    [],
    `const retried = async () => {
  let attempts = 0;
  const calls = [];
  const log = Annotation({
    reducer: (existing, update) => {
      calls.push([existing, update]);
      return [...existing, ...update];
    },
    default: () => [],
  });
  const a = () => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
    return { log: ['A'] };
  };
  const retryPolicy = { initialInterval: 1, jitter: false, maxAttempts: 5, retryOn: () => true, logWarning: false };
  const graph = new StateGraph(Annotation.Root({ log })).addNode('a', a, { retryPolicy }).addEdge(START, 'a').compile();
  const result = await graph.invoke({ log: ['i'] });
  return { attempts, calls, result };
};
`,
    { told: 'await retried()' },
    { X046: [ends('told', fact('X046'))] },
  ),
  'claim-stream-modes': byHand(
    {
      title: { en: 'Streams: values and updates', zh: '流：values 与 updates' },
      note: {
        en: 'values gives the whole state after each superstep, the input first; updates what each node wrote.',
        zh: 'values 在每个超步之后给出整个状态，先是输入；updates 给出每个节点的写入。',
      },
    },
    [],
    "const streamed = (streamMode) => collect(chainOfTwo().compile().stream({ log: ['i'] }, { streamMode }));\n",
    { values: "await streamed('values')", updates: "await streamed('updates')" },
    { X050: [ends('values', fact('X050', 'values')), ends('updates', fact('X050', 'updates'))] },
  ),
  'claim-stream-order': byHand(
    {
      title: { en: 'Updates arrive as nodes finish', zh: '更新按节点完成的先后到达' },
      note: { en: 'zebra is done first, though apple is merged first.', zh: 'zebra 先完成，尽管先合并的是 apple。' },
    },
    [],
    `const late = (ms, name) => () => new Promise((done) => setTimeout(() => done({ log: [name] }), ms));
const race = () =>
  new StateGraph(fields()).addNode('zebra', late(1, 'zebra')).addNode('apple', late(30, 'apple')).addEdge(START, 'zebra').addEdge(START, 'apple');
`,
    { order: "(await collect(race().compile().stream({ log: [] }, { streamMode: 'updates' }))).map(Object.keys)" },
    { X051: [ends('order', fact('X051'))] },
  ),
  'claim-nothing-written': byHand(
    {
      title: { en: 'Nothing written, nothing answered', zh: '什么也没写，什么也不返回' },
      note: {
        en: 'Not even a default is answered: undefined here, None in Python. A field that was written with undefined is a key all the same.',
        zh: '连默认值也不返回：这里是 undefined，Python 是 None。写入过 undefined 的字段则仍是一个键。',
      },
    },
    [],
    `const one = (more, update) => new StateGraph(Annotation.Root(more)).addNode('a', () => update).addEdge(START, 'a').compile();
const log = () => Annotation({ reducer: (existing, update) => [...existing, ...update], default: () => [] });
`,
    {
      plain: 'String(await one({ x: Annotation() }, {}).invoke({}))',
      reduced: 'String(await one({ log: log() }, {}).invoke({}))',
      keys: 'Object.keys(await one({ x: Annotation() }, { x: undefined }).invoke({}))',
    },
    {
      X065: [
        ends('plain', factInJs('X065', 'plain field, nothing written')),
        ends('reduced', factInJs('X065', 'reducer with default, nothing written')),
        ends('keys', factInJs('X065', 'keysUndefined')),
      ],
      X040: [ends('reduced', factInJs('X040', 'invoke({}) with no write at all'))],
    },
  ),
  'claim-stream-updates': byHand(
    {
      title: { en: 'Updates of Sends, of none, of several', zh: 'Send、空更新与多次写入在流中的样子' },
      note: {
        en: 'Each Send is a line of its own. A node without an update is {} here and None in Python; one that writes twice gives a list.',
        zh: '每个 Send 各占一行。没有更新的节点这里是 {}，Python 是 None；写两次的节点给出列表。',
      },
    },
    ['Command', 'Send'],
    `const fanned = () =>
  new StateGraph(fields())
    .addNode('fan', () => ({}))
    .addNode('w', (state) => ({ log: [state.n] }))
    .addEdge(START, 'fan')
    .addConditionalEdges('fan', () => [new Send('w', { n: 1 }), new Send('w', { n: 2 })], ['w']);
const twice = () =>
  new StateGraph(fields()).addNode('a', () => [new Command({ update: { log: ['1'] } }), { log: ['2'] }]).addEdge(START, 'a');
const updates = (builder) => collect(builder.compile().stream({ log: [] }, { streamMode: 'updates' }));
`,
    { sends: 'await updates(fanned())', two: 'await updates(twice())' },
    { X067: [ends('sends', factInJs('X067', 'sends')), ends('two', factInJs('X067', 'twoWrites'))] },
  ),
  'claim-drain': byHand(
    {
      title: { en: 'A drain stops at the next superstep', zh: 'drain 在下一个超步之前停下' },
      note: {
        en: 'The superstep that runs is finished and saved, then the run ends with GraphDrained. invoke(null) goes on. Python has no such control.',
        zh: '正在运行的超步会完成并保存，然后运行以 GraphDrained 结束。invoke(null) 可以继续。Python 没有这种控制。',
      },
    },
    ['MemorySaver', 'RunControl'],
    `const drained = async () => {
  const control = new RunControl();
  const order = [];
  const a = () => {
    order.push('a');
    control.requestDrain('step');
    return { log: ['A'] };
  };
  const b = () => {
    order.push('b');
    return { log: ['B'] };
  };
  const graph = new StateGraph(fields())
    .addNode('a', a)
    .addNode('b', b)
    .addEdge(START, 'a')
    .addEdge('a', 'b')
    .compile({ checkpointer: new MemorySaver() });
  const error = await thrown(() => graph.invoke({ log: ['i'] }, { ...thread, control }));
  const { values, next } = await graph.getState(thread);
  const { log } = await graph.invoke(null, thread);
  return { error: { error }, afterDrain: [values.log, next], resumed: log, order };
};
`,
    { told: 'await drained()' },
    { X071: [ends('told', factInJs('X071'))] },
  ),
  'claim-stream-ahead': byHand(
    {
      title: { en: 'The graph runs ahead of who reads its stream', zh: '图跑在读流的人前面' },
      note: {
        en: 'b has run before the first update is read, and c while the reader waits. Python runs one superstep for each that is asked for.',
        zh: '读到第一个更新之前 b 已经运行，读者等待时 c 也运行了。Python 则是要一个才运行一个超步。',
      },
    },
    [],
    `const consumed = async () => {
  const order = [];
  const node = (name) => () => {
    order.push(\`run \${name}\`);
    return { log: [name] };
  };
  const graph = new StateGraph(fields())
    .addNode('a', node('a'))
    .addNode('b', node('b'))
    .addNode('c', node('c'))
    .addEdge(START, 'a')
    .addEdge('a', 'b')
    .addEdge('b', 'c')
    .compile();
  let read = 0;
  for await (const _update of await graph.stream({ log: [] }, { streamMode: 'updates' })) {
    read += 1;
    order.push(\`consumer got \${['1st', '2nd'][read - 1]} update\`);
    if (read === 2) return order;
    await new Promise((done) => setTimeout(done, 30));
    order.push('consumer waited');
  }
};
`,
    { order: 'await consumed()' },
    { X072: [ends('order', factInJs('X072'))] },
  ),
  'claim-two-conditional-edges': byHand(
    {
      title: { en: 'Two conditional edges of one node', zh: '一个节点的两条条件边' },
      note: {
        en: 'LangGraph.js takes plain functions for the same condition, whatever they are called. Python refuses two lambdas only. This page gives each router a name of its own.',
        zh: 'LangGraph.js 把普通函数都看作同一个条件，不管叫什么名字。Python 只拒绝两个 lambda。本页给每个路由单独命名。',
      },
    },
    [],
    `const both = (one, other) =>
  thrown(() => new StateGraph(fields()).addNode('a', writes()).addEdge(START, 'a').addConditionalEdges('a', one).addConditionalEdges('a', other));
function first() {
  return END;
}
function second() {
  return END;
}
`,
    { arrows: 'await both(() => END, () => END)', named: 'await both(first, second)' },
    {
      X074: [
        ends('arrows', factInJs('X074', 'two inline arrows', 'error')),
        ends('named', factInJs('X074', 'two named functions', 'error')),
      ],
    },
  ),
  'claim-unbound-method': byHand(
    {
      title: { en: 'A method as a reducer, without its object', zh: '脱离对象的方法作归约函数' },
      note: {
        en: 'LangGraph.js calls the reducer as a method of its channel, so Array.prototype.concat joins the channel itself to the list. In Python list.__add__ is right.',
        zh: 'LangGraph.js 把归约函数当作通道的方法调用，于是 Array.prototype.concat 把通道本身拼进列表。Python 的 list.__add__ 则没有问题。',
      },
    },
    ['BinaryOperatorAggregate'],
    `const merged = async () => {
  const d = Annotation({ reducer: Array.prototype.concat, default: () => [] });
  const graph = new StateGraph(Annotation.Root({ d })).addNode('a', () => ({ d: [2] })).addEdge(START, 'a').compile();
  const { d: list } = await graph.invoke({ d: [1] });
  return list.map((one) => (one instanceof BinaryOperatorAggregate ? 'BinaryOperatorAggregate' : one));
};
`,
    { d: 'await merged()' },
    { X058: [ends('d', factInJs('X058', 'Array.prototype.concat unbound', 'noerror'))] },
  ),
  'claim-unreadable': byHand(
    {
      title: { en: 'One value makes a checkpoint unreadable', zh: '一个值就让检查点无法读取' },
      note: {
        en: 'A BigInt, or a toJSON that throws. The run itself does not notice; reading the state fails afterwards with a TypeError that names nothing of it.',
        zh: 'BigInt，或会抛错的 toJSON。运行本身毫无察觉；之后读取状态才失败，而 TypeError 里看不出原因。',
      },
    },
    ['MemorySaver'],
    `const read = (v) =>
  thrown(async () => {
    const state = Annotation.Root({ v: Annotation(), ...fields().spec });
    const graph = new StateGraph(state).addNode('a', () => ({ v })).addEdge(START, 'a').compile({ checkpointer: new MemorySaver() });
    await graph.invoke({ log: ['i'] }, thread);
    return graph.getState(thread);
  });
const throwing = () => {
  throw new Error('no');
};
`,
    { bigint: 'await read(1n)', to_json: 'await read({ toJSON: throwing })' },
    {
      X066: [ends('bigint', factInJs('X066', 'BigInt', 'error')), ends('to_json', factInJs('X066', 'throwing toJSON', 'error'))],
    },
  ),
};
