import type { Expectation } from '~/core/document';
import { importMessages } from '../imports';
import { after, as, ends, input, lengthIs, messages, on, plain, reduced } from '../parts';
import type { Sketch } from '../sketch';

const HUMAN = importMessages('HumanMessage');
const says = (text: string) => input(`{ messages: [new HumanMessage('${text}')] }`, HUMAN);
const stored = (user: string, text: string): Expectation => ({
  kind: 'stored',
  at: 'end',
  namespace: ['users', user],
  key: 'style',
  value: { text },
});

/** Keeps what follows "remember:", and answers in the style that it finds for this user. */
const tools = `export default async (state, { store, context }) => {
  const asked = state.messages.at(-1).text;
  if (!asked.startsWith('remember:')) return;
  await store.put(['users', context.user], 'style', { text: asked.slice(9).trim() });
};
`;
const answer = `${importMessages('AIMessage')}export default async (state, { store, context }) => {
  const item = await store.get(['users', context.user], 'style');
  return { messages: [new AIMessage(item ? \`in your style: \${item.value.text}\` : 'no preference yet')] };
};
`;
const MEMORIES = `export default [
  [['users', 'ada'], 'tea', { text: 'drinks green tea in the morning' }],
  [['users', 'ada'], 'bill', { text: 'wants one invoice a month' }],
  [['users', 'ada'], '茶', { text: '早上喝绿茶' }],
];
`;
const search = `export default async (state, { store }) => {
  const found = await store.search(['users', 'ada'], { query: state.query, limit: 2 });
  return { found: found.map((item) => item.key) };
};
`;

/** LangGraph's store and the runtime context. */
export const storeTopic: { readonly [id: string]: Sketch } = {
  'two-users': {
    title: { en: 'Two users, one graph, one store', zh: '两个用户，一个图，一个存储' },
    note: {
      en: 'Who asks comes in the runtime context; what they like is kept in the store, each under a namespace of their own. Turns 3 and 4 are on new threads: their messages begin with nothing, but the preference is found. Open the Store tab.',
      zh: '谁在提问，由运行时上下文给出；各人的偏好存入存储，各在自己的命名空间里。第 3、4 轮在新线程上：消息从空白开始，偏好却找得到。请打开 Store 标签页。',
    },
    fields: { messages },
    nodes: { tools, answer },
    paths: ['START > tools > answer > END'],
    turns: [
      as('ada', on('a1', says('remember: concise'))),
      as('bo', on('b1', says('remember: with examples'))),
      as('ada', on('a2', says('hello'))),
      as('bo', on('b2', says('hello'))),
    ],
    expect: [stored('ada', 'concise'), stored('bo', 'with examples'), lengthIs('messages', 2)],
  },
  'store-replaces': {
    title: { en: 'put replaces, a reducer merges', zh: 'put 替换，归约函数合并' },
    note: {
      en: 'The same two updates: the field profile merges them, the store keeps only the second. Look at Changes in the Store tab.',
      zh: '同样的两次更新：字段 profile 把它们合并，存储里只剩第二次的。请看 Store 标签页里的“变化”。',
    },
    fields: { profile: reduced('dict', 'merge') },
    nodes: Object.fromEntries(
      [
        ['first', "{ name: 'Ada', city: 'London' }"],
        ['second', "{ city: 'Paris' }"],
      ].map(([name, value]) => [
        name,
        `export default async (state, { store }) => {\n  const profile = ${value};\n  await store.put(['users'], 'profile', profile);\n  return { profile };\n};\n`,
      ]),
    ),
    paths: ['START > first > second > END'],
    turns: [input('{}')],
    expect: [
      ends('profile', { name: 'Ada', city: 'Paris' }),
      { kind: 'stored', at: after(1, 1), namespace: ['users'], key: 'profile', value: { name: 'Ada', city: 'London' } },
      { kind: 'stored', at: 'end', namespace: ['users'], key: 'profile', value: { city: 'Paris' } },
    ],
  },
  'word-overlap': {
    title: { en: 'A search by words, not by meaning', zh: '按词语搜索，而非按语义' },
    note: {
      en: 'The index counts common words and letters. "invoice" finds the bill; "beverage" means tea, but has no word in common with it. Put an embedding of your own in its place in the settings.',
      zh: '索引统计共同的词语和字母。“invoice” 找到账单；“beverage” 虽指饮料，却与茶没有共同的词。可以在设置里换成自写的嵌入函数。',
    },
    fields: { query: plain('str'), found: plain('list', 'str') },
    nodes: { search },
    paths: ['START > search > END'],
    turns: [input("{ query: 'the invoice' }"), input("{ query: '绿茶' }"), input("{ query: 'beverage' }")],
    store: { items: MEMORIES, index: { fields: ['text'], embed: 'words' } },
    expect: [ends('found', ['bill', 'tea'], 'exact', after(1, 1)), ends('found', ['茶', 'tea'], 'exact', after(2, 1))],
  },
  'store-without-index': {
    title: { en: 'A query without an index is ignored', zh: '没有索引，query 被忽略' },
    note: {
      en: 'The same items, but no index: the search answers the first two, whatever it is asked. Operations in the Store tab say so.',
      zh: '条目相同，但没有索引：无论查什么，都返回前两项。Store 标签页的“操作”会指出这一点。',
    },
    fields: { query: plain('str'), found: plain('list', 'str') },
    nodes: { search },
    paths: ['START > search > END'],
    turns: [input("{ query: 'the invoice' }")],
    store: { items: MEMORIES },
    expect: [ends('found', ['tea', 'bill'])],
  },
  'context-read-only': {
    title: { en: 'A runtime context cannot be changed', zh: '运行时上下文不可修改' },
    note: {
      en: 'It is for reading. What a turn learns belongs in the state, or in the store if other threads need it.',
      zh: '它只供读取。一轮中得到的信息应放进状态；若其他线程也要用，就放进存储。',
    },
    fields: { log: reduced('list', 'append', 'str') },
    nodes: { change: "export default (state, { context }) => {\n  context.user = 'bo';\n  return { log: [context.user] };\n};\n" },
    paths: ['START > change > END'],
    turns: [as('ada', input('{}'))],
    expect: [{ kind: 'error', code: 'TypeError' }],
  },
};
