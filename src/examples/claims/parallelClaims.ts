import { ends, input, node, own, ownName, plain, reduced, strings } from '../parts';
import { callList, chain, type ClaimSketch, failsAs, fan } from './claimSketch';
import { fact, factInJs } from './measured';

const words = plain('list', 'str');
const a = node("{ log: ['A'] }");
const b = node("{ log: ['B'] }");
const looks = node("{ log: [state.log.includes('A') ? '看到 A 了' : '没看到 A'] }");
const named = (...list: readonly string[]) => Object.fromEntries(list.map((name) => [name, ownName('log')]));

/** What happens when nodes run in one superstep: errors, snapshots, order. */
export const parallelClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-two-writers': {
    title: { en: 'Two writers, no reducer', zh: '两个写入者，没有归约函数' },
    note: {
      en: 'LangGraph refuses to choose. Python names the key, LangGraph.js the channel and both values; the class is the same.',
      zh: 'LangGraph 不肯替你选。Python 指出键名，LangGraph.js 指出通道和两个值；错误类相同。',
    },
    fields: { log: words },
    nodes: { n1: a, n2: b },
    paths: fan('n1', 'n2'),
    turns: [input("{ log: ['初始'] }")],
    claims: {
      C033: [failsAs(factInJs('C033')), { kind: 'error', code: factInJs('C033', 'lc_error_code') as string }],
    },
  },
  'claim-other-fields': {
    title: { en: 'Two writers of two fields', zh: '两个写入者，两个字段' },
    note: { en: 'Nothing meets, so nothing has to be merged.', zh: '互不相遇，也就不用合并。' },
    fields: { a: plain('str'), b: plain('str') },
    nodes: { n1: node("{ a: '1' }"), n2: node("{ b: '2' }") },
    paths: fan('n1', 'n2'),
    turns: [input("{ a: '', b: '' }")],
    claims: { C034: [ends('a', fact('C034', 'a')), ends('b', fact('C034', 'b'))] },
  },
  'claim-parallel-folds': {
    title: { en: 'Parallel values are folded one by one', zh: '并行的值逐个折叠' },
    note: {
      en: 'Both nodes read the same snapshot. The reducer then sees one update at a time, each time with the result of the call before.',
      zh: '两个节点读到同一个快照。随后归约函数一次只见一个更新，每次的已有值都是上一次调用的结果。',
    },
    fields: { log: strings, seen: reduced('list', 'append') },
    nodes: {
      n1: node("{ log: ['A'], seen: [['n1', { log: state.log }]] }"),
      n2: node("{ log: ['B'], seen: [['n2', { log: state.log }]] }"),
    },
    paths: fan('n1', 'n2'),
    turns: [input("{ log: ['初始'] }")],
    claims: {
      C035: [ends('seen', fact('C035', 'seen')), ends('log', fact('C035', 'result', 'log'))],
      C036: [callList('log', fact('C036', 'calls')), ends('log', fact('C036', 'result', 'log'))],
    },
  },
  'claim-three-branches': {
    title: { en: 'Three branches, still two at a time', zh: '三个分支，仍是两两合并' },
    note: {
      en: 'However many branches meet, a call has one existing and one update.',
      zh: '无论多少分支相遇，一次调用只有一个已有值和一个更新。',
    },
    fields: { log: strings },
    nodes: { n1: a, n2: b, n3: node("{ log: ['C'] }") },
    paths: fan('n1', 'n2', 'n3'),
    turns: [input("{ log: ['初始'] }")],
    claims: { C037: [callList('log', fact('C037', 'calls')), ends('log', fact('C037', 'result', 'log'))] },
  },
  'claim-median': {
    title: { en: 'A median needs a node, not a reducer', zh: '求中位数靠节点，不靠归约函数' },
    note: {
      en: 'A reducer never sees all values at once. Each branch writes its own field, and a node that waits for all three reads them.',
      zh: '归约函数从不会同时看到所有值。让每个分支写自己的字段，再由等齐三者的节点读取。',
    },
    fields: { a: plain('int'), b: plain('int'), c: plain('int'), median: plain('int') },
    nodes: {
      n1: node('{ a: 7 }'),
      n2: node('{ b: 1 }'),
      n3: node('{ c: 4 }'),
      middle: node('{ median: [state.a, state.b, state.c].sort((x, y) => x - y)[1] }'),
    },
    paths: ['START > n1', 'START > n2', 'START > n3', 'middle > END'],
    joins: [{ sources: ['n1', 'n2', 'n3'], target: 'middle' }],
    turns: [input('{}')],
    claims: { C038: ['a', 'b', 'c', 'median'].map((field) => ends(field, fact('C038', field))) },
  },
  'claim-sibling-unseen': {
    title: { en: 'A sibling’s write is not seen', zh: '看不到同伴的写入' },
    note: {
      en: 'Both ran on the snapshot from before the fork, so n2 does not find A, though n1 writes it in the same superstep.',
      zh: '两者都基于分叉之前的快照运行，所以 n2 找不到 A，尽管 n1 在同一个超步里写了它。',
    },
    fields: { log: strings },
    nodes: { n1: a, n2: looks },
    paths: fan('n1', 'n2'),
    turns: [input('{ log: [] }')],
    claims: { C039: [ends('log', fact('C039', 'log'))] },
  },
  'claim-sometimes-works': {
    title: { en: 'The same bug, and it seems to work', zh: '同样的错误，看上去却没事' },
    note: { en: 'A was there before the fork. What n2 finds is the old one.', zh: 'A 在分叉之前就有了。n2 找到的是旧的那个。' },
    fields: { log: strings },
    nodes: { n1: a, n2: looks },
    paths: fan('n1', 'n2'),
    turns: [input("{ log: ['A'] }")],
    claims: { C040: [ends('log', fact('C040', 'log'))] },
  },
  'claim-serial-mends': {
    title: { en: 'One after the other, and it is seen', zh: '一前一后，就看得到' },
    note: { en: 'An edge from n1 to n2 makes two supersteps of one.', zh: '从 n1 到 n2 的一条边，把一个超步变成两个。' },
    fields: { log: strings },
    nodes: { n1: a, n2: looks },
    paths: chain('n1', 'n2'),
    turns: [input('{ log: [] }')],
    claims: { C041: [ends('log', fact('C041', 'log'))] },
  },
  'claim-one-order': {
    title: { en: 'Always the same order', zh: '顺序总是一样' },
    note: {
      en: 'Run it as often as you like: p1, p2, p3. The order lab can repeat it.',
      zh: '运行多少次都行：总是 p1、p2、p3。顺序实验可以重复它。',
    },
    fields: { log: strings },
    nodes: named('p1', 'p2', 'p3'),
    paths: fan('p1', 'p2', 'p3'),
    turns: [input('{ log: [] }')],
    claims: { C042: [ends('log', fact('C042', 0))] },
  },
  'claim-by-name': {
    title: { en: 'By name, not by drawing', zh: '按名字，不按添加顺序' },
    note: {
      en: 'The nodes were added as zebra, apple, mango. The merge goes by name; another order of adding changes nothing.',
      zh: '节点按 zebra、apple、mango 的顺序添加。合并按名字进行；换个添加顺序也没有区别。',
    },
    fields: { log: strings },
    nodes: named('zebra', 'apple', 'mango'),
    paths: fan('zebra', 'apple', 'mango'),
    turns: [input('{ log: [] }')],
    claims: { C043: [ends('log', fact('C043', 0))], C044: [ends('log', fact('C044', 0, 0))] },
  },
  'claim-added-otherwise': {
    title: { en: 'Added the other way round', zh: '换一种添加顺序' },
    note: { en: 'mango, zebra, apple: the merge is the same.', zh: 'mango、zebra、apple：合并结果不变。' },
    fields: { log: strings },
    nodes: named('mango', 'zebra', 'apple'),
    paths: fan('mango', 'zebra', 'apple'),
    turns: [input('{ log: [] }')],
    claims: { C044: [ends('log', fact('C044', 1, 0))] },
  },
  'claim-code-points': {
    title: { en: 'By code point', zh: '按码点排序' },
    note: { en: '丙 comes before 乙 and 甲, since its code point is the smallest.', zh: '丙排在乙和甲之前，因为它的码点最小。' },
    fields: { log: strings },
    nodes: named('甲', '乙', '丙'),
    paths: fan('甲', '乙', '丙'),
    turns: [input('{ log: [] }')],
    claims: { C045: [ends('log', fact('C045', 0))] },
  },
  'claim-rename-before': {
    title: { en: 'search_web comes first', zh: 'search_web 排在前面' },
    note: { en: 'Rename it to web_search and its element moves to the end.', zh: '把它改名为 web_search，它的元素就移到后面。' },
    fields: { log: strings },
    nodes: named('search_web', 'summarize'),
    paths: fan('search_web', 'summarize'),
    turns: [input('{ log: [] }')],
    claims: { C046: [ends('log', fact('C046', 'search_web'))] },
  },
  'claim-rename-after': {
    title: { en: 'web_search comes last', zh: 'web_search 排在后面' },
    note: { en: 'The same graph, one node renamed.', zh: '同一张图，只改了一个节点的名字。' },
    fields: { log: strings },
    nodes: named('web_search', 'summarize'),
    paths: fan('web_search', 'summarize'),
    turns: [input('{ log: [] }')],
    claims: { C046: [ends('log', fact('C046', 'web_search'))] },
  },
  'claim-finishing-order': {
    title: { en: 'Who finishes first does not matter', zh: '谁先做完并不重要' },
    note: {
      en: 'zebra is done at once, apple last. The merge waits for all three and goes by name.',
      zh: 'zebra 最先做完，apple 最后。合并等齐三者，再按名字进行。',
    },
    fields: { log: strings },
    nodes: Object.fromEntries(
      Object.entries({ zebra: 0, mango: 20, apple: 40 }).map(([name, ms]) => [
        name,
        `export default async () => {\n  await new Promise((done) => setTimeout(done, ${ms}));\n  return { log: ['${name}'] };\n};\n`,
      ]),
    ),
    paths: fan('zebra', 'mango', 'apple'),
    turns: [input('{ log: [] }')],
    claims: { C047: [ends('log', fact('C047'))] },
  },
  'claim-order-free': {
    title: { en: 'What does not depend on order, and what does', zh: '哪些与顺序无关，哪些有关' },
    note: {
      en: 'Sum, maximum and union come out the same however the nodes are called; the appended list does not. Rename a to z and look again, or ask the order lab.',
      zh: '求和、最大值、并集不管节点叫什么都一样；追加的列表则不同。把 a 改名为 z 再看，或者问问顺序实验。',
    },
    fields: {
      sum: reduced('int', 'add'),
      top: reduced('int', 'max'),
      both: reduced('set', 'union', 'int'),
      list: reduced('list', 'append', 'int'),
    },
    nodes: {
      a: node('{ sum: 1, top: 1, both: new Set([1]), list: [1] }'),
      b: node('{ sum: 2, top: 2, both: new Set([2]), list: [2] }'),
    },
    paths: fan('a', 'b'),
    turns: [input('{}')],
    claims: { C048: [ends('sum', 3), ends('top', 2), ends('list', [1, 2])] },
  },
  'claim-order-free-renamed': {
    title: { en: 'The same with other names', zh: '换了名字再来一次' },
    note: { en: 'Only the list has turned round.', zh: '只有列表倒了过来。' },
    fields: {
      sum: reduced('int', 'add'),
      top: reduced('int', 'max'),
      both: reduced('set', 'union', 'int'),
      list: reduced('list', 'append', 'int'),
    },
    nodes: {
      z: node('{ sum: 1, top: 1, both: new Set([1]), list: [1] }'),
      b: node('{ sum: 2, top: 2, both: new Set([2]), list: [2] }'),
    },
    paths: fan('z', 'b'),
    turns: [input('{}')],
    claims: { C048: [ends('sum', 3), ends('top', 2), ends('list', [2, 1])] },
  },
  'claim-order-by-edge': {
    title: { en: 'Order by an edge', zh: '用边来定顺序' },
    note: { en: 'The first way out: make it serial.', zh: '第一种办法：改为串行。' },
    fields: { log: strings },
    nodes: { z: node("{ log: ['1'] }"), a: node("{ log: ['2'] }") },
    paths: chain('z', 'a'),
    turns: [input('{ log: [] }')],
    claims: { C049: [ends('log', fact('C049', 'serial'))] },
  },
  'claim-order-by-key': {
    title: { en: 'Order by a key in the element', zh: '用元素里的键来定顺序' },
    note: {
      en: 'The second way out: each element carries its place, and the reducer sorts.',
      zh: '第二种办法：每个元素自带位置，由归约函数排序。',
    },
    fields: { log: own('list', '(existing, update) => [...existing, ...update].sort((x, y) => x.at - y.at)'), texts: plain('list', 'str') },
    nodes: {
      z: node("{ log: [{ at: 1, text: 'first' }] }"),
      a: node("{ log: [{ at: 2, text: 'second' }] }"),
      read: node('{ texts: state.log.map((one) => one.text) }'),
    },
    paths: ['START > z', 'START > a', 'read > END'],
    joins: [{ sources: ['z', 'a'], target: 'read' }],
    turns: [input('{ log: [] }')],
    claims: { C049: [ends('texts', fact('C049', 'sortkey'))] },
  },
  'claim-order-by-field': {
    title: { en: 'Order by a field for each branch', zh: '每个分支一个字段' },
    note: {
      en: 'The third way out: nothing is merged, and a node collects as it wants.',
      zh: '第三种办法：不合并，由一个节点按自己的意思收集。',
    },
    fields: { one: plain('str'), two: plain('str'), log: words },
    nodes: { z: node("{ one: 'first' }"), a: node("{ two: 'second' }"), collect: node('{ log: [state.one, state.two] }') },
    paths: ['START > z', 'START > a', 'collect > END'],
    joins: [{ sources: ['z', 'a'], target: 'collect' }],
    turns: [input('{}')],
    claims: { C049: [ends('log', fact('C049', 'fields'))] },
  },
};
