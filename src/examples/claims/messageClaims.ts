import { importLangGraph, importMessages } from '../imports';
import { ends, input, lengthIs, messages, node, plain, reduced } from '../parts';
import { chain, type ClaimSketch, failsAs, messagesOf } from './claimSketch';
import { fact, factInJs } from './measured';

const ALL_OF_IT = importMessages('AIMessage', 'HumanMessage', 'RemoveMessage') + importLangGraph('REMOVE_ALL_MESSAGES');
const human = (id: string, content: string): string => `new HumanMessage({ id: '${id}', content: '${content}' })`;
const ai = (id: string, content: string): string => `new AIMessage({ id: '${id}', content: '${content}' })`;
const remove = (id: string): string => `new RemoveMessage({ id: '${id}' })`;
const all = 'new RemoveMessage({ id: REMOVE_ALL_MESSAGES })';

const greeting = `[${human('h1', '你好')}, ${ai('a1', '回答')}]`;
const three = `[${human('m1', '第一条')}, ${ai('m2', '第二条')}, ${human('m3', '第三条')}]`;

/** One field of messages for each case: what it starts with, what one node writes, what must be left. */
type Cases = { readonly [field: string]: readonly [start: string, written: string] };

const object = (entries: readonly (readonly [string, string])[]): string =>
  `{\n${entries.map(([name, value]) => `  ${name}: ${value},`).join('\n')}\n}`;

function cases(title: ClaimSketch['title'], note: ClaimSketch['note'], fields: Cases, claims: ClaimSketch['claims']): ClaimSketch {
  const entries = Object.entries(fields);
  return {
    title,
    note,
    fields: Object.fromEntries(entries.map(([name]) => [name, messages])),
    nodes: { write: node(object(entries.map(([name, [, written]]) => [name, written])), ALL_OF_IT) },
    paths: chain('write'),
    turns: [input(object(entries.map(([name, [start]]) => [name, start])), ALL_OF_IT)],
    claims,
  };
}

const rowsOf = (rows: unknown, name = 'HumanMessage'): Parameters<typeof messagesOf>[0] =>
  (rows as readonly (readonly [string, string])[]).map(([id, content]) => [id === 'm2' ? 'AIMessage' : name, id, content]);

/** What add_messages does, case by case. It is long since there are many cases, each of a few lines of data. */
export const messageClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-raw-text': {
    title: { en: 'Plain append keeps a text a text', zh: '普通追加不会转换文本' },
    note: {
      en: 'Without add_messages nothing is coerced. Its `.content` is undefined here and an AttributeError in Python.',
      zh: '没有 add_messages，什么都不会转换。它的 `.content` 在这里是 undefined，在 Python 里是 AttributeError。',
    },
    fields: { messages: reduced('list', 'append'), content: plain('str') },
    nodes: {
      reply: node("{ messages: [new AIMessage('回复')] }", importMessages('AIMessage')),
      look: node('{ content: String(state.messages[0].content) }'),
    },
    paths: chain('reply', 'look'),
    turns: [input("{ messages: ['我是字符串'] }")],
    claims: {
      C050: [ends('messages', [fact('C050', 0, 1), ...(messagesOf([fact('C050', 1)]) as readonly [])])],
      C051: [ends('content', 'undefined')],
    },
  },
  'claim-by-id': cases(
    { en: 'Append, replace, change of class', zh: '追加、替换、改变类型' },
    {
      en: 'A new id goes to the end. A known id is replaced in its place, class and all, even where the id was given by mistake.',
      zh: '新的 id 放到末尾。已有的 id 在原位被整个替换，连类型一起，哪怕 id 给错了也一样。',
    },
    {
      appended: [`[${human('h1', '你好')}]`, `[${ai('a1', '你好呀')}]`],
      replaced: [greeting, `[${human('h1', '改过的内容')}]`],
      reclassed: [greeting, `[${ai('h1', '换成 AI 了')}]`],
      wrong_id: [`[${human('a', 'A 的话')}, ${human('b', 'B 的话')}]`, `[${human('b', '想改 A')}]`],
      same: [`[${human('1', 'Hello')}]`, `[${human('1', 'Hello again')}]`],
      single: [human('1', 'l'), human('2', 'r')],
    },
    {
      C053: [ends('appended', messagesOf(fact('C053')))],
      C054: [ends('replaced', messagesOf(fact('C054')))],
      C055: [ends('reclassed', messagesOf(fact('C055')))],
      C071: [ends('wrong_id', messagesOf(fact('C071')))],
      C101: [ends('same', messagesOf(fact('C101')))],
      C106: [ends('single', messagesOf(fact('C106')))],
    },
  ),
  'claim-ids-given': {
    title: { en: 'Equal messages without ids both stay', zh: '内容相同但没有 id 的消息都会留下' },
    note: {
      en: 'The library gives each an id of its own, a UUID of version 4.',
      zh: '库给每条消息一个自己的 id，即第 4 版 UUID。',
    },
    fields: { messages, told: plain('dict') },
    nodes: {
      again: node("{ messages: [new HumanMessage('一样')] }", importMessages('HumanMessage')),
      tell: node(
        `{
  told: {
    len: state.messages.length,
    distinct: new Set(state.messages.map(({ id }) => id)).size === 2,
    uuid4: state.messages.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  },
}`,
      ),
    },
    paths: chain('again', 'tell'),
    turns: [input("{ messages: [new HumanMessage('一样')] }", importMessages('HumanMessage'))],
    claims: { C056: [ends('told', fact('C056'))] },
  },
  'claim-edit': {
    title: { en: 'Edit a message: with its id, and without', zh: '修改消息：带 id 与不带 id' },
    note: {
      en: 'With the id of the last message the edit takes its place. Without it there is one message more.',
      zh: '带上最后一条消息的 id，修改就取代它。不带 id，就多出一条。',
    },
    fields: { kept: messages, lost: messages, kept_of_two: messages, lost_of_two: messages, told: plain('dict') },
    nodes: {
      shout: node(
        `{
  kept: [new HumanMessage({ id: state.kept.at(-1).id, content: 'HELLO' })],
  lost: [new HumanMessage('HELLO')],
  kept_of_two: [new AIMessage({ id: state.kept_of_two.at(-1).id, content: 'ANSWER' })],
  lost_of_two: [new AIMessage('ANSWER')],
}`,
        importMessages('AIMessage', 'HumanMessage'),
      ),
      tell: node(
        '{ told: Object.fromEntries(Object.entries(state).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.map(({ content }) => content)]] : []))) }',
      ),
    },
    paths: chain('shout', 'tell'),
    turns: [
      input(
        object([
          ['kept', `[${human('h1', 'hello')}]`],
          ['lost', `[${human('h1', 'hello')}]`],
          ['kept_of_two', `[${human('h', 'q')}, ${ai('a', 'answer')}]`],
          ['lost_of_two', `[${human('h', 'q')}, ${ai('a', 'answer')}]`],
        ]),
        importMessages('AIMessage', 'HumanMessage'),
      ),
    ],
    claims: {
      C057: [lengthIs('kept', 1), lengthIs('lost', 2)],
      C093: [
        ends('told', {
          kept: fact('C057', '带 id'),
          lost: fact('C057', '漏了 id'),
          kept_of_two: fact('C093', 'with id'),
          lost_of_two: fact('C093', 'no id'),
        }),
      ],
    },
  },
  'claim-forms': cases(
    { en: 'A dict, a message, a text', zh: '字典、消息、文本' },
    {
      en: 'add_messages takes all of them, alone or in a list, and makes messages with ids. A pair in a list is role and content; in JavaScript a pair alone is two texts.',
      zh: 'add_messages 都收，单个或放在列表里，并变成带 id 的消息。列表里的一对是角色与内容；在 JavaScript 里单独的一对是两个文本。',
    },
    {
      dict: ['[]', "[{ role: 'user', content: '字典写法' }]"],
      bare: ['[]', "new HumanMessage('裸消息')"],
      text: ['[]', "'裸字符串'"],
      pair: ['[]', "['user', 'hi']"],
      pair_in_list: ['[]', "[['user', 'hi']]"],
      mixed: ['[]', "['s', ['ai', 't'], { role: 'system', content: 'd' }, new HumanMessage('m')]"],
    },
    {
      C058: [ends('dict', messagesOf([[fact('C058', 0), fact('C058', 1)]]))],
      C060: [ends('bare', messagesOf([['HumanMessage', fact('C060')]]))],
      C061: [ends('text', messagesOf([fact('C061')]))],
      C107: [
        ends('pair', messagesOf(factInJs('C107', "['user','hi'] as update (JS tuple)"))),
        ends('pair_in_list', messagesOf(factInJs('C107', "[['user','hi']]"))),
        ends('mixed', messagesOf(factInJs('C107', 'mixed'))),
      ],
    },
  ),
  'claim-roles': {
    title: { en: 'Which role becomes which class', zh: '角色与消息类的对应' },
    note: {
      en: 'user and human, assistant and ai, system and developer, tool.',
      zh: 'user 与 human、assistant 与 ai、system 与 developer、tool。',
    },
    fields: { messages, types: plain('list', 'str') },
    nodes: { tell: node('{ types: state.messages.map((one) => one.getType()) }') },
    paths: chain('tell'),
    turns: [
      input(
        `{
  messages: ['user', 'human', 'assistant', 'ai', 'system', 'developer', 'tool'].map((role) => ({
    role,
    content: 'x',
    ...(role === 'tool' && { tool_call_id: 't' }),
  })),
}`,
      ),
    ],
    claims: {
      C059: [
        ends(
          'types',
          ['user', 'human', 'assistant', 'ai', 'system', 'developer', 'tool'].map((role) =>
            (fact('C059', role, 'noerror') as string).replace('Message', '').toLowerCase(),
          ),
        ),
      ],
    },
  },
  'claim-role-unknown': {
    title: { en: 'A role that nobody knows', zh: '没人认识的角色' },
    note: {
      en: 'Both languages refuse it, Python with ValueError, LangGraph.js with an Error of its own words.',
      zh: '两种语言都拒绝：Python 抛 ValueError，LangGraph.js 抛它自己的 Error。',
    },
    fields: { messages },
    nodes: { write: node("{ messages: [{ role: 'nosuch', content: 'x' }] }") },
    paths: chain('write'),
    turns: [input('{}')],
    claims: {
      C059: [
        {
          kind: 'error',
          code: factInJs('C059', 'nosuch', 'error', 0) as string,
          text: (factInJs('C059', 'nosuch', 'error', 1) as string).slice(0, 60),
        },
      ],
    },
  },
  'claim-remove': cases(
    { en: 'Remove one message', zh: '删除一条消息' },
    {
      en: 'The marker itself never shows. In one update all is taken in order: a removal can be cancelled, and a new message can go again.',
      zh: '删除标记本身从不出现。一次更新里按顺序处理：删除可以被撤回，新消息也可以再被删掉。',
    },
    {
      removed: [three, `[${remove('m2')}]`],
      removed_and_added: [three, `[${remove('m1')}, ${human('m4', '新的')}]`],
      cancelled: [three, `[${remove('m1')}, ${human('m1', '回来了')}]`],
      changed_then_removed: [three, `[${human('m1', '改')}, ${remove('m1')}]`],
      added_then_removed: [three, `[${human('n1', '新')}, ${remove('n1')}]`],
      twice: [three, `[${remove('m1')}, ${remove('m1')}]`],
      one_id: ['[]', `[${human('1', 'x')}, ${human('1', 'y')}]`],
    },
    {
      C062: [ends('removed', messagesOf(rowsOf(fact('C062'))))],
      C063: [ends('removed_and_added', messagesOf(rowsOf(fact('C063'))))],
      C111: [ends('cancelled', messagesOf(rowsOf(fact('C111'))))],
      C112: [ends('changed_then_removed', messagesOf(rowsOf(fact('C112'))))],
      C113: [ends('added_then_removed', messagesOf(rowsOf(fact('C113'))))],
      C118: [ends('twice', messagesOf(rowsOf(fact('C118', 'noerror'))))],
      C114: [ends('one_id', messagesOf(rowsOf(fact('C114'))))],
    },
  ),
  'claim-remove-unknown': {
    title: { en: 'Remove what is not there', zh: '删除不存在的消息' },
    note: { en: 'The same words in both languages; ValueError in Python.', zh: '两种语言的文字相同；Python 的类是 ValueError。' },
    fields: { messages },
    nodes: { write: node(`{ messages: [${remove('不存在')}] }`, importMessages('RemoveMessage')) },
    paths: chain('write'),
    turns: [input(`{ messages: ${three} }`, ALL_OF_IT)],
    claims: { C064: [failsAs(factInJs('C064'))] },
  },
  'claim-remove-all': cases(
    { en: 'Remove all, first or last', zh: '全部删除：放前面还是后面' },
    {
      en: 'What comes after the last remove-all stays as it is; what comes before goes, the new message included. Nothing after it is looked at for repeats or removals.',
      zh: '最后一个全部删除之后的内容原样留下；之前的都消失，新消息也不例外。之后的内容不再去重，也不再处理删除。',
    },
    {
      cleared: [three, `[${all}]`],
      by_text: [three, `[${remove('__remove_all__')}]`],
      first: [three, `[${all}, ${human('new1', '重新开始')}]`],
      last: [three, `[${human('new1', '重新开始')}, ${all}]`],
      several: ['[]', `[${human('a', 'A')}, ${all}, ${human('b', 'B')}, ${all}, ${human('c', 'C')}]`],
      as_it_is: ['[]', `[${all}, ${human('d', 'x')}, ${human('d', 'y')}]`],
    },
    {
      C066: [ends('cleared', fact('C066'))],
      C067: [ends('by_text', fact('C067'))],
      C068: [ends('first', messagesOf(rowsOf(fact('C068'))))],
      C069: [ends('last', fact('C069'))],
      C116: [ends('several', messagesOf(rowsOf(fact('C116'))))],
      C117: [ends('as_it_is', messagesOf([fact('C117', 0), fact('C117', 1)]))],
    },
  ),
  'claim-stray-remove': {
    title: { en: 'A removal after remove-all stays in the list', zh: '全部删除之后的删除标记会留在列表里' },
    note: {
      en: 'Nothing that follows remove-all is looked at, so the marker itself ends up among the messages.',
      zh: '全部删除之后的内容不再处理，于是标记本身成了消息之一。',
    },
    fields: { messages, types: plain('list', 'str') },
    nodes: {
      write: node(`{ messages: [${all}, ${human('d', 'x')}, ${human('d', 'y')}, ${remove('zzz')}] }`, ALL_OF_IT),
      tell: node('{ types: state.messages.map((one) => one.getType()) }'),
    },
    paths: chain('write', 'tell'),
    turns: [input('{}')],
    claims: {
      C117: [
        ends(
          'types',
          (fact('C117') as readonly (readonly string[])[]).map(([name = '']) => name.replace('Message', '').toLowerCase()),
        ),
      ],
    },
  },
  'claim-summarise': {
    title: { en: 'Summarise: remove all, then one message', zh: '摘要：先全部删除，再放一条消息' },
    note: {
      en: 'Three messages and the prompt become one summary. The other way round nothing would be left.',
      zh: '三条消息加上提示变成一条摘要。顺序反过来就什么也不剩。',
    },
    fields: { messages },
    nodes: {
      summarize: node(
        `{
  messages: [${all}, new AIMessage(\`【历史摘要】用户一共说了 \${[...state.messages, 'prompt'].length} 条\`)],
}`,
        ALL_OF_IT,
      ),
    },
    paths: chain('summarize'),
    turns: [input(`{ messages: ${three} }`, ALL_OF_IT)],
    claims: { C070: [ends('messages', messagesOf(fact('C070')))] },
  },
  'claim-normalised': {
    title: { en: 'A message, a text, a dict as input', zh: '以消息、文本、字典作为输入' },
    note: {
      en: 'The node reads one message each time, and returns only the new one: the reducer puts it behind.',
      zh: '节点每次都读到一条消息，也只返回新的一条：归约函数把它接在后面。',
    },
    fields: { message: messages, text: messages, dict: messages, read: plain('list', 'int') },
    nodes: {
      reply: node(
        `{
  message: [new AIMessage('这是回复')],
  text: [new AIMessage('这是回复')],
  dict: [new AIMessage('这是回复')],
  read: [state.message.length, state.text.length, state.dict.length],
}`,
        importMessages('AIMessage'),
      ),
    },
    paths: chain('reply'),
    turns: [
      input(
        "{ message: [new HumanMessage('你好')], text: '我是一个字符串', dict: [{ role: 'user', content: '我是字典' }] }",
        importMessages('HumanMessage'),
      ),
    ],
    claims: {
      C075: [
        ends('message', messagesOf(fact('C075', 'result'))),
        ends('read', [fact('C075', 'read', 0), fact('C076', 'read', 0), fact('C077', 'read', 0)]),
      ],
      C076: [ends('text', messagesOf(fact('C076', 'result')))],
      C077: [ends('dict', messagesOf(fact('C077', 'result')))],
    },
  },
  'claim-written-by-hand': {
    title: { en: 'MessagesState is one field', zh: 'MessagesState 只是一个字段' },
    note: {
      en: 'A field with the library’s reducer behaves as the ready one does.',
      zh: '自己用库的归约函数写一个字段，行为与现成的一样。',
    },
    fields: {
      ready: messages,
      mine: {
        type: { kind: 'messages', of: 'any' },
        merge: {
          kind: 'own',
          source: `${importLangGraph('messagesStateReducer')}\nexport default messagesStateReducer;\n`,
          start: { kind: 'zero' },
        },
      },
      types: plain('dict'),
    },
    nodes: {
      reply: node("{ ready: [new AIMessage('x')], mine: [new AIMessage('x')] }", importMessages('AIMessage')),
      tell: node(
        '{ types: { MessagesState: names(state.ready), MyState: names(state.mine) } }',
        "const names = (list) => list.map((one) => (one.getType() === 'ai' ? 'AIMessage' : 'HumanMessage'));\n\n",
      ),
    },
    paths: chain('reply', 'tell'),
    turns: [input("{ ready: [new HumanMessage('x')], mine: [new HumanMessage('x')] }", importMessages('HumanMessage'))],
    claims: { C073: [ends('types', fact('C073'))] },
  },
  'claim-local-copy': {
    title: { en: 'Trim a copy, and nothing is trimmed', zh: '裁剪副本，什么也没裁掉' },
    note: {
      en: 'The node works with the last two messages only. The state still holds all of them, and the reply.',
      zh: '节点只用最后两条消息。状态里仍是全部消息，再加上回复。',
    },
    fields: { messages, visible: reduced('list', 'append', 'int') },
    nodes: {
      reply: node("{ visible: [state.messages.slice(-2).length], messages: [new AIMessage('seen')] }", importMessages('AIMessage')),
    },
    paths: chain('reply'),
    turns: [input(`{ messages: [${human('a', 'a')}, ${ai('b', 'b')}, ${human('c', 'c')}, ${ai('d', 'd')}] }`, ALL_OF_IT)],
    claims: { C135: [ends('visible', fact('C135', 'visible')), lengthIs('messages', fact('C135', 'stored') as number)] },
  },
  'claim-return-what-stays': cases(
    { en: 'To return what should stay is not enough', zh: '返回想保留的消息还不够' },
    {
      en: 'A list of kept messages is merged by id, so nothing goes. Remove all first, then what stays.',
      zh: '保留的消息按 id 合并，所以什么也不会消失。要先全部删除，再给出保留的。',
    },
    {
      plain_list: [`[${human('a', 'a')}, ${human('b', 'b')}, ${human('c', 'c')}]`, '[state.plain_list.at(-1)]'],
      remove_all_first: [`[${human('a', 'a')}, ${human('b', 'b')}, ${human('c', 'c')}]`, `[${all}, state.remove_all_first.at(-1)]`],
    },
    {
      C138: [
        ends('plain_list', messagesOf((fact('C138', 'plain list') as readonly string[]).map((one) => ['HumanMessage', one, one]))),
        ends(
          'remove_all_first',
          messagesOf((fact('C138', 'REMOVE_ALL+kept') as readonly string[]).map((one) => ['HumanMessage', one, one])),
        ),
      ],
    },
  ),
  'claim-trim-messages': {
    title: { en: 'trim_messages keeps the last ones', zh: 'trim_messages 留下最后几条' },
    note: {
      en: 'Four at most, from a human message on, the system message besides.',
      zh: '最多四条，从人类消息开始，另加系统消息。',
    },
    fields: { messages, kept: messages },
    nodes: {
      trim: `${importMessages('trimMessages')}export default async (state) => ({
  kept: await trimMessages(state.messages, {
    maxTokens: 4,
    tokenCounter: (list) => list.length,
    strategy: 'last',
    startOn: 'human',
    includeSystem: true,
  }),
});
`,
    },
    paths: chain('trim'),
    turns: [
      input(
        "{\n  messages: [\n    new SystemMessage('sys'),\n    new HumanMessage('h1'),\n    new AIMessage('a1'),\n    new HumanMessage('h2'),\n    new AIMessage('a2'),\n    new HumanMessage('h3'),\n  ],\n}",
        importMessages('AIMessage', 'HumanMessage', 'SystemMessage'),
      ),
    ],
    claims: { C137: [ends('kept', messagesOf(fact('C137')))] },
  },
};
