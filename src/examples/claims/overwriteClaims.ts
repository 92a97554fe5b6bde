import { importLangGraph } from '../imports';
import { after, ends, input, node, own, plain, reduced, strings } from '../parts';
import { callList, chain, type ClaimSketch, failsAs, fan } from './claimSketch';
import { fact, factInJs } from './measured';

const OVERWRITE = importLangGraph('Overwrite');
const a = node("{ log: ['A'] }");
const c = node("{ log: ['C'] }");
/** Answers nothing at the second call. */
const forgetful = (nothing: string) => own('int', `(existing, update) => (update === 2 ? ${nothing} : (existing ?? 0) + update)`);

/** Overwrite, nothing at all, and values that look like something else. */
export const overwriteClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-first-write': {
    title: { en: 'The first write of an empty field is taken as it is', zh: '空字段的第一次写入原样接受' },
    note: {
      en: 'A type without a zero value starts with nothing, so the first list keeps its repeats: the reducer was not asked.',
      zh: '没有零值的类型从空开始，所以第一个列表保留了重复项：没有问过归约函数。',
    },
    fields: { t: own('any', '(existing, update) => [...new Set([...existing, ...update])]', 'any', { kind: 'none' }) },
    nodes: { a: node("{ t: ['x', 'x'] }"), b: node("{ t: ['x', 'y'] }") },
    paths: chain('a', 'b'),
    turns: [input('{}')],
    // The merged list keeps one x of the two only where the reducer does not look at what is there already.
    claims: { X001: [callList('t', fact('X001', 'calls'))] },
  },
  'claim-overwrite': {
    title: { en: 'Overwrite sets, then it goes on', zh: 'Overwrite 设定之后继续归约' },
    note: { en: 'b puts its value in the place of all; c is reduced again.', zh: 'b 用自己的值取代一切；c 又照常归约。' },
    fields: { log: strings },
    nodes: { a, b: node("{ log: new Overwrite(['X']) }", OVERWRITE), c },
    paths: chain('a', 'b', 'c'),
    turns: [input("{ log: ['i'] }")],
    claims: { X002: [ends('log', fact('X002', 'log'))] },
  },
  'claim-two-overwrites': {
    title: { en: 'Two Overwrites in one superstep', zh: '同一个超步里的两个 Overwrite' },
    note: { en: 'Refused in both languages; the words differ.', zh: '两种语言都拒绝，文字不同。' },
    fields: { log: strings },
    nodes: { n1: node("{ log: new Overwrite(['1']) }", OVERWRITE), n2: node("{ log: new Overwrite(['2']) }", OVERWRITE) },
    paths: fan('n1', 'n2'),
    turns: [input("{ log: ['i'] }")],
    claims: { X003: [failsAs(factInJs('X003'))] },
  },
  'claim-overwrite-among': {
    title: { en: 'Overwrite between two writes', zh: '夹在两次写入之间的 Overwrite' },
    note: {
      en: 'a comes first by name: it is folded, then thrown away. c comes after: it is never looked at.',
      zh: 'a 按名字在前：先折叠，再被丢弃。c 在后：根本不看。',
    },
    fields: { log: strings },
    nodes: { a, b: node("{ log: new Overwrite(['X']) }", OVERWRITE), c },
    paths: fan('a', 'b', 'c'),
    turns: [input("{ log: ['i'] }")],
    claims: { X004: [ends('log', fact('X004', 'result', 'log')), callList('log', fact('X004', 'calls'))] },
  },
  'claim-overwrite-first': {
    title: { en: 'Overwrite on a field that holds nothing', zh: '对空字段使用 Overwrite' },
    note: {
      en: 'Python stores the Overwrite itself and fails at the next call. LangGraph.js takes the value out and goes on.',
      zh: 'Python 把 Overwrite 本身存了进去，下一次调用就失败。LangGraph.js 取出里面的值继续。',
    },
    fields: { log: own('list', '(existing, update) => [...existing, ...update]', 'str', { kind: 'none' }) },
    nodes: { a: node("{ log: new Overwrite(['X']) }", OVERWRITE), b: node("{ log: ['B'] }") },
    paths: fan('a', 'b'),
    turns: [input('{}')],
    claims: { X005: [ends('log', factInJs('X005', 'Overwrite first, no default', 'noerror', 'log'))] },
  },
  'claim-set-by-input': {
    title: { en: 'Set a counter through the input', zh: '通过输入设定计数器' },
    note: { en: 'An Overwrite in the input sets; a number would add.', zh: '输入里的 Overwrite 是设定；数字则会相加。' },
    fields: { turn: reduced('int', 'add') },
    nodes: { step: node('{ turn: 1 }') },
    paths: chain('step'),
    turns: [input('{ turn: 5 }'), input('{ turn: new Overwrite(10) }', OVERWRITE)],
    claims: {
      X006: [{ kind: 'value', field: 'turn', at: after(1, 1), value: fact('X006', 0), order: 'exact' }, ends('turn', fact('X006', 1))],
    },
  },
  'claim-looks-like-overwrite': {
    title: { en: 'Objects that count as an Overwrite', zh: '会被当成 Overwrite 的对象' },
    note: {
      en: 'The key `__overwrite__` is enough in LangGraph.js, other keys or not. In Python a dict with more keys is an ordinary dict.',
      zh: '在 LangGraph.js 里，有 `__overwrite__` 这个键就够了，有没有别的键都一样。在 Python 里，还有别的键的字典就是普通字典。',
    },
    fields: { only_key: reduced('dict', 'merge'), extra_key: reduced('dict', 'merge'), type_form: reduced('dict', 'merge') },
    nodes: {
      a: node(
        "{\n  only_key: { __overwrite__: { z: 1 } },\n  extra_key: { __overwrite__: { z: 1 }, x: 2 },\n  type_form: { type: '__overwrite__', value: { z: 2 } },\n}",
      ),
    },
    paths: chain('a'),
    turns: [input('{ only_key: { i: 1 }, extra_key: { i: 1 }, type_form: { i: 1 } }')],
    claims: {
      X008: [
        ends('only_key', factInJs('X008', 'only key')),
        ends('extra_key', factInJs('X008', 'extra key')),
        ends('type_form', factInJs('X008', 'type form')),
      ],
    },
  },
  'claim-returns-undefined': {
    title: { en: 'A reducer that returns undefined', zh: '返回 undefined 的归约函数' },
    note: {
      en: 'It empties the field in LangGraph.js, and the next write is taken without a call. null is a value like any other, as None is in Python.',
      zh: '在 LangGraph.js 里它会清空字段，下一次写入不经调用直接接受。null 和 Python 的 None 一样，是普通的值。',
    },
    fields: { x: forgetful('undefined'), y: own('int', '(existing, update) => (update === 1 ? null : update === 2 ? null : update)') },
    nodes: { a: node('{ x: 1 }'), b: node('{ x: 2 }'), c: node('{ x: 3 }') },
    paths: chain('a', 'b', 'c'),
    turns: [input('{}')],
    claims: {
      X009: [
        ends('x', 3),
        callList('x', [
          [0, 1],
          [1, 2],
        ]),
      ],
    },
  },
  'claim-null-and-undefined': {
    title: { en: 'null is written, undefined too', zh: '写 null，也写 undefined' },
    note: {
      en: 'null reaches the reducer and makes a plain field null, like None. JavaScript’s undefined does both as well: it is not the same as leaving the key out.',
      zh: 'null 会传给归约函数，也会让普通字段变成 null，和 None 一样。JavaScript 的 undefined 也是如此：它和不写这个键不是一回事。',
    },
    fields: {
      log: own('list', '(existing, update) => (update === null || update === undefined ? existing : [...existing, ...update])', 'str'),
      status: plain('any'),
      other: plain('any'),
    },
    nodes: { a: node('{ log: null, status: undefined, other: null }') },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: {
      X011: [
        callList('log', factInJs('X011', 'null update')),
        ends('log', factInJs('X011', 'log')),
        ends('status', { $: 'undefined' }),
        ends('other', factInJs('X011', 'other')),
      ],
    },
  },
  'claim-unknown-keys': {
    title: { en: 'Keys that no field has', zh: '没有对应字段的键' },
    note: { en: 'Ignored without a word, in the input and in what a node returns.', zh: '无论在输入里还是在节点返回值里，都被悄悄忽略。' },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'], typo: 1 }") },
    paths: chain('a'),
    turns: [input('{ zzz: 1 }')],
    claims: { X013: [ends('log', fact('X013', 'unknown only', 'noerror', 'log'))] },
  },
  'claim-unknown-key-of-node': {
    title: { en: 'A typo in what a node returns', zh: '节点返回值里的拼写错误' },
    note: {
      en: 'log is merged, typo is dropped. The record shows it as a write to no field.',
      zh: 'log 照常合并，typo 被丢弃。记录里会显示为没有字段的写入。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'], typo: 1 }") },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: { X012: [ends('log', fact('X012', 'log'))] },
  },
  'claim-no-input': {
    title: { en: 'null as input on a new thread', zh: '在新线程上输入 null' },
    note: {
      en: 'null asks to go on, and there is nothing to go on with: EmptyInputError in both languages.',
      zh: 'null 的意思是继续，可是没有什么可继续的：两种语言都是 EmptyInputError。',
    },
    fields: { log: strings },
    nodes: { a },
    paths: chain('a'),
    turns: [input('null')],
    claims: { X013: [failsAs(factInJs('X013', 'null'))] },
  },
  'claim-number-returned': {
    title: { en: 'A node that returns a number', zh: '返回数字的节点' },
    note: {
      en: '5 is refused, 0 is not: LangGraph.js passes over what counts as false. Python takes None only.',
      zh: '5 会被拒绝，0 却不会：LangGraph.js 放过一切假值。Python 只放过 None。',
    },
    fields: { log: strings },
    nodes: { a: 'export default () => 5;\n' },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: { X014: [failsAs(factInJs('X014', '5'))] },
  },
  'claim-zero-returned': {
    title: { en: 'A node that returns 0', zh: '返回 0 的节点' },
    note: { en: 'No error and no update; Python would refuse it.', zh: '没有错误，也没有更新；Python 会拒绝。' },
    fields: { log: strings },
    nodes: { a: 'export default () => 0;\n' },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: { X014: [ends('log', factInJs('X014', '0', 'noerror', 'log'))] },
  },
  'claim-input-pushed': {
    title: { en: 'A node changes its input in place', zh: '节点就地修改自己的输入' },
    note: {
      en: 'No call, no error, and later nodes see it. LangGraph.js even saves it, since its saver keeps whole values; Python does not.',
      zh: '没有调用，没有错误，后面的节点却看得到。LangGraph.js 连检查点里也有它，因为保存的是整个值；Python 则没有。',
    },
    fields: { log: strings, x: plain('int'), seen: plain('list') },
    nodes: { a: "export default (state) => {\n  state.log.push('MUT');\n  return {};\n};\n", b: node('{ seen: [state.log] }') },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'], x: 1 }")],
    claims: { X015: [ends('seen', factInJs('X015', 'b saw')), ends('log', factInJs('X015', 'result'))] },
  },
  'claim-rebound': {
    title: { en: 'A node gives its own copy another value', zh: '节点给自己的副本换个值' },
    note: {
      en: 'The state object is the node’s own: what it rebinds there reaches nobody.',
      zh: '状态对象归节点自己：在上面改绑的东西谁也看不到。',
    },
    fields: { log: strings, x: plain('int'), seen: plain('list') },
    nodes: { a: 'export default (state) => {\n  state.x = 99;\n  return {};\n};\n', b: node('{ seen: [[state.x, state.log]] }') },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'], x: 1 }")],
    claims: { X016: [ends('seen', fact('X016'))] },
  },
  'claim-push-and-return': {
    title: { en: 'Push, then return the same list', zh: '先 push，再返回同一个列表' },
    note: { en: 'The list is changed in place and then added to itself.', zh: '列表先被就地修改，又加到自己身上。' },
    fields: { log: own('list', '(existing, update) => existing.concat(update)', 'str') },
    nodes: { a: "export default (state) => {\n  state.log.push('A');\n  return { log: state.log };\n};\n" },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: { X017: [ends('log', fact('X017', 'log'))] },
  },
  'claim-whole-state-returned': {
    title: { en: 'Return the whole state, and it doubles', zh: '返回整个状态，内容翻倍' },
    note: { en: 'Return what changed and nothing else.', zh: '只返回改变了的内容。' },
    fields: { log: strings, turn: plain('int') },
    nodes: { a: node('{ ...state, turn: state.turn + 1 }') },
    paths: chain('a'),
    turns: [input("{ log: ['i'], turn: 0 }")],
    claims: { X018: [ends('log', fact('X018', 'log')), ends('turn', fact('X018', 'turn'))] },
  },
  'claim-error-as-it-is': {
    title: { en: 'An error names nothing but itself', zh: '错误只说它自己' },
    note: { en: 'What a node throws comes out as it was.', zh: '节点抛出什么，出来的就是什么。' },
    fields: { n: reduced('int', 'add') },
    nodes: { a: "export default () => {\n  throw new RangeError('node failed');\n};\n" },
    paths: chain('a'),
    turns: [input('{}')],
    claims: {
      X080: [{ kind: 'error', code: factInJs('X080', 'error', 0) as string, text: factInJs('X080', 'error', 1) as string }],
    },
  },
};
