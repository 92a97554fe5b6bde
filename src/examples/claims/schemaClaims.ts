import type { Turn } from '~/core/document';
import { importMessages } from '../imports';
import { after, ends, input, messages, node, own, plain, reduced, strings } from '../parts';
import type { FieldSketch } from '../sketch';
import { chain, type ClaimSketch, failsAs, fan, messagesOf } from './claimSketch';
import { fact, factInJs } from './measured';

const pushing: FieldSketch = own('list', '(list, text) => {\n  list.push(text);\n  return list;\n}', 'str');
const history: FieldSketch = { ...own('list', '(list, text) => [...list, text]', 'str'), updateType: { kind: 'str', of: 'any' } };
const last = own('str', '(_existing, update) => update', 'any', { kind: 'own', source: "export default 'DEFY';\n" });
const untracked = (guard: boolean): FieldSketch => ({ type: { kind: 'str', of: 'any' }, merge: { kind: 'untracked', guard } });
const result = (turn: number, value: ReturnType<typeof fact>) => ({ kind: 'result', turn, value }) as const;
/** An update that writes nothing: the state is read again from its checkpoint. */
const lookAs = (asNode: string): Turn => ({ kind: 'update', asNode, source: 'export default {};\n' });
const letters = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, node(`{ tmp: '${name === 'a' ? 1 : 2}' }`)]));

/** How the state is declared: schemas, defaults, and fields that are not saved. */
export const schemaClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-update-type': {
    title: { en: 'ReducedValue: the update has a type of its own', zh: 'ReducedValue：更新有自己的类型' },
    note: {
      en: 'history is a list, its updates are texts. The input schema checks each of them, the input included.',
      zh: 'history 是列表，它的更新是文本。输入模式检查每一次更新，输入也不例外。',
    },
    style: 'stateSchema',
    fields: { history, count: { type: { kind: 'int', of: 'any' }, merge: { kind: 'plain', start: { kind: 'zero' } } } },
    nodes: { a: node("{ history: 'q1', count: 1 }"), b: node("{ history: 'q2' }") },
    paths: chain('a', 'b'),
    turns: [input('{}'), { ...input("{ history: 'q0' }"), thread: '2' }],
    claims: { C166: [result(1, factInJs('C166', 'ok')), result(2, factInJs('C166', 'withInput'))] },
  },
  'claim-update-type-refused': {
    title: { en: 'ReducedValue refuses an update of the state’s type', zh: 'ReducedValue 拒绝与状态同类型的更新' },
    note: {
      en: 'The node writes a list where the input schema wants a text. Annotation would never look.',
      zh: '节点写入列表，而输入模式要的是文本。Annotation 从不检查。',
    },
    style: 'stateSchema',
    fields: { history },
    nodes: { a: node("{ history: ['q1'] }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C166: [failsAs(factInJs('C166', 'wrongType'))] },
  },
  'claim-messages-value': {
    title: { en: 'MessagesValue appends', zh: 'MessagesValue 追加消息' },
    note: { en: 'The messages field as StateSchema has it, with the same reducer.', zh: 'StateSchema 里的消息字段，归约函数相同。' },
    style: 'stateSchema',
    fields: { messages },
    nodes: { chat: node("{ messages: [new AIMessage('你好！')] }", importMessages('AIMessage')) },
    paths: chain('chat'),
    turns: [input("{ messages: [new HumanMessage('你好')] }", importMessages('HumanMessage'))],
    claims: {
      C167: [
        ends(
          'messages',
          messagesOf((factInJs('C167') as readonly (readonly [string, string])[]).map(([type, content]) => [type, null, content])),
        ),
      ],
    },
  },
  'claim-schema-reducers': {
    title: { en: 'StateSchema: a sum and a list without doubles', zh: 'StateSchema：求和与去重列表' },
    note: { en: 'Each ReducedValue has a rule of its own.', zh: '每个 ReducedValue 各有自己的规则。' },
    style: 'stateSchema',
    fields: { count: reduced('int', 'add'), tags: reduced('list', 'unique', 'str') },
    nodes: { a: node("{ count: 1, tags: ['x'] }"), b: node("{ count: 1, tags: ['y'] }"), c: node("{ count: 1, tags: ['x'] }") },
    paths: chain('a', 'b', 'c'),
    turns: [input('{}')],
    claims: { C168: [result(1, factInJs('C168'))] },
  },
  'claim-value-schema': {
    title: { en: 'Without an input schema the value’s own one checks', zh: '没有输入模式时，用值本身的模式检查' },
    note: { en: 'v is a list of texts, so one text alone is refused.', zh: 'v 是文本列表，所以单独一个文本会被拒绝。' },
    style: 'stateSchema',
    fields: { v: strings },
    nodes: { a: node("{ v: 'x' }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C169: [failsAs(factInJs('C169', 'inputSchema defaults to valueSchema'))] },
  },
  'claim-value-schema-kept': {
    title: { en: 'An update that fits the value’s schema', zh: '符合值模式的更新' },
    note: { en: 'The same field with a list: it is taken.', zh: '同一个字段，写入列表：被接受。' },
    style: 'stateSchema',
    fields: { v: strings },
    nodes: { a: node("{ v: ['x'] }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C169: [result(1, factInJs('C169', 'ok'))] },
  },
  'claim-untracked': {
    title: { en: 'An untracked value lives for one turn', zh: '不跟踪的值只活一轮' },
    note: {
      en: 'b reads what a wrote, and the caller gets it, but no checkpoint holds it.',
      zh: 'b 读得到 a 写的值，调用者也拿得到，但没有检查点保存它。',
    },
    style: 'stateSchema',
    fields: { a: plain('str'), tmp: untracked(true) },
    nodes: { first: node("{ tmp: 'secret' }"), second: node('{ a: `1${state.tmp}` }') },
    paths: chain('first', 'second'),
    turns: [input('{}'), lookAs('n2')],
    claims: {
      C172: [
        result(1, factInJs('C172', 'result')),
        { kind: 'absent', field: 'tmp', at: 'end' },
        ends('a', factInJs('C172', 'result', 'a')),
      ],
    },
  },
  'claim-default-shared': {
    title: { en: 'A default of StateSchema is shared by all runs', zh: 'StateSchema 的默认值由所有运行共享' },
    note: {
      en: 'The reducer changes existing in place. Thread 2 has nothing to do with thread 1, and finds its A all the same: the default was made once.',
      zh: '归约函数就地修改已有值。线程 2 与线程 1 无关，却看到了它的 A：默认值只创建过一次。',
    },
    style: 'stateSchema',
    fields: { log: { ...pushing, updateType: { kind: 'str', of: 'any' } } },
    nodes: { a: node("{ log: 'A' }") },
    paths: chain('a'),
    turns: [input('{}'), { ...input('{}'), thread: '2' }],
    claims: {
      C174: [0, 1].map((index) => ends('log', factInJs('C174', 'ReducedValue z.default(() => [])', index), 'exact', after(index + 1, 1))),
    },
  },
  'claim-default-anew': {
    title: { en: 'A default of Annotation is made anew', zh: 'Annotation 的默认值每次新建' },
    note: { en: 'The same reducer, and the two threads stay apart.', zh: '同一个归约函数，两个线程互不影响。' },
    fields: { log: pushing },
    nodes: { a: node("{ log: 'A' }") },
    paths: chain('a'),
    turns: [input('{}'), { ...input('{}'), thread: '2' }],
    claims: {
      C174: [0, 1].map((index) => ends('log', factInJs('C174', 'Annotation default: () => []', index), 'exact', after(index + 1, 1))),
    },
  },
  'claim-untracked-annotation': {
    title: { en: 'Untracked: in the answer, not in the state', zh: '不跟踪：在返回值里，不在状态里' },
    note: {
      en: 'What invoke answers has tmp. The state that the thread keeps does not.',
      zh: 'invoke 的返回值里有 tmp，线程保存的状态里没有。',
    },
    fields: { x: plain('int'), tmp: untracked(true) },
    nodes: { a: node("{ tmp: 'T' }"), b: node("{ x: state.tmp === 'T' ? 1 : 0 }") },
    paths: chain('a', 'b'),
    turns: [input('{ x: 0 }'), lookAs('n2')],
    claims: {
      X038: [result(1, fact('X038', 'result')), ends('x', fact('X038', 'get_state', 'x')), { kind: 'absent', field: 'tmp', at: 'end' }],
    },
  },
  'claim-untracked-guarded': {
    title: { en: 'Two writers of a guarded untracked field', zh: '两个节点写同一个受保护的不跟踪字段' },
    note: { en: 'With the guard on, one value per superstep is all it takes.', zh: '启用保护时，每个超步只收一个值。' },
    fields: { tmp: untracked(true) },
    nodes: letters(['a', 'b']),
    paths: fan('a', 'b'),
    turns: [input("{ tmp: '' }")],
    claims: { X038: [failsAs(factInJs('X038', 'guard'))] },
  },
  'claim-untracked-unguarded': {
    title: { en: 'Without the guard the last writer stays', zh: '没有保护，就留下最后一个写入' },
    note: { en: 'By name, as in every merge.', zh: '和每次合并一样，按名字排序。' },
    fields: { tmp: untracked(false) },
    nodes: letters(['a', 'b']),
    paths: fan('a', 'b'),
    turns: [input("{ tmp: '' }")],
    claims: { X038: [result(1, factInJs('X038', 'guard=False'))] },
  },
  'claim-schemas': {
    title: { en: 'What goes in, what comes out, what stays inside', zh: '进来的、出去的、留在里面的' },
    note: {
      en: 'The input schema drops ans and log, the output schema shows ans alone, and b reads a private field that no schema of the graph has. The state keeps them all.',
      zh: '输入模式丢掉 ans 和 log，输出模式只给出 ans，b 读的私有字段不在图的任何模式里。状态则全都保留。',
    },
    fields: {
      q: plain('str'),
      ans: plain('str'),
      log: strings,
      _p: plain('int'),
      secret: { ...plain('str'), private: true },
      seen: reduced('list', 'append'),
    },
    input: ['q'],
    output: ['ans'],
    nodes: {
      a: { source: node("{ log: ['a'], secret: 's3', _p: 1, seen: [['a', state]] }"), reads: ['q', 'log'] },
      b: { source: node("{ ans: 'x', seen: [['b', state]] }"), reads: ['secret'] },
    },
    paths: chain('a', 'b'),
    turns: [input("{ q: 'Q', ans: 'ignored', log: ['ignored'] }")],
    claims: {
      X039: [
        ends('seen', factInJs('X039', 'seen')),
        result(1, factInJs('X039', 'result')),
        ...(['q', 'ans', 'log', '_p', 'secret'] as const).map((field) => ends(field, factInJs('X039', 'get_state', field))),
      ],
    },
  },
  'claim-default-alone': {
    title: { en: 'Annotation: a default without a reducer counts for nothing', zh: 'Annotation：没有归约函数，默认值就不起作用' },
    note: {
      en: 'x has only a default, y a reducer as well. The node sees y alone.',
      zh: 'x 只有默认值，y 还有归约函数。节点只看得到 y。',
    },
    fields: {
      x: { type: { kind: 'str', of: 'any' }, merge: { kind: 'plain', start: { kind: 'own', source: "export default 'DEF';\n" } } },
      y: last,
      seen: plain('dict'),
    },
    nodes: { a: node('{ seen: state }') },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { X040: [ends('seen', factInJs('X040', 'nodeSaw', 0, 1))] },
  },
  'claim-default-in-schema': {
    title: { en: 'StateSchema: a plain field has a default', zh: 'StateSchema：普通字段也有默认值' },
    note: { en: 'The same field declared with zod: now the node sees it.', zh: '同一个字段用 zod 声明：这回节点看得到它。' },
    style: 'stateSchema',
    fields: {
      x: { type: { kind: 'str', of: 'any' }, merge: { kind: 'plain', start: { kind: 'own', source: "export default 'DEF';\n" } } },
      seen: plain('dict'),
    },
    nodes: { a: node('{ seen: state }') },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { X040: [ends('seen', factInJs('X040', 'nodeSaw', 1, 1))] },
  },
};
