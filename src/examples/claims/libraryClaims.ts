import { importLangGraph, importMessages } from '../imports';
import { ends, input, node, plain } from '../parts';
import { chain, type ClaimSketch } from './claimSketch';
import { fact, factInJs } from './measured';

const LIBRARY = importMessages('AIMessage', 'AIMessageChunk', 'HumanMessage', 'RemoveMessage');
const WORDS = `const CLASS = { human: 'HumanMessage', ai: 'AIMessage', system: 'SystemMessage' };
const rows = (list) => list.map((one) => [CLASS[one.getType()] ?? one.getType(), one.id ?? null, one.content]);
const three = () => [
  new HumanMessage({ id: 'm1', content: '第一条' }),
  new AIMessage({ id: 'm2', content: '第二条' }),
  new HumanMessage({ id: 'm3', content: '第三条' }),
];
const thrown = (call) => {
  try {
    return call();
  } catch (error) {
    return [error.name, error.message];
  }
};
// Two batches after each other, and the same as one.
const inBatches = (reduce, xs, ys) =>
  JSON.stringify(rows(reduce(reduce(three(), xs), ys))) === JSON.stringify(rows(reduce(three(), [...xs, ...ys])));

`;

/** A document whose one node calls the library by hand and writes down, field by field, what came of it. */
function called(
  texts: Pick<ClaimSketch, 'title' | 'note'>,
  names: readonly string[],
  told: { readonly [field: string]: string },
  claims: ClaimSketch['claims'],
): ClaimSketch {
  const update = Object.entries(told).map(([name, code]) => `  ${name}: ${code},`);
  return {
    ...texts,
    fields: Object.fromEntries(Object.keys(told).map((name) => [name, plain('any')])),
    nodes: { call: node(`{\n${update.join('\n')}\n}`, LIBRARY + importLangGraph(...names) + WORDS) },
    paths: chain('call'),
    turns: [input('{}')],
    claims,
  };
}

/** Claims about the library’s functions and annotations as they are, called from a node. */
export const libraryClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-two-names': called(
    {
      title: { en: 'One function under two names', zh: '一个函数，两个名字' },
      note: {
        en: 'addMessages and messagesStateReducer are the same object. The id that removes everything is a plain text; Python exports it from one module only.',
        zh: 'addMessages 与 messagesStateReducer 是同一个对象。表示全部删除的 id 是一段普通文本；Python 只从一个模块导出它。',
      },
    },
    ['addMessages', 'messagesStateReducer', 'REMOVE_ALL_MESSAGES'],
    { same: 'addMessages === messagesStateReducer', remove_all: 'REMOVE_ALL_MESSAGES' },
    { C052: [ends('same', fact('C052'))], C065: [ends('remove_all', factInJs('C065', 'value'))] },
  ),
  'claim-annotation': called(
    {
      title: { en: 'What MessagesState is made of', zh: 'MessagesState 由什么组成' },
      note: {
        en: 'One key with the messages reducer, starting at []. Spread it into a state of one’s own and the other slots come beside it.',
        zh: '一个键，带消息归约函数，从 [] 开始。把它展开到自己的状态里，别的字段就并列其后。',
      },
    },
    ['Annotation', 'MessagesAnnotation', 'messagesStateReducer'],
    {
      keys: 'Object.keys(MessagesAnnotation.spec)',
      starts_at: 'MessagesAnnotation.spec.messages.initialValueFactory()',
      is_reducer: 'MessagesAnnotation.spec.messages.operator === messagesStateReducer',
      extended: 'Object.keys(Annotation.Root({ ...MessagesAnnotation.spec, turn: Annotation(), topics: Annotation() }).spec)',
    },
    {
      C072: [
        ends('keys', factInJs('C072', 'keys')),
        ends('starts_at', factInJs('C072', 'default')),
        ends('is_reducer', factInJs('C072', 'reducerIsMessagesStateReducer')),
      ],
      C078: [ends('extended', fact('C078'))],
    },
  ),
  'claim-one-argument': called(
    {
      title: { en: 'add_messages with one argument', zh: '只给 add_messages 一个参数' },
      note: {
        en: 'Python makes a ready reducer of no argument and refuses one alone with ValueError. JavaScript has no such form and fails inside.',
        zh: 'Python 在没有参数时返回一个配置好的归约函数，只给一个则抛 ValueError。JavaScript 没有这种形式，在内部失败。',
      },
    },
    ['messagesStateReducer'],
    {
      none: 'thrown(() => messagesStateReducer())',
      left: "thrown(() => messagesStateReducer([new HumanMessage('a')]))",
      right: "thrown(() => messagesStateReducer(null, [new HumanMessage('a')]))",
    },
    {
      C102: [ends('none', factInJs('C102', 'no-arg call', 'error'))],
      C103: [ends('left', factInJs('C103', 'left only', 'error')), ends('right', factInJs('C103', 'right only', 'error'))],
    },
  ),
  'claim-chunks': called(
    {
      title: { en: 'Chunks become whole messages', zh: '分块变成完整的消息' },
      note: {
        en: 'An AIMessageChunk is an AIMessage afterwards, with its tool calls.',
        zh: 'AIMessageChunk 之后就是 AIMessage，工具调用也在。',
      },
    },
    ['messagesStateReducer'],
    {
      made: `((message) => ({
    cls: CLASS[message.getType()],
    id: message.id,
    tool_calls: message.tool_calls,
    hasChunks: typeof message.concat === 'function',
  }))(
    messagesStateReducer(
      [],
      [new AIMessageChunk({ id: 'k', content: '', tool_calls: [{ name: 'f', args: { a: 1 }, id: 't', type: 'tool_call' }] })],
    )[0],
  )`,
    },
    { C108: [ends('made', fact('C108'))] },
  ),
  'claim-ids-in-place': called(
    {
      title: { en: 'Missing ids are filled in place', zh: '缺少的 id 就地补上' },
      note: {
        en: 'add_messages writes the id into the very objects that it is given, on both sides; the list on the left stays as long as it was.',
        zh: 'add_messages 直接把 id 写进传给它的对象，两边都一样；左边的列表长度不变。',
      },
    },
    ['messagesStateReducer'],
    {
      ids: `((left, right, both = messagesStateReducer(left, right)) => ({
    leftMutated: left[0].id !== undefined,
    rightMutated: right[0].id !== undefined,
    sameObjects: [both[0] === left[0], both[1] === right[0]],
  }))([new HumanMessage('a')], [new HumanMessage('b')])`,
      lists: `((left, both = messagesStateReducer(left, [new HumanMessage({ id: '2', content: 'b' })])) => ({
    leftLen: left.length,
    newList: both !== left,
  }))([new HumanMessage({ id: '1', content: 'a' })])`,
    },
    { C109: [ends('ids', fact('C109'))], C110: [ends('lists', fact('C110'))] },
  ),
  'claim-double-id': called(
    {
      title: { en: 'An id that is there twice already', zh: '已经重复的 id' },
      note: { en: 'Only the last of the two is replaced.', zh: '只有两个中的后一个会被替换。' },
    },
    ['messagesStateReducer'],
    {
      merged: `rows(
    messagesStateReducer(
      [new HumanMessage({ id: 'd', content: 'a' }), new HumanMessage({ id: 'd', content: 'b' })],
      [new HumanMessage({ id: 'd', content: 'new' })],
    ),
  ).map(([, id, content]) => [id, content])`,
    },
    { C115: [ends('merged', fact('C115'))] },
  ),
  'claim-delta': called(
    {
      title: { en: 'The delta reducer, case by case', zh: '增量归约函数的各种情形' },
      note: {
        en: 'It takes a list of writes at once, and may be given them in any batches. An unknown id is removed silently, ids are not filled, and what is removed and written again goes to the end. Python ignores remove-all and keeps chunks; LangGraph.js handles both.',
        zh: '它一次接收一串写入，分几批给结果都一样。删除未知的 id 不报错，不补 id，删掉又写回的会放到末尾。Python 忽略全部删除并保留分块；LangGraph.js 两者都处理。',
      },
    },
    ['messagesDeltaReducer', 'messagesStateReducer', 'REMOVE_ALL_MESSAGES'],
    {
      invariant: `inBatches(
    messagesDeltaReducer,
    [[new HumanMessage({ id: 'm1', content: 'u' })], [new RemoveMessage({ id: 'm2' })]],
    [[new AIMessage({ id: 'n1', content: 'n' })], [new RemoveMessage({ id: 'm3' })]],
  )`,
      value: `rows(
    messagesDeltaReducer(three(), [
      [new HumanMessage({ id: 'm1', content: 'u' })],
      [new RemoveMessage({ id: 'm2' })],
      [new AIMessage({ id: 'n1', content: 'n' })],
      [new RemoveMessage({ id: 'm3' })],
    ]),
  )`,
      unknown: "rows(messagesDeltaReducer(three(), [[new RemoveMessage({ id: 'nope' })]]))",
      no_id: "rows(messagesDeltaReducer([], [[new HumanMessage('no id')]]))",
      remove_all: `rows(
    messagesDeltaReducer(three(), [
      [
        new HumanMessage({ id: 'a', content: 'A' }),
        new RemoveMessage({ id: REMOVE_ALL_MESSAGES }),
        new HumanMessage({ id: 'b', content: 'B' }),
      ],
    ]),
  )`,
      chunk: `typeof messagesDeltaReducer([], [[new AIMessageChunk('x')]])[0].concat === 'function' ? 'AIMessageChunk' : 'AIMessage'`,
      again: "rows(messagesDeltaReducer(three(), [[new RemoveMessage({ id: 'm1' }), new HumanMessage({ id: 'm1', content: 'again' })]]))",
      add_again: "rows(messagesStateReducer(three(), [new RemoveMessage({ id: 'm1' }), new HumanMessage({ id: 'm1', content: 'again' })]))",
      forms: "rows(messagesDeltaReducer([], ['str', { role: 'ai', content: 'd' }, [new HumanMessage({ id: 'h', content: 'h' })]]))",
      pair: "rows(messagesDeltaReducer([], [['system', 't']]))",
      pair_in_list: "rows(messagesDeltaReducer([], [[['system', 't']]]))",
      add_invariant: `inBatches(
    messagesStateReducer,
    [new HumanMessage({ id: 'n1', content: 'n' })],
    [new RemoveMessage({ id: 'm2' })],
  )`,
    },
    {
      C119: [ends('invariant', fact('C119', 'equal')), ends('value', fact('C119', 'value'))],
      C120: [ends('unknown', fact('C120', 'noerror'))],
      C121: [ends('no_id', fact('C121'))],
      C122: [ends('remove_all', factInJs('C122'))],
      C123: [ends('chunk', factInJs('C123'))],
      C124: [ends('again', fact('C124', 'delta')), ends('add_again', fact('C124', 'add_messages'))],
      C125: [
        ends('forms', factInJs('C125', 'strDictList')),
        ends('pair', factInJs('C125', "['system','t'] as one write")),
        ends('pair_in_list', factInJs('C125', "[['system','t']] as one write")),
      ],
      C126: [ends('add_invariant', fact('C126', 'equal'))],
    },
  ),
};
