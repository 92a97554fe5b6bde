import type { Expectation, Turn } from '~/core/document';
import type { Value } from '~/core/value';
import { importLangGraph, importMessages } from '../imports';
import { after, ends, input, lengthIs, messages, plain, reduced } from '../parts';
import { chain, type ClaimSketch, failsAs } from './claimSketch';
import { fact, factInJs } from './measured';

const NAMESPACE = fact('C143', 'namespace') as readonly string[];
const KEY = fact('C143', 'key') as string;
const ITEM = `${JSON.stringify(NAMESPACE)}, '${KEY}'`;
const async = (body: string, imports = '') => `${imports}export default async (state, { store, context }) => {\n${body}\n};\n`;
const puts = (value: Value) => `  await store.put(${ITEM}, ${JSON.stringify(value)});`;
const held = (superstep: number, value: Value): Expectation => ({
  kind: 'stored',
  at: after(1, superstep),
  namespace: NAMESPACE,
  key: KEY,
  value,
});
const seen = (field: string, from: string, path: string) => ends(field, fact(from, path));
const withContext = (turn: Turn, context: string): Turn => ({ ...turn, context: `export default ${context};\n` }) as Turn;
const HUMAN = importMessages('HumanMessage');

/** LangGraph's store, and the runtime context. */
export const storeClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-store-put': {
    title: { en: 'put replaces, it does not merge', zh: 'put 是替换，不是合并' },
    note: {
      en: 'The second put has one key less: nothing of the first is left. The item keeps the time of its first put.',
      zh: '第二次 put 少了一个键：第一次的内容一点不剩。条目保留首次存入的时间。',
    },
    fields: {
      created: plain('int'),
      missing: plain('any'),
      key: plain('str'),
      namespace: plain('list', 'str'),
      hasTimes: plain('bool'),
      createdKept: plain('bool'),
    },
    nodes: {
      first: async(`${puts(fact('C143', 'first'))}\n  return { created: (await store.get(${ITEM})).createdAt.getTime() };`),
      second: async(puts(fact('C143', 'after second put'))),
      look: async(`  const item = await store.get(${ITEM});
  return {
    missing: await store.get(${JSON.stringify(NAMESPACE)}, 'no such key'),
    key: item.key,
    namespace: item.namespace,
    hasTimes: item.createdAt instanceof Date && item.updatedAt instanceof Date,
    createdKept: item.createdAt.getTime() === state.created,
  };`),
    },
    paths: chain('first', 'second', 'look'),
    turns: [input('{}')],
    claims: {
      C143: [
        held(1, fact('C143', 'first')),
        held(2, fact('C143', 'after second put')),
        ...['missing', 'key', 'namespace', 'hasTimes', 'createdKept'].map((field) => seen(field, 'C143', field)),
      ],
    },
  },
  'claim-store-search': {
    title: { en: 'Search: prefix, filter, limit', zh: 'search：前缀、筛选、上限' },
    note: {
      en: 'The store has no index, so the query changes nothing. Without a limit twelve items come back as ten.',
      zh: '这个存储没有索引，所以 query 不起作用。不写 limit，十二项只返回十项。',
    },
    fields: { found: plain('dict') },
    nodes: {
      search: async(`  const keys = async (prefix, options) => (await store.search(prefix, options)).map((item) => item.key);
  const found = {
    prefix: await keys(['u', '1']),
    root: await keys(['u']),
    'filter zh': await keys(['u', '1'], { filter: { lang: 'zh' } }),
    limit1: (await keys(['u', '1'], { limit: 1 })).length,
    offset: (await keys(['u', '1'], { offset: 2 })).length,
    $gt: await keys(['u', '1'], { filter: { n: { $gt: 1 } } }),
    $ne: await keys(['u', '1'], { filter: { lang: { $ne: 'zh' } } }),
    'default limit': 0,
    'query without index': await keys(['u', '1'], { query: 'anything' }),
    'empty prefix': await keys([]),
  };
  for (let n = 0; n < 12; n++) await store.put(['many'], String(n), { n });
  found['default limit'] = (await keys(['many'])).length;
  return { found };`),
    },
    paths: chain('search'),
    turns: [input('{}')],
    store: {
      items: `export default [
  [['u', '1'], 'a', { lang: 'zh', n: 1 }],
  [['u', '1'], 'b', { lang: 'en', n: 2 }],
  [['u', '1'], 'c', { lang: 'zh', n: 3 }],
  [['u', '2'], 'd', { lang: 'en', n: 0 }],
];
`,
    },
    claims: { C144: [ends('found', fact('C144'))] },
  },
  'claim-store-index': {
    title: { en: 'An index orders by likeness', zh: '索引按相似度排序' },
    note: {
      en: 'The embedding is the document’s own: it counts two characters. hidden was put with index false, has no vector, and comes last, without a score.',
      zh: '嵌入函数是文档自写的：数两个字各出现几次。hidden 存入时 index 为 false，没有向量，所以排在最后，也没有得分。',
    },
    fields: { found: plain('dict') },
    nodes: {
      search: async(`  const find = (options) => store.search(['animals'], options);
  const keys = (items) => items.map((item) => item.key);
  const three = await find({ query: '猫', limit: 3 });
  return {
    found: {
      order: keys(three),
      scores: three.map((item) => typeof item.score === 'number'),
      filtered: keys(await find({ query: '猫', filter: { kind: 'pet' } })),
      'no query': keys(await find({})),
      limit1: keys(await find({ query: '猫', limit: 1 })),
    },
  };`),
    },
    paths: chain('search'),
    turns: [input('{}')],
    store: {
      items: `export default [
  [['animals'], 'cat', { text: '猫', kind: 'pet' }],
  [['animals'], 'cat2', { text: '猫和狗', kind: 'both' }],
  [['animals'], 'dog', { text: '狗', kind: 'pet' }],
  [['animals'], 'hidden', { text: '猫', kind: 'pet' }, false],
];
`,
      index: {
        fields: ['text'],
        embed: { own: "export default (texts) => texts.map((text) => ['猫', '狗'].map((one) => text.split(one).length - 1));\n" },
      },
    },
    claims: { C145: [ends('found', fact('C145'))] },
  },
  'claim-store-dims': {
    title: { en: 'Nobody checks the size of vectors', zh: '没有人检查向量的维数' },
    note: {
      en: 'The vectors have three numbers, whatever the index says. Neither put nor search complains.',
      zh: '不管索引怎么声明，向量都是三个数。put 和 search 都不会报错。',
    },
    fields: { said: plain('str') },
    nodes: {
      search: async(`  try {
    await store.put(['d'], 'k', { text: 'x' });
    await store.search(['d'], { query: 'x' });
    return { said: 'no error (dims not checked)' };
  } catch (error) {
    return { said: String(error) };
  }`),
    },
    paths: chain('search'),
    turns: [input('{}')],
    store: { index: { fields: ['text'], embed: { own: 'export default (texts) => texts.map((text) => [text.length, 0, 1]);\n' } } },
    claims: { C146: [ends('said', fact('C146', 'noerror'))] },
  },
  'claim-store-threads': {
    title: { en: 'All threads share the store', zh: '所有线程共享存储' },
    note: {
      en: 'Thread B has messages of its own, but finds what thread A put. It finds it only because its node asks.',
      zh: '线程 B 只有自己的消息，却能找到线程 A 存入的内容。能找到，是因为节点主动去读。',
    },
    fields: { messages, seen: reduced('list', 'append') },
    nodes: {
      chat: async(
        `  const item = await store.get(['u', 'style'], 'v');
  const value = item && item.value;
  await store.put(['u', 'style'], 'v', { v: '短' });
  return { seen: [value], messages: [new AIMessage('ok')] };`,
        importMessages('AIMessage'),
      ),
    },
    paths: chain('chat'),
    turns: [
      { ...input("{ messages: [new HumanMessage('one')] }", HUMAN), thread: 'A' },
      { ...input("{ messages: [new HumanMessage('two')] }", HUMAN), thread: 'B' },
    ],
    claims: {
      C147: [
        ends('seen', [fact('C147', 'seen', 0)], 'exact', after(1, 1)),
        ends('seen', [fact('C147', 'seen', 1)], 'exact', after(2, 1)),
        lengthIs('messages', fact('C147', 'messagesInB') as number),
      ],
    },
  },
  'claim-context-once': {
    title: { en: 'A context is for one invocation', zh: '上下文只属于一次调用' },
    note: {
      en: 'Turn 2 is on the same thread and gets no context: the thread keeps the state, not the context.',
      zh: '第 2 轮在同一个线程上，没有上下文：线程保存的是状态，不是上下文。',
    },
    fields: { users: reduced('list', 'append') },
    nodes: { read: async('  return { users: [context?.user_id ?? null] };') },
    paths: chain('read'),
    turns: [withContext(input('{}'), "{ user_id: 'demo-user' }"), input('{}')],
    claims: { C148: [ends('users', fact('C148'))] },
  },
  'claim-context-frozen': {
    title: { en: 'Whether a context can be changed', zh: '上下文能不能改' },
    note: {
      en: 'LangGraph hands a context on as it is: the first node gives a graph of its own a plain object, and a node there changes it. The page freezes a turn’s context, so the second node fails.',
      zh: 'LangGraph 原样传递上下文：第一个节点给自己的图传了普通对象，那里的节点改动了它。本页会冻结一轮的上下文，所以第二个节点失败。',
    },
    fields: { changed: plain('int') },
    nodes: {
      mutable: async(
        `  const plain = { n: 0 };
  const State = Annotation.Root({ done: Annotation });
  const change = (inside, config) => {
    config.context.n = 1;
    return { done: true };
  };
  const graph = new StateGraph(State).addNode('change', change).addEdge('__start__', 'change').compile();
  await graph.invoke({}, { context: plain });
  return { changed: plain.n };`,
        importLangGraph('Annotation', 'StateGraph'),
      ),
      frozen: "export default (state, { context }) => {\n  context.user_id = 'someone else';\n};\n",
    },
    paths: chain('mutable', 'frozen'),
    turns: [withContext(input('{}'), "{ user_id: 'demo-user' }")],
    claims: {
      C149: [ends('changed', fact('C149', 'mutable'), 'exact', after(1, 1)), failsAs(factInJs('C149', 'frozen'))],
    },
  },
  'claim-store-not-filled': {
    title: { en: 'Nothing fills the store by itself', zh: '存储不会自动填充' },
    note: {
      en: 'A turn with a message leaves nothing in the store: only put does. Nor does the store add anything to the messages.',
      zh: '带消息的一轮不会在存储里留下任何东西：只有 put 会。存储也不会往消息里添加内容。',
    },
    fields: { messages, storeItems: plain('int') },
    nodes: {
      chat: async("  return { messages: [new AIMessage('ok')] };", importMessages('AIMessage')),
      count: async('  return { storeItems: (await store.search([])).length };'),
    },
    paths: chain('chat', 'count'),
    turns: [input("{ messages: [new HumanMessage('hello')] }", HUMAN)],
    claims: { C153: [ends('storeItems', fact('C153', 'storeItems')), lengthIs('messages', fact('C153', 'messages') as number)] },
  },
};
