import { importLangGraph, importMessages } from '../imports';
import { ends, fails, input, lengthIs, message, messages, node, reduced } from '../parts';
import type { Sketch } from '../sketch';

const human = (id: string, content: string): string => `new HumanMessage({ id: '${id}', content: '${content}' })`;
const ai = (id: string, content: string): string => `new AIMessage({ id: '${id}', content: '${content}' })`;
const remove = (id: string): string => `new RemoveMessage({ id: '${id}' })`;

const BOTH = importMessages('AIMessage', 'HumanMessage');
const REMOVE = importMessages('RemoveMessage');
const REMOVE_AND_HUMAN = importMessages('HumanMessage', 'RemoveMessage');
const ALL = importLangGraph('REMOVE_ALL_MESSAGES');

const start = input(`{\n  messages: [${human('h1', 'hello')}, ${ai('a1', 'hi')}],\n}`, BOTH);
const three = input(`{\n  messages: [${human('m1', 'one')}, ${ai('m2', 'two')}, ${human('m3', 'three')}],\n}`, BOTH);

/** One node that writes to `messages` after an input. */
const one = (
  title: Sketch['title'],
  note: Sketch['note'],
  turn: Sketch['turns'][number],
  source: string,
  expect: Sketch['expect'],
): Sketch => ({
  title,
  note,
  fields: { messages },
  nodes: { write: source },
  paths: ['START > write > END'],
  turns: [turn],
  expect,
});

const update = (items: string, imports: string): string => node(`{ messages: ${items} }`, imports);

/** add_messages: by id, not by place; every branch of it. */
export const messageTopic: { readonly [id: string]: Sketch } = {
  'messages-append': one(
    { en: 'A new id is appended', zh: '新的 id 会被追加' },
    { en: 'A message whose id is not there yet goes to the end.', zh: 'id 还不存在的消息放到末尾。' },
    input(`{ messages: [${human('h1', 'hello')}] }`, importMessages('HumanMessage')),
    update(`[${ai('a1', 'hi')}]`, importMessages('AIMessage')),
    [ends('messages', [message('human', 'h1', 'hello'), message('ai', 'a1', 'hi')])],
  ),
  'messages-replace': one(
    { en: 'The same id replaces', zh: '相同的 id 会替换' },
    { en: 'h1 is there already: its content is replaced and it keeps its place.', zh: 'h1 已经存在：内容被替换，位置不变。' },
    start,
    update(`[${human('h1', 'hello, edited')}]`, importMessages('HumanMessage')),
    [ends('messages', [message('human', 'h1', 'hello, edited'), message('ai', 'a1', 'hi')])],
  ),
  'messages-class': one(
    { en: 'The class is replaced with it', zh: '类型也随之被替换' },
    { en: 'An AIMessage with the id of a HumanMessage takes its place whole.', zh: '带有 HumanMessage 的 id 的 AIMessage 会整个取代它。' },
    start,
    update(`[${ai('h1', 'now from the model')}]`, importMessages('AIMessage')),
    [ends('messages', [message('ai', 'h1', 'now from the model'), message('ai', 'a1', 'hi')])],
  ),
  'messages-id-kept': one(
    { en: 'Edit the last message: with its id', zh: '修改最后一条消息：带上 id' },
    { en: 'The node passes the id on, so the message is replaced: one message.', zh: '节点把 id 传了下去，所以消息被替换：仍是一条。' },
    input(`{ messages: [${human('h1', 'hello')}] }`, importMessages('HumanMessage')),
    `${importMessages('HumanMessage')}export default (state) => {\n  const last = state.messages.at(-1);\n  return { messages: [new HumanMessage({ id: last.id, content: last.text.toUpperCase() })] };\n};\n`,
    [ends('messages', [message('human', 'h1', 'HELLO')])],
  ),
  'messages-id-forgotten': one(
    { en: 'Edit the last message: id forgotten', zh: '修改最后一条消息：忘了 id' },
    {
      en: 'Without the id the edit is a new message: two messages, not one. Nothing fails.',
      zh: '没有 id，修改就成了一条新消息：两条，而不是一条。没有任何报错。',
    },
    input(`{ messages: [${human('h1', 'hello')}] }`, importMessages('HumanMessage')),
    `${importMessages('HumanMessage')}export default (state) => {\n  const last = state.messages.at(-1);\n  return { messages: [new HumanMessage(last.text.toUpperCase())] };\n};\n`,
    [lengthIs('messages', 2)],
  ),
  'messages-wrong-id': one(
    { en: 'A wrong id overwrites another message', zh: '写错 id 会覆盖另一条消息' },
    {
      en: 'The node means to edit a and writes the id of b: b’s text is gone, and nothing says so.',
      zh: '节点想改 a，却写了 b 的 id：b 的内容没了，没有任何提示。',
    },
    input(`{ messages: [${human('a', 'what a said')}, ${human('b', 'what b said')}] }`, importMessages('HumanMessage')),
    update(`[${human('b', 'meant for a')}]`, importMessages('HumanMessage')),
    [ends('messages', [message('human', 'a', 'what a said'), message('human', 'b', 'meant for a')])],
  ),
  'messages-equal-texts': one(
    { en: 'Two equal texts both stay', zh: '两条相同的文字都会保留' },
    { en: 'Messages are told apart by id alone. Without one each gets its own.', zh: '消息只按 id 区分。没有 id 的会各自得到一个。' },
    input("{ messages: [{ role: 'user', content: 'hello' }] }"),
    update("[{ role: 'user', content: 'hello' }]", ''),
    [lengthIs('messages', 2)],
  ),
  'messages-dict': one(
    { en: 'A dict becomes a message', zh: '字典会变成消息' },
    { en: '{ role, content } is coerced into a message with an id.', zh: '{ role, content } 会被转换为带 id 的消息。' },
    input("{ messages: [{ role: 'user', content: 'as a dict', id: 'd1' }] }"),
    node('{}'),
    [ends('messages', [message('human', 'd1', 'as a dict')])],
  ),
  'messages-roles': one(
    { en: 'Roles choose the class', zh: '角色决定类型' },
    {
      en: 'user and human, assistant and ai, system: the role decides which class a dict becomes.',
      zh: 'user 与 human、assistant 与 ai、system：角色决定字典变成哪个类。',
    },
    input(
      "{\n  messages: [\n    { role: 'user', content: 'u', id: '1' },\n    { role: 'human', content: 'h', id: '2' },\n    { role: 'assistant', content: 'a', id: '3' },\n    { role: 'ai', content: 'i', id: '4' },\n    { role: 'system', content: 's', id: '5' },\n  ],\n}",
    ),
    node('{}'),
    [
      ends('messages', [
        message('human', '1', 'u'),
        message('human', '2', 'h'),
        message('ai', '3', 'a'),
        message('ai', '4', 'i'),
        message('system', '5', 's'),
      ]),
    ],
  ),
  'messages-string': one(
    { en: 'A bare string', zh: '一个字符串' },
    { en: 'A string becomes a HumanMessage. So does each string of a list.', zh: '字符串会变成 HumanMessage。列表里的每个字符串也一样。' },
    input("{ messages: 'just text' }"),
    node('{}'),
    [lengthIs('messages', 1)],
  ),
  'messages-single': one(
    { en: 'A single message, no list', zh: '单条消息，不是列表' },
    { en: 'add_messages wraps it: a list is not needed.', zh: 'add_messages 会把它包起来：不需要列表。' },
    input(`{ messages: ${human('s1', 'alone')} }`, importMessages('HumanMessage')),
    node('{}'),
    [ends('messages', [message('human', 's1', 'alone')])],
  ),
  'messages-remove': one(
    { en: 'RemoveMessage removes one', zh: 'RemoveMessage 删除一条' },
    {
      en: 'The marker names an id; neither the message nor the marker is in the result.',
      zh: '标记指明 id；结果里既没有那条消息，也没有标记。',
    },
    three,
    update(`[${remove('m2')}]`, REMOVE),
    [ends('messages', [message('human', 'm1', 'one'), message('human', 'm3', 'three')])],
  ),
  'messages-remove-and-add': one(
    { en: 'Remove and add in one update', zh: '一次更新里既删除又添加' },
    { en: 'The items of one update are taken in order.', zh: '一次更新里的各项按顺序处理。' },
    three,
    update(`[${remove('m1')}, ${human('m4', 'four')}]`, REMOVE_AND_HUMAN),
    [ends('messages', [message('ai', 'm2', 'two'), message('human', 'm3', 'three'), message('human', 'm4', 'four')])],
  ),
  'messages-unknown-id': one(
    { en: 'Removing an unknown id fails', zh: '删除不存在的 id 会报错' },
    { en: 'add_messages refuses to delete what is not there.', zh: 'add_messages 拒绝删除不存在的消息。' },
    three,
    update(`[${remove('nobody')}]`, REMOVE),
    [fails('Error')],
  ),
  'messages-remove-all-first': one(
    { en: 'Remove all, then the new ones', zh: '先全部删除，再放新的' },
    { en: 'Only what comes after the marker stays: the way to replace a history.', zh: '只保留标记之后的内容：这是替换历史的办法。' },
    three,
    update(`[new RemoveMessage({ id: REMOVE_ALL_MESSAGES }), ${human('new', 'start again')}]`, ALL + REMOVE_AND_HUMAN),
    [ends('messages', [message('human', 'new', 'start again')])],
  ),
  'messages-remove-all-last': one(
    { en: 'The new ones, then remove all', zh: '先放新的，再全部删除' },
    {
      en: 'The marker comes last and wipes the new message too: nothing is left, and nothing fails.',
      zh: '标记在最后，新消息也被清除：什么都不剩，也没有报错。',
    },
    three,
    update(`[${human('new', 'start again')}, new RemoveMessage({ id: REMOVE_ALL_MESSAGES })]`, ALL + REMOVE_AND_HUMAN),
    [ends('messages', [])],
  ),
  'messages-plain-append': {
    title: { en: 'A raw string under plain append', zh: '普通追加下的原始字符串' },
    note: {
      en: 'Without add_messages nothing is coerced: a raw string stands beside a message, and .content of it is undefined later on.',
      zh: '没有 add_messages 就不会转换：原始字符串和消息并列，之后读它的 .content 得到 undefined。',
    },
    fields: { messages: reduced('messages', 'append') },
    nodes: { reply: update(`[${ai('a1', 'a reply')}]`, importMessages('AIMessage')) },
    paths: ['START > reply > END'],
    turns: [input("{ messages: ['a raw string'] }")],
    expect: [ends('messages', ['a raw string', message('ai', 'a1', 'a reply')])],
  },
};
