import { importLangGraph } from '../imports';
import { ends, input, node, own, plain, reduced, strings } from '../parts';
import type { FieldSketch } from '../sketch';
import { callList, chain, type ClaimSketch, failsAs, fan, history } from './claimSketch';
import { fact, factInJs } from './measured';

const PUSH = '(existing, update) => {\n  existing.push(...update);\n  return existing;\n}';
const KEPT = "import { kept } from './shared';\n\n";
const NOTED = 'export const noted = [];\n';
const NOTING = "import { noted } from './shared';\n\n";
/** A reducer that notes what it is given where a node can look. */
const noting = (source: string): FieldSketch => ({
  type: { kind: 'list', of: 'any' },
  merge: { kind: 'own', source: `${NOTING}export default ${source};\n`, start: { kind: 'zero' } },
});
const typeOf =
  'const typeOf = (value) => Object.prototype.toString.call(value).slice(8, -1).replace(/^(Undefined|Null)$/, (word) => word.toLowerCase());\n';
/** What each checkpoint of a chain holds, by LangGraph's number of its superstep. */
const byStep = (step: number) =>
  (fact('X031', 'hist') as readonly (readonly [string, number, { readonly log: readonly string[] }])[]).find((row) => row[1] === step)?.[2]
    .log ?? [];
const letters = { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") };

/** What values become: in a merge, in a checkpoint, by change in place. */
export const valueClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-overwrite-plain': {
    title: { en: 'Overwrite on a plain field is stored as it is', zh: '普通字段上的 Overwrite 原样存下' },
    note: { en: 'No reducer unwraps it: the field holds the wrapper.', zh: '没有归约函数来拆开它：字段里是包装本身。' },
    fields: { status: plain('any'), kind: plain('str') },
    nodes: {
      a: node("{ status: new Overwrite('new') }", importLangGraph('Overwrite')),
      b: node("{ kind: state.status instanceof Overwrite ? 'Overwrite' : typeof state.status }", importLangGraph('Overwrite')),
    },
    paths: chain('a', 'b'),
    turns: [input("{ status: 's' }")],
    claims: { X007: [ends('kind', fact('X007'))] },
  },
  'claim-undefined-in-batch': {
    title: { en: 'A reducer that returns undefined ends the batch', zh: '返回 undefined 的归约函数中断整批' },
    note: {
      en: 'LangGraph.js empties the field and skips what is left of the superstep, without a word. In Python None is a value like any other, and the second call gets it.',
      zh: 'LangGraph.js 清空字段，并悄悄跳过这个超步剩下的写入。在 Python 里 None 也是值，第二次调用会拿到它。',
    },
    fields: { x: own('int', '() => undefined') },
    nodes: { a: node('{ x: 1 }'), b: node('{ x: 2 }') },
    paths: fan('a', 'b'),
    turns: [input('{}')],
    claims: {
      X010: [
        callList('x', factInJs('X010', 'calls')),
        { kind: 'absent', field: 'x', at: 'end' },
        { kind: 'result', turn: 1, value: factInJs('X010', 'result') },
      ],
    },
  },
  'claim-async-reducer': {
    title: { en: 'An async reducer is not awaited', zh: '异步归约函数不会被等待' },
    note: {
      en: 'The promise itself becomes the state, and the next call gets it as existing. This one awaits it by hand. Python stores the coroutine.',
      zh: 'Promise 本身成了状态，下一次调用把它当作已有值。这里的归约函数自己等待它。Python 存下的是协程。',
    },
    fields: {
      log: noting(
        "async (existing, update) => {\n  noted.push(existing instanceof Promise ? 'Promise' : existing);\n  return [...(await existing), ...update];\n}",
      ),
      saw: plain('list'),
      isPromise: plain('bool'),
      awaited: plain('list'),
    },
    nodes: {
      ...letters,
      look: "import { noted } from './shared';\n\nexport default async (state) => ({\n  saw: [...noted],\n  isPromise: state.log instanceof Promise,\n  awaited: await state.log,\n});\n",
    },
    paths: chain('a', 'b', 'look'),
    turns: [input('{}')],
    shared: NOTED,
    claims: {
      X043: [
        ends('saw', factInJs('X043', 'existingSeen')),
        ends('isPromise', factInJs('X043', 'resultIsPromise')),
        ends('awaited', factInJs('X043', 'awaited')),
      ],
    },
  },
  'claim-round-trip': {
    title: { en: 'What survives a checkpoint', zh: '什么能撑过检查点' },
    note: {
      en: 'The graph pauses, so b reads the checkpoint. A date is a text now, an instance of a class a plain object, NaN and infinity are null; sets, maps, bytes and errors came through. Python keeps dates, and makes lists of tuples.',
      zh: '图暂停后，b 读到的是检查点。日期成了文本，类的实例成了普通对象，NaN 与无穷大成了 null；集合、映射、字节和错误都还在。Python 保留日期，把元组变成列表。',
    },
    fields: { v: plain('any'), seen: plain('list') },
    nodes: {
      a: node(
        "{ v: { set: new Set([1]), map: new Map([[1, 2]]), date: new Date(0), bytes: new Uint8Array(2), foo: new Foo(), undef: undefined, nul: null, regex: /a/g, err: new Error('e'), nan: NaN, inf: Infinity } }",
        'class Foo {\n  n = 1;\n}\n\n',
      ),
      b: node('{ seen: [Object.fromEntries(Object.entries(state.v).map(([key, value]) => [key, typeOf(value)]))] }', `${typeOf}\n`),
    },
    paths: chain('a', 'b'),
    pauses: { b: 'before' },
    turns: [input('{}'), { kind: 'continue' }],
    claims: { X049: [ends('seen', factInJs('X049', 'seen'))] },
  },
  'claim-assign': {
    title: { en: 'Object.assign as a reducer', zh: '用 Object.assign 作归约函数' },
    note: {
      en: 'It merges, and changes existing in place: the record marks it. Python has operator.or_ for that, which makes a new dict.',
      zh: '它会合并，也会就地修改已有值：记录里有标记。Python 对应的是 operator.or_，它生成新的字典。',
    },
    fields: { d: own('dict', 'Object.assign') },
    nodes: { a: node('{ d: { a: 1 } }'), b: node('{ d: { b: 2 } }') },
    paths: chain('a', 'b'),
    turns: [input('{}')],
    claims: { X058: [ends('d', factInJs('X058', 'Object.assign (mutates existing)', 0, 'd'))] },
  },
  'claim-frozen-existing': {
    title: { en: 'A frozen existing stops a change in place', zh: '冻结已有值能拦住就地修改' },
    note: {
      en: 'push on a frozen list is a TypeError, so the fault shows at its line.',
      zh: '对冻结的列表 push 会抛 TypeError，错误就在那一行现形。',
    },
    fields: { log: own('list', '(existing, update) => {\n  Object.freeze(existing);\n  existing.push(...update);\n  return existing;\n}') },
    nodes: { a: node("{ log: ['A'] }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { X064: [failsAs(factInJs('X064'))] },
  },
  ...Object.fromEntries(
    (
      [
        ['circular', 'circle', 'A cycle is cut', '循环被截断', 'it is a text now, where the object was', '原来是对象的地方成了一段文本'],
        ['function', '() => 1', 'A function vanishes', '函数消失', 'the key is not there at all', '这个键根本不在'],
        ['Symbol', "Symbol('s')", 'A symbol vanishes', '符号消失', 'the key is not there at all', '这个键根本不在'],
      ] as const
    ).map(([key, made, en, zh, whatEn, whatZh]): [string, ClaimSketch] => [
      `claim-saved-${key.toLowerCase()}`,
      {
        title: { en: `${en} in a checkpoint`, zh: `检查点里的${zh}` },
        note: { en: `The graph pauses, so b reads the checkpoint: ${whatEn}.`, zh: `图暂停后，b 读到的是检查点：${whatZh}。` },
        fields: { v: plain('any'), log: strings, seen: plain('list') },
        nodes: {
          a: node(`{ v: ${made} }`, 'const circle = { n: 1 };\ncircle.self = circle;\n\n'),
          b: node('{ seen: [Object.keys(state), typeof state.v, String(JSON.stringify(state.v))] }'),
        },
        paths: chain('a', 'b'),
        pauses: { b: 'before' },
        turns: [input("{ log: ['i'] }"), { kind: 'continue' }],
        claims: { X066: [ends('seen', factInJs('X066', key, 'noerror'))] },
      },
    ]),
  ),
  'claim-callers-own': {
    title: { en: 'The caller’s own objects change too', zh: '调用者自己的对象也会变' },
    note: {
      en: 'The first write is taken as it is, so the field holds the very array of the input, and the reducer pushes onto it. A node changes the plain object the same way.',
      zh: '第一次写入原样存下，字段里就是输入的那个数组，归约函数往里 push。节点也以同样的方式改了普通对象。',
    },
    fields: { log: own('list', PUSH, 'str', { kind: 'none' }), o: plain('dict'), array: plain('list'), object: plain('dict') },
    nodes: {
      a: "export default (state) => {\n  state.o.n = 9;\n  return { log: ['A'] };\n};\n",
      look: node('{ array: [...kept.log], object: { ...kept.o } }', KEPT),
    },
    paths: chain('a', 'look'),
    turns: [input('kept', KEPT)],
    shared: "export const kept = { log: ['i'], o: { n: 1 } };\n",
    claims: {
      X076: [ends('array', fact('X076', "caller's array after the run")), ends('object', fact('X076', "caller's object after the run"))],
    },
  },
  'claim-number-names': {
    title: { en: 'Field names that look like numbers', zh: '看起来像数字的字段名' },
    note: {
      en: 'A JavaScript object puts such keys first, by size, however they were written.',
      zh: 'JavaScript 对象总把这样的键排在最前，按大小排列，不管怎么写。',
    },
    fields: {
      order: reduced('list', 'append'),
      ...Object.fromEntries(
        ['10', '2', 'a'].map((name) => [name, noting(`(_existing, update) => {\n  noted.push('${name}');\n  return update;\n}`)]),
      ),
    },
    nodes: { n: node("{ '10': 1, '2': 1, a: 1 }"), look: node('{ order: noted }', NOTING) },
    paths: chain('n', 'look'),
    turns: [input('{}')],
    shared: NOTED,
    claims: { X079: [ends('order', factInJs('X079'))] },
  },
  ...Object.fromEntries(
    (['sync', 'async', 'exit'] as const).map((durability): [string, ClaimSketch] => [
      `claim-durability-${durability}`,
      {
        title: { en: `Durability ${durability}`, zh: `持久化方式 ${durability}` },
        note:
          durability === 'exit'
            ? {
                en: 'One checkpoint, when the turn is over. No way back to the steps between.',
                zh: '只有一个检查点，在一轮结束时。中间的步骤回不去。',
              }
            : { en: 'Four checkpoints for two nodes.', zh: '两个节点，四个检查点。' },
        fields: { log: strings },
        nodes: letters,
        paths: chain('a', 'b'),
        turns: [input("{ log: ['i'] }")],
        memory: { saver: 'memory', durability },
        claims: {
          X055: [
            history(
              'log',
              (fact('X055', durability) as readonly (readonly [string, number])[]).toReversed().map(([, step]) => byStep(step)),
            ),
          ],
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['memory', 'async', 'MemorySaver, async durability', 'The memory saver, async', '内存保存器，async'],
        ['late', 'async', 'slow saver, async durability', 'A late saver, async', '迟写的保存器，async'],
        ['late', 'sync', 'slow saver, sync durability', 'A late saver, sync', '迟写的保存器，sync'],
      ] as const
    ).map(([saver, durability, key, en, zh]): [string, ClaimSketch] => [
      `claim-pollution-${saver}-${durability}`,
      {
        title: { en: `${en}: a reducer that changes existing`, zh: `${zh}：就地修改已有值的归约函数` },
        note: {
          en: 'Later turns go back to each checkpoint and read what it holds. A saver that writes late holds what the reducer did meanwhile, unless the engine waits for it.',
          zh: '后面的各轮回到每个检查点，读它里面的内容。迟写的保存器存下的是归约函数后来改过的样子，除非引擎等它写完。',
        },
        fields: { log: own('list', PUSH, 'str') },
        nodes: Object.fromEntries([1, 2, 3].map((n) => [`n${n}`, node(`{ log: ['n${n}'] }`)])),
        paths: chain('n1', 'n2', 'n3'),
        turns: [
          input("{ log: ['init'] }"),
          ...[0, 1, 2].map((superstep) => ({ kind: 'continue', from: { turn: 1, superstep }, until: 1 }) as const),
        ],
        memory: { saver, durability },
        claims: {
          X063: [0, 1, 2].map((superstep) =>
            ends('log', factInJs('X063', key, superstep + 1), 'exact', { turn: superstep + 2, superstep: 0 }),
          ),
        },
      },
    ]),
  ),
};
