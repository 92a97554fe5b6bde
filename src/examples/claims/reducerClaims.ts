import { calls, ends, input, node, own, plain, reduced, strings } from '../parts';
import { chain, type ClaimSketch, failsAs, fan } from './claimSketch';
import { fact, factInJs } from './measured';

const counts = reduced('int', 'add');
const best = reduced('int', 'max');
const one = node('{}');
const names = (...list: readonly string[]) => Object.fromEntries(list.map((name) => [name, node(`{ log: ['${name}'] }`)]));

/** Reducers of every kind, and what Python's check of their signature refuses. */
export const reducerClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-call-count': {
    title: { en: 'One call more than there are branches', zh: '调用次数比分支多一次' },
    note: {
      en: 'Four nodes in parallel and one input: five calls. A list that the input gives as [] is merged like any other.',
      zh: '四个并行节点加一个输入：五次调用。输入给的 [] 也照样合并。',
    },
    fields: { log: strings },
    nodes: names('a', 'b', 'c', 'd'),
    paths: fan('a', 'b', 'c', 'd'),
    turns: [input('{ log: [] }')],
    claims: { C019: [calls('log', fact('C019') as number)] },
  },
  'claim-throws': {
    title: { en: 'What a reducer throws comes out as it is', zh: '归约函数抛出的错误原样出来' },
    note: {
      en: 'LangGraph neither wraps nor swallows it. Python raises RuntimeError, JavaScript the Error that was thrown.',
      zh: 'LangGraph 既不包装也不吞掉它。Python 抛 RuntimeError，JavaScript 抛的就是那个 Error。',
    },
    fields: { log: own('list', "() => {\n  throw new Error('reducer 内部炸了');\n}") },
    nodes: { a: node("{ log: ['A'] }") },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C020: [failsAs(fact('C020'), 'Error')] },
  },
  'claim-unique': {
    title: { en: 'Merge without repeats', zh: '去重合并' },
    note: { en: 'Each topic stays where it was seen first.', zh: '每个话题都留在第一次出现的位置。' },
    fields: { topics: reduced('list', 'unique', 'str') },
    nodes: { t1: node("{ topics: ['售后', '物流'] }"), t2: node("{ topics: ['售后', '设备'] }") },
    paths: chain('t1', 't2'),
    turns: [input('{ topics: [] }')],
    claims: { C021: [ends('topics', fact('C021', 'topics'))] },
  },
  'claim-set': {
    title: { en: 'A set drops repeats as well', zh: '集合也会去重' },
    note: {
      en: 'Python promises no order of a set. A JavaScript Set keeps the order in which its items came.',
      zh: 'Python 不保证集合的顺序。JavaScript 的 Set 保持元素加入的先后。',
    },
    fields: { topics: reduced('set', 'union', 'str'), listed: plain('list', 'str') },
    nodes: {
      t1: node("{ topics: new Set(['售后', '物流']) }"),
      t2: node("{ topics: new Set(['售后', '设备']) }"),
      t3: node('{ listed: [...state.topics] }'),
    },
    paths: chain('t1', 't2', 't3'),
    turns: [input('{ topics: new Set() }')],
    claims: { C022: [ends('listed', factInJs('C022', 'insertionOrder')), ends('listed', fact('C022'), 'any')] },
  },
  'claim-any-type': {
    title: { en: 'Sum, maximum and dict merge in one state', zh: '同一个状态里的求和、最大值与字典合并' },
    note: { en: 'A reducer may work on any type.', zh: '归约函数可以用于任何类型。' },
    fields: { total: counts, best, conf: reduced('dict', 'merge', 'int') },
    nodes: { x1: node('{ total: 5, best: 3, conf: { a: 1 } }'), x2: node('{ total: 10, best: 9, conf: { b: 2 } }') },
    paths: chain('x1', 'x2'),
    turns: [input('{ total: 0, best: 0, conf: {} }')],
    claims: { C023: [ends('total', fact('C023', 'total')), ends('best', fact('C023', 'best')), ends('conf', fact('C023', 'conf'))] },
  },
  'claim-max-converges': {
    title: { en: 'The best of three, whatever their order', zh: '三者取最大，与顺序无关' },
    note: {
      en: 'No scorer needs to know the others: the reducer keeps the highest. Wrapped in a function, max passes Python’s check too.',
      zh: '打分节点互不知情：归约函数留下最高的。包成函数之后，max 也能通过 Python 的检查。',
    },
    fields: { best: own('int', '(existing, update) => Math.max(existing, update)') },
    nodes: { p1: node('{ best: 3 }'), p2: node('{ best: 9 }'), p3: node('{ best: 5 }') },
    paths: fan('p1', 'p2', 'p3'),
    turns: [input('{ best: 0 }')],
    claims: { C024: [ends('best', fact('C024', 'best'))], C027: [ends('best', fact('C027', 'best'))] },
  },
  'claim-last-three': {
    title: { en: 'Only the last three', zh: '只留最后三个' },
    note: { en: 'One line is enough: append, then cut from the end.', zh: '一行就够：先追加，再从末尾截取。' },
    fields: { log: own('list', '(existing, update) => [...existing, ...update].slice(-3)', 'int') },
    nodes: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`n${n}`, node(`{ log: [${n}] }`)])),
    paths: chain('n1', 'n2', 'n3', 'n4', 'n5'),
    turns: [input('{ log: [] }')],
    claims: { C025: [ends('log', fact('C025', 'log'))] },
  },
  'claim-bare-max': {
    title: { en: 'Math.max as it stands', zh: '直接使用 Math.max' },
    note: {
      en: 'Python refuses `max` and `min` as they stand when the graph is built: they have no signature that it can read. LangGraph.js never looks, builds and runs.',
      zh: 'Python 在建图时就拒绝直接用 `max` 和 `min`：读不到它们的签名。LangGraph.js 从不检查，能建也能运行。',
    },
    fields: { best: own('int', 'Math.max'), least: own('int', 'Math.min') },
    nodes: { a: node('{ best: 3, least: 3 }'), b: node('{ best: 9, least: 9 }') },
    paths: chain('a', 'b'),
    turns: [input('{ best: 0, least: 0 }')],
    claims: {
      C026: [ends('best', factInJs('C026', 'run', 'noerror', 'best'))],
      C028: [ends('least', 0)],
    },
  },
  'claim-no-function': {
    title: { en: 'A reducer that is no function', zh: '不是函数的归约函数' },
    note: {
      en: 'LangGraph.js takes even 5 for a reducer and fails at the first call. Python refuses it when the graph is built.',
      zh: 'LangGraph.js 连 5 也当归约函数收下，直到第一次调用才失败。Python 在建图时就会拒绝。',
    },
    fields: { best: own('int', '5') },
    nodes: { a: node('{ best: 3 }') },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C028: [{ kind: 'error', code: 'TypeError' }] },
  },
  'claim-sum': {
    title: { en: 'A function that walks its first argument', zh: '遍历第一个参数的函数' },
    note: {
      en: 'Like Python’s `sum`, it has two parameters and passes every check, then fails when existing is a number.',
      zh: '像 Python 的 `sum` 一样，它有两个参数，能通过检查，却在已有值是数字时失败。',
    },
    fields: {
      total: own('int', '(iter, start) => {\n  let sum = start;\n  for (const item of iter) sum += item;\n  return sum;\n}'),
    },
    nodes: { a: node('{ total: 5 }') },
    paths: chain('a'),
    turns: [input('{}')],
    claims: { C029: [failsAs(factInJs('C029'))] },
  },
  'claim-arity': {
    title: { en: 'One parameter, three, any number', zh: '一个、三个、任意个参数' },
    note: {
      en: 'Python wants exactly two and says so when the graph is built. In JavaScript a missing argument is undefined and one too many is ignored.',
      zh: 'Python 要求恰好两个参数，建图时就会报错。JavaScript 里缺少的参数是 undefined，多出来的被忽略。',
    },
    fields: {
      lone: own('any', '(a) => a', 'any', { kind: 'own', source: 'export default 0;\n' }),
      three: own('any', '(a, b, c) => [a, b, String(c)]', 'any', { kind: 'own', source: 'export default 0;\n' }),
      many: own('any', '(...all) => all', 'any', { kind: 'own', source: 'export default 0;\n' }),
    },
    nodes: { a: node('{ lone: 1, three: 1, many: 1 }') },
    paths: chain('a'),
    turns: [input('{}')],
    claims: {
      C030: [
        ends('lone', factInJs('C030', '1-arg', 'noerror', 'x')),
        ends('three', factInJs('C030', '3-arg', 'noerror', 'x')),
        ends('many', factInJs('C030', 'varargs', 'noerror', 'x')),
      ],
    },
  },
  'claim-mixed': {
    title: { en: 'One field adds up, one is replaced', zh: '一个字段累积，一个字段替换' },
    note: { en: 'Each field has its own rule.', zh: '每个字段各有各的规则。' },
    fields: { log: strings, status: plain('str') },
    nodes: { p: node("{ log: ['p'], status: '处理中' }"), q: node("{ log: ['q'], status: '已完成' }") },
    paths: chain('p', 'q'),
    turns: [input("{ log: [], status: '新建' }")],
    claims: { C031: [ends('log', fact('C031', 'log')), ends('status', fact('C031', 'status'))] },
  },
  'claim-status-grows': {
    title: { en: 'Add on a text makes it grow', zh: '对文本用加法，它会越来越长' },
    note: {
      en: 'No error: + joins texts. A status wants no reducer.',
      zh: '没有错误：+ 会拼接文本。状态字段不该有归约函数。',
    },
    fields: { status: reduced('str', 'join') },
    nodes: { p: node("{ status: '处理中' }"), q: node("{ status: '已完成' }") },
    paths: chain('p', 'q'),
    turns: [input("{ status: '新建' }")],
    claims: { C032: [ends('status', fact('C032', 'status'))] },
  },
  'claim-input-adds': {
    title: { en: 'The input adds to a counter', zh: '输入会加到计数器上' },
    note: {
      en: 'Ten from the input and one from the node make eleven: through a reducer one contributes, one does not set.',
      zh: '输入的十加上节点的一，得十一：经过归约函数的是贡献，不是设定。',
    },
    fields: { turn: counts },
    nodes: { step: node('{ turn: 1 }') },
    paths: chain('step'),
    turns: [input('{ turn: 10 }')],
    claims: { C079: [ends('turn', fact('C079'))] },
  },
  'claim-input-adds-later': {
    title: { en: 'Five, then ten, make fifteen', zh: '先五后十，得十五' },
    note: {
      en: 'On one thread the second input is added to what the first left. Sending a stored value back doubles it.',
      zh: '在同一个线程上，第二次输入会加到第一次留下的值上。把存着的值再发回去，它就翻倍。',
    },
    fields: { turn: counts, plain: plain('int'), again: counts },
    nodes: { a: one },
    paths: chain('a'),
    turns: [input('{ turn: 5, plain: 5, again: 5 }'), input('{ turn: 10, plain: 10, again: 5 }')],
    claims: {
      C080: [
        { kind: 'value', field: 'turn', at: { turn: 1, superstep: 1 }, value: fact('C080', 0), order: 'exact' },
        ends('turn', fact('C080', 1)),
      ],
      C081: [
        { kind: 'value', field: 'plain', at: { turn: 1, superstep: 1 }, value: fact('C081', 0), order: 'exact' },
        ends('plain', fact('C081', 1)),
      ],
      C083: [ends('again', fact('C083'))],
    },
  },
  'claim-reset': {
    title: { en: 'Count, and start over at null', zh: '累计，遇到 null 归零' },
    note: {
      en: 'One value of the update is kept for "start over". null reaches the reducer, like None in Python.',
      zh: '拿更新的一个取值表示“从头开始”。null 会传给归约函数，和 Python 的 None 一样。',
    },
    fields: { n: own('int', '(existing, update) => (update === null ? 0 : existing + update)') },
    nodes: { a: node('{ n: 3 }'), reset: node('{ n: null }'), b: node('{ n: 4 }') },
    paths: chain('a', 'reset', 'b'),
    turns: [input('{ n: 10 }')],
    claims: {
      C082: [0, 1, 2, 3].map((superstep) => ({
        kind: 'value' as const,
        field: 'n',
        at: { turn: 1, superstep },
        value: fact('C082', superstep),
        order: 'exact' as const,
      })),
    },
  },
  'claim-two-log': {
    title: { en: 'Two nodes, two entries', zh: '两个节点，两条记录' },
    note: { en: 'Each appends one, and the status is what the last one wrote.', zh: '各追加一条，状态则是最后写的那个。' },
    fields: { log: strings, status: plain('str') },
    nodes: { parse: node("{ log: ['parse'], status: 'parsed' }"), assign: node("{ log: ['assign'], status: 'assigned' }") },
    paths: chain('parse', 'assign'),
    turns: [input("{ log: [], status: '' }")],
    claims: { C092: [ends('log', fact('C092', 'log')), ends('status', fact('C092', 'status'))] },
  },
};
