import { after, calls, ends, input, node, own, plain, reduced, strings } from '../parts';
import { callList, chain, type ClaimSketch, failsAs, history } from './claimSketch';
import { fact, factInJs } from './measured';

const words = plain('list', 'str');
const visits = { a: node("{ log: ['A 来过'] }"), b: node("{ log: ['B 来过'] }") };
const letters = { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") };
const silent = node('{}');

/** State, fields and the first reducers. */
export const stateClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-overwritten': {
    title: { en: 'Without a reducer, the last write stays', zh: '没有归约函数时，只留下最后一次写入' },
    note: {
      en: 'Two nodes one after the other write the same field. Each write replaces the whole field, the first input included.',
      zh: '两个节点先后写同一个字段。每次写入都替换整个字段，最初的输入也不例外。',
    },
    fields: { log: words },
    nodes: visits,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['初始'] }")],
    claims: { C001: [ends('log', fact('C001', 'log'))], C002: [history('log', fact('C002'))] },
  },
  'claim-accumulates': {
    title: { en: 'With a reducer, the same nodes add up', zh: '有了归约函数，同样的节点就会累积' },
    note: {
      en: 'Only the field has changed, not the nodes: the rule belongs to the state. What a node reads is an ordinary list.',
      zh: '变的只是字段，节点没有改动：规则属于状态。节点读到的仍是普通的列表。',
    },
    fields: { log: strings, seen: strings },
    nodes: { ...visits, c: node("{ seen: [Array.isArray(state.log) ? 'list' : typeof state.log] }") },
    paths: chain('a', 'b', 'c'),
    turns: [input("{ log: ['初始'] }")],
    claims: { C003: [ends('seen', fact('C003'))], C004: [ends('log', fact('C004', 'log'))] },
  },
  'claim-input-is-a-call': {
    title: { en: 'The input goes through the reducer too', zh: '输入也要经过归约函数' },
    note: {
      en: 'Three calls for two nodes: the input is an update like any other, and its existing is the zero value.',
      zh: '两个节点，三次调用：输入和别的更新一样，它的已有值是零值。',
    },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input("{ log: ['初始'] }")],
    claims: {
      C005: [callList('log', fact('C005', 'calls')), ends('log', fact('C005', 'result', 'log'))],
      C008: [{ kind: 'value', field: 'log', at: after(1, 0), value: fact('C008', 0, 1), order: 'exact' }],
    },
  },
  'claim-empty-input': {
    title: { en: 'An empty input makes no call', zh: '空输入不产生调用' },
    note: {
      en: 'With nothing for the field in the input, the first call is that of the first node, from the zero value.',
      zh: '输入里没有这个字段，第一次调用就来自第一个节点，从零值开始。',
    },
    fields: { log: strings },
    nodes: letters,
    paths: chain('a', 'b'),
    turns: [input('{}')],
    claims: {
      C006: [callList('log', fact('C006', 'calls')), ends('log', fact('C006', 'result', 'log')), calls('log', 2)],
    },
  },
  'claim-positional': {
    title: { en: 'Existing first, update second', zh: '第一个是已有值，第二个是更新' },
    note: {
      en: 'The names of the parameters mean nothing. What the function returns is the new value, as it is.',
      zh: '参数叫什么名字都无所谓。函数返回什么，新值就是什么。',
    },
    fields: { log: own('list', "(old, fresh) => [...old, '|', ...fresh]", 'str') },
    nodes: { a: node("{ log: ['A'] }") },
    paths: chain('a'),
    turns: [input("{ log: ['i'] }")],
    claims: { C007: [ends('log', fact('C007', 'log'))] },
  },
  'claim-zero-values': {
    title: { en: 'Existing starts at the zero value', zh: '已有值从零值开始' },
    note: {
      en: 'Python takes it from the annotation. LangGraph.js has no types when it runs: the start comes from `default`, which this page sets by Python’s rule.',
      zh: 'Python 从类型注解得到它。LangGraph.js 运行时没有类型：起始值来自 `default`，本页按 Python 的规则填好。',
    },
    fields: {
      items: reduced('list', 'append', 'str'),
      total: reduced('int', 'add'),
      text: reduced('str', 'join'),
      table: reduced('dict', 'merge'),
      bare: { ...own('list', '(existing, update) => [...existing, ...update]', 'str', { kind: 'none' }) },
    },
    nodes: { a: node("{ items: ['A'], total: 1, text: 'x', table: { a: 1 }, bare: ['A'] }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: {
      C009: [
        ends('items', factInJs('C009', 'withDefault', 'list', 'final')),
        ends('total', factInJs('C009', 'withDefault', 'int', 'final')),
        ends('text', factInJs('C009', 'withDefault', 'str', 'final')),
        ends('table', factInJs('C009', 'withDefault', 'dict', 'final')),
        callList('items', [[[], ['A']]]),
        callList('total', [[0, 1]]),
        callList('bare', factInJs('C009', 'withoutDefault', 'list', 'calls')),
        ends('bare', factInJs('C009', 'withoutDefault', 'list', 'final')),
      ],
      C010: [ends('items', factInJs('C010', 'withDefault', 'log')), ends('bare', factInJs('C010', 'withoutDefault', 'log'))],
      C011: [ends('total', factInJs('C011', 'withDefault', 'total'))],
    },
  },
  'claim-wrong-type': {
    title: { en: 'A number added to a list', zh: '把数字加到列表上' },
    note: {
      en: 'Python fails at once. In JavaScript it depends on how the reducer is written: this one spreads the update and throws.',
      zh: 'Python 立刻报错。JavaScript 要看归约函数怎么写：这一个展开更新，于是抛错。',
    },
    fields: { f: own('list', '(a, b) => [...a, ...b]') },
    nodes: { n: node('{ f: 5 }') },
    paths: chain('n'),
    turns: [input('{}')],
    claims: { C012: [failsAs(factInJs('C012', '[...a,...5]'))] },
  },
  'claim-wrong-type-silent': {
    title: { en: 'A number added to a list, and no error', zh: '把数字加到列表上，却没有错误' },
    note: {
      en: '`concat` takes a number for an item, and + makes a text of it all. Python would refuse both.',
      zh: '`concat` 把数字当成一项，+ 则把一切变成文本。Python 两样都会拒绝。',
    },
    fields: { f: own('list', '(a, b) => a.concat(b)'), g: own('list', '(a, b) => a + b') },
    nodes: { n: node('{ f: 5, g: 5 }') },
    paths: chain('n'),
    turns: [input('{}')],
    claims: {
      C012: [ends('f', factInJs('C012', 'array.concat(5)', 'noerror', 'f')), ends('g', factInJs('C012', 'a+b', 'noerror', 'f'))],
    },
  },
  'claim-plain-function': {
    title: { en: 'A reducer is a plain function', zh: '归约函数就是普通函数' },
    note: {
      en: 'It can be called without a graph, and `existing ?? []` makes it safe for nothing at all. The node calls it by hand.',
      zh: '不需要图也能调用它，`existing ?? []` 让它面对空值也安全。这里由节点直接调用。',
    },
    fields: { nothing: plain('list'), both: plain('list'), one: plain('list') },
    nodes: {
      a: node(
        "{ nothing: append(null, ['x']), both: append([1, 2], [3]), one: append(null, [1]) }",
        'const append = (existing, update) => [...(existing ?? []), ...update];\n\n',
      ),
    },
    paths: chain('a'),
    turns: [input('{}')],
    claims: {
      C013: [ends('nothing', fact('C013'))],
      C016: [ends('both', fact('C016', 0)), ends('one', fact('C016', 1))],
    },
  },
  'claim-reads-merged': {
    title: { en: 'The next node reads what was merged', zh: '下一个节点读到合并后的值' },
    note: {
      en: 'Every node gets the whole state of that moment, not only what the node before it returned.',
      zh: '每个节点拿到的是那一刻的整个状态，而不只是前一个节点返回的内容。',
    },
    fields: { log: strings, seen: reduced('list', 'append') },
    nodes: {
      n1: node("{ log: ['A'], seen: [['n1', { log: state.log }]] }"),
      n2: node("{ log: ['B'], seen: [['n2', { log: state.log }]] }"),
    },
    paths: chain('n1', 'n2'),
    turns: [input("{ log: ['初始'] }")],
    claims: { C014: [ends('seen', fact('C014', 'seen')), ends('log', fact('C014', 'result', 'log'))] },
  },
  'claim-whole-state': {
    title: { en: 'A node reads every field', zh: '节点读到每个字段' },
    note: {
      en: 'b sees what a never wrote as well: the number that only the input gave.',
      zh: 'b 也看得到 a 从没写过的字段：只由输入给出的那个数字。',
    },
    fields: { log: strings, status: plain('str'), n: reduced('int', 'add'), seen: reduced('list', 'append') },
    nodes: {
      a: node("{ log: ['A'], status: 's1' }"),
      b: node('{ seen: [{ log: state.log, status: state.status, n: state.n }] }'),
    },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'], status: 's0', n: 7 }")],
    claims: { C015: [ends('seen', fact('C015'))] },
  },
  'claim-copies': {
    title: { en: 'A reducer that copies leaves the history right', zh: '会复制的归约函数让历史保持正确' },
    note: {
      en: 'Every checkpoint keeps what the state was at its time.',
      zh: '每个检查点都保存当时的状态。',
    },
    fields: { log: strings },
    nodes: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`n${n}`, node(`{ log: ['n${n}'] }`)])),
    paths: chain('n1', 'n2', 'n3', 'n4', 'n5'),
    turns: [input("{ log: ['init'] }")],
    claims: { C018: [history('log', fact('C018'))] },
  },
  'claim-mutates': {
    title: { en: 'A reducer that changes existing in place', zh: '就地修改已有值的归约函数' },
    note: {
      en: 'In Python with its default durability, later steps leak into earlier snapshots: every second one showed the next step. LangGraph.js with its memory saver stays clean, since it writes each checkpoint down before the next merge. The record marks the change all the same.',
      zh: '在默认持久化方式的 Python 中，后面步骤的数据会漏进更早的快照：每隔一个快照就显示下一步的内容。LangGraph.js 的内存保存器不受影响，因为它在下一次合并之前就写好了检查点。记录里照样标出这次修改。',
    },
    fields: { log: own('list', '(existing, update) => {\n  existing.push(...update);\n  return existing;\n}', 'str') },
    nodes: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`n${n}`, node(`{ log: ['n${n}'] }`)])),
    paths: chain('n1', 'n2', 'n3', 'n4', 'n5'),
    turns: [input("{ log: ['init'] }")],
    claims: { C017: [history('log', factInJs('C017', 'async'))] },
  },
  'claim-kept-by-reference': {
    title: { en: 'Values that were kept by reference change later', zh: '按引用留下的值后来会变' },
    note: {
      en: 'Each node keeps the list that it was given. The reducer changes that one list in place, so in the end all three show the last state.',
      zh: '每个节点都留下自己拿到的列表。归约函数就地修改的正是这一个列表，于是最后三个都显示最终状态。',
    },
    fields: { log: own('list', '(existing, update) => {\n  existing.push(...update);\n  return existing;\n}', 'str'), seen: plain('list') },
    nodes: {
      a: node("keep(state) && { log: ['A'] }", "import { keep } from './shared';\n\n"),
      b: node("keep(state) && { log: ['B'] }", "import { keep } from './shared';\n\n"),
      c: node('keep(state) && { seen: kept.map((log) => [...log]) }', "import { keep, kept } from './shared';\n\n"),
    },
    paths: chain('a', 'b', 'c'),
    turns: [input("{ log: ['i'] }")],
    shared: 'export const kept = [];\nexport const keep = (state) => kept.push(state.log);\n',
    claims: { C017b: [ends('seen', fact('C017b'))] },
  },
  'claim-nothing-returned': {
    title: { en: 'Nothing returned, nothing changed', zh: '什么也不返回，什么也不变' },
    note: {
      en: 'A node that returns {} leaves every field as it was, and no reducer runs.',
      zh: '返回 {} 的节点让每个字段保持原样，归约函数也不会运行。',
    },
    fields: { log: strings, s: plain('str') },
    nodes: { a: silent },
    paths: chain('a'),
    turns: [input("{ log: ['x'], s: 'y' }")],
    claims: { C089: [ends('log', fact('C089', 'log')), ends('s', fact('C089', 's')), calls('log', 1)] },
  },
  'claim-left-out': {
    title: { en: 'A field left out is not merged', zh: '没提到的字段不会合并' },
    note: {
      en: 'a writes another field, so the reducer of log runs for the input and for b only.',
      zh: 'a 写的是别的字段，所以 log 的归约函数只为输入和 b 运行。',
    },
    fields: { log: strings, x: plain('int') },
    nodes: { a: node('{ x: 1 }'), b: node("{ log: ['B'] }") },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }")],
    claims: { C095: [callList('log', fact('C095'))] },
  },
  'claim-never-written': {
    title: { en: 'A reduced field is there before it is written', zh: '有归约函数的字段在写入之前就存在' },
    note: {
      en: 'It shows its zero value to nodes and in the result. A plain field that nobody wrote is not there at all. LangGraph.js without `default` leaves both out.',
      zh: '节点和结果里都能看到它的零值。没人写过的普通字段则根本不存在。没有 `default` 的 LangGraph.js 两者都不给。',
    },
    fields: { log: strings, x: plain('int'), other: plain('str'), seen: plain('list') },
    nodes: { a: node('{ x: 1, seen: [{ log: state.log, x: state.x }] }') },
    paths: chain('a'),
    turns: [input('{ x: 0 }')],
    claims: {
      C096: [
        ends('log', factInJs('C096', 'final', 'log')),
        ends('x', factInJs('C096', 'final', 'x')),
        ends('seen', factInJs('C096', 'seen')),
        { kind: 'absent', field: 'other', at: 'end' },
      ],
    },
  },
  'claim-spread': {
    title: { en: 'A spread copies the outermost level only', zh: '展开只复制最外一层' },
    note: {
      en: 'change returns a new object, and what was in the state stays as it was. But what lies deeper is the same object in both: to change colours, spread it too.',
      zh: 'change 返回一个新对象，状态里原来的那个不变。但更深处的仍是同一个对象：要改 colours，也得把它展开。',
    },
    fields: { settings: plain('dict'), facts: plain('any') },
    nodes: {
      change:
        "export default (state) => {\n  const changed = { ...state.settings, theme: 'dark' };\n  const oldUnchanged = state.settings.theme === 'light';\n  const shallow = changed.colours === state.settings.colours;\n  return { settings: changed, facts: { oldUnchanged, shallow } };\n};\n",
    },
    paths: chain('change'),
    turns: [input("{ settings: { theme: 'light', colours: ['blue'] } }")],
    claims: { C170: [ends('facts', factInJs('C170')), ends('settings', { theme: 'dark', colours: ['blue'] })] },
  },
};
