import { importLangGraph } from '../imports';
import { after, ends, input, node, own, ownName, plain, reduced, strings } from '../parts';
import { callList, chain, type ClaimSketch, failsAs, fan, history } from './claimSketch';
import { fact, factInJs } from './measured';

const SEND = importLangGraph('Send');
const COMMAND = importLangGraph('Command');
const named = (...list: readonly string[]) => Object.fromEntries(list.map((name) => [name, ownName('log')]));
const everything = reduced('list', 'append');

/** Send, Command, conditional edges, defer, limits. */
export const controlClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-sibling-mutates': {
    title: { en: 'A sibling sees a change in place', zh: '同伴看得到就地修改' },
    note: {
      en: 'Nodes of one superstep get the same list, not copies. What one pushes the other may read.',
      zh: '同一个超步的节点拿到的是同一个列表，不是副本。一个 push 进去，另一个就可能读到。',
    },
    fields: { log: strings, seen: plain('list') },
    nodes: {
      a: "export default (state) => {\n  state.log.push('MUT');\n  return {};\n};\n",
      b: node('{ seen: [[...state.log]] }'),
    },
    paths: fan('a', 'b'),
    turns: [input("{ log: ['i'] }")],
    claims: { X019: [ends('seen', fact('X019'))] },
  },
  'claim-sends-after-edges': {
    title: { en: 'Nodes of edges first, then Sends in list order', zh: '先是边触发的节点，再按列表顺序合并 Send' },
    note: {
      en: 'The tasks that edges started merge by name. Those that Sends started come behind, in the order of the list, whatever their payload.',
      zh: '由边启动的任务按名字合并。由 Send 启动的排在后面，按列表的顺序，与负载无关。',
    },
    fields: { items: plain('list', 'int'), log: strings },
    nodes: {
      fan: node("{ log: ['fan'] }"),
      plain: ownName('log'),
      zplain: ownName('log'),
      w: node('{ log: [`w:${state.item}`] }'),
    },
    paths: ['START > fan', 'fan > plain > END', 'fan > zplain > END', 'w > END'],
    routers: [
      { source: 'fan', targets: ['w'], code: `${SEND}\nexport default (state) => state.items.map((item) => new Send('w', { item }));\n` },
    ],
    turns: [input('{ items: [3, 1, 2] }')],
    claims: { X020: [ends('log', fact('X020'))] },
  },
  'claim-send-payload': {
    title: { en: 'A Send’s target reads the payload alone', zh: 'Send 的目标只读到负载' },
    note: { en: 'Not the state: what was not sent is not there.', zh: '读不到状态：没发送的就没有。' },
    fields: { log: strings, items: plain('list'), x: plain('int'), seen: plain('list') },
    nodes: { fan: node('{}'), w: node('{ seen: [state] }') },
    paths: ['START > fan', 'w > END'],
    routers: [{ source: 'fan', targets: ['w'], code: `${SEND}\nexport default () => [new Send('w', { i: 1 })];\n` }],
    turns: [input("{ log: ['i'], items: [1], x: 1 }")],
    claims: { X021: [ends('seen', fact('X021'))] },
  },
  'claim-sends-of-several': {
    title: { en: 'Sends of several nodes', zh: '多个节点发出的 Send' },
    note: { en: 'Sorted by the node that sent them, then by their place in its list.', zh: '先按发送的节点排序，再按它列表里的位置。' },
    fields: { log: strings },
    nodes: { b1: node('{}'), a1: node('{}'), w: node('{ log: [state.tag] }') },
    paths: ['START > b1', 'START > a1', 'w > END'],
    routers: ['b1', 'a1'].map((source) => ({
      source,
      targets: ['w'],
      code: `${SEND}\nexport default () => [new Send('w', { tag: '${source}-2' }), new Send('w', { tag: '${source}-1' })];\n`,
    })),
    turns: [input('{ log: [] }')],
    claims: { X022: [ends('log', fact('X022', 'result')), { kind: 'calls', field: 'log', count: fact('X022', 'calls') as number }] },
  },
  'claim-list-of-commands': {
    title: { en: 'A list of Commands and updates', zh: '一串 Command 与更新' },
    note: { en: 'Each update of the list is a call of its own, in order.', zh: '列表里的每个更新各是一次调用，按顺序进行。' },
    fields: { log: strings },
    nodes: {
      a: `${COMMAND}\nexport default () => [new Command({ update: { log: ['1'] } }), { log: ['2'] }, new Command({ update: { log: ['3'] } })];\n`,
      b: node("{ log: ['b'] }"),
    },
    paths: chain('a', 'b'),
    turns: [input('{ log: [] }')],
    claims: { X023: [ends('log', fact('X023', 'result')), callList('log', fact('X023', 'calls'))] },
  },
  'claim-pairs': {
    title: { en: 'One Command, one field twice', zh: '一个 Command 写同一字段两次' },
    note: {
      en: 'As pairs an update may name a field twice. A reduced field takes both, a plain one refuses.',
      zh: '以键值对给出的更新可以两次提到同一字段。有归约函数的字段两个都收，普通字段则拒绝。',
    },
    fields: { log: strings },
    nodes: { a: `${COMMAND}\nexport default () => new Command({ update: [['log', ['1']], ['log', ['2']]] });\n` },
    paths: chain('a'),
    turns: [input('{ log: [] }')],
    claims: { X024: [ends('log', factInJs('X024', 'reducer field'))] },
  },
  'claim-pairs-plain': {
    title: { en: 'One Command, one plain field twice', zh: '一个 Command 写同一普通字段两次' },
    note: { en: 'Even one node alone can meet the error of concurrent writes.', zh: '只有一个节点，也会遇到并发写入的错误。' },
    fields: { s: plain('str') },
    nodes: { a: `${COMMAND}\nexport default () => new Command({ update: [['s', '1'], ['s', '2']] });\n` },
    paths: chain('a'),
    turns: [input("{ s: '' }")],
    claims: { X024: [failsAs(factInJs('X024', 'plain field'))] },
  },
  'claim-preview': {
    title: { en: 'A conditional edge makes the call once more', zh: '条件边会多调用一次' },
    note: {
      en: 'It looks at a fresh copy with its own node’s write, so the reducer runs for the look and again for the merge. The look is no part of the state.',
      zh: '它看的是带上自己节点写入的新副本，所以归约函数为这一看运行一次，合并时再运行一次。这一看不属于状态。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: ['START > a', 'b > END'],
    routers: [{ source: 'a', targets: ['b'], code: "export default () => 'b';\n" }],
    turns: [input("{ log: ['i'] }")],
    claims: { X027: [ends('log', fact('X027', 'result'))] },
  },
  'claim-preview-alone': {
    title: { en: 'A conditional edge does not see siblings', zh: '条件边看不到同伴' },
    note: {
      en: 'Each router sees the state with its own node’s write only. What they saw is told by the names they choose.',
      zh: '每个路由只看到自己节点的写入。它们看到什么，由所选的名字说明。',
    },
    fields: { log: strings, seen: everything },
    nodes: { a: node("{ log: ['a'] }"), b: node("{ log: ['b'] }"), only_own: ownName('seen'), both: ownName('seen') },
    paths: ['START > a', 'START > b', 'only_own > END', 'both > END'],
    routers: ['a', 'b'].map((source) => ({
      source,
      targets: ['only_own', 'both'],
      code: `export default (state) => (JSON.stringify(state.log) === '["i","${source}"]' ? 'only_own' : 'both');\n`,
    })),
    turns: [input("{ log: ['i'] }")],
    claims: { X028: [ends('seen', [fact('X028', 'a', 0) === 'i' ? 'only_own' : 'both'])] },
  },
  'claim-recursion': {
    title: { en: 'A loop that meets the limit', zh: '碰到上限的循环' },
    note: {
      en: 'The same class and the same boundary in both languages. Python stops at 10007 by default, LangGraph.js at 25.',
      zh: '两种语言的错误类和边界都相同。Python 默认到 10007 停，LangGraph.js 到 25。',
    },
    fields: { n: reduced('int', 'add') },
    nodes: { a: node('{ n: 1 }') },
    paths: ['START > a', 'a > a'],
    turns: [input('{ n: 0 }')],
    recursionLimit: 3,
    claims: { X030: [{ kind: 'error', code: factInJs('X030', 'error', 0) as string, text: 'Recursion limit of 3 reached' }] },
  },
  'claim-history': {
    title: { en: 'The history of two nodes', zh: '两个节点留下的历史' },
    note: {
      en: 'Four checkpoints: before the input, after it, and after each superstep.',
      zh: '四个检查点：输入之前、之后，以及每个超步之后。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }")],
    claims: {
      X031: [
        history(
          'log',
          [3, 2, 1, 0].map((index) => fact('X031', 'hist', index, 2, 'log')),
        ),
      ],
    },
  },
  'claim-update-as': {
    title: { en: 'A state update made as a node', zh: '以某个节点的身份更新状态' },
    note: {
      en: 'It goes through the reducer, and what follows that node runs next.',
      zh: '它经过归约函数，接着运行的是那个节点之后的内容。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: chain('a', 'b'),
    turns: [
      input("{ log: ['i'] }"),
      { kind: 'update', asNode: 'n2', source: "export default { log: ['U'] };\n" },
      { kind: 'update', asNode: 'n1', source: "export default { log: ['V'] };\n" },
      { kind: 'continue' },
    ],
    claims: {
      X032: [
        { kind: 'value', field: 'log', at: after(2, 0), value: fact('X032', 'no as_node', 0, 'log'), order: 'exact' },
        { kind: 'value', field: 'log', at: after(3, 0), value: fact('X032', 'as_node=a', 0, 'log'), order: 'exact' },
        ends('log', fact('X032', 'resumed', 'log')),
      ],
    },
  },
  'claim-emoji-names': {
    title: { en: 'Emoji and wide letters', zh: '表情符号与全角字母' },
    note: {
      en: 'Merged by code point, so the emoji comes last, though LangGraph.js starts it before ｆ.',
      zh: '按码点合并，所以表情符号排最后，尽管 LangGraph.js 启动它比 ｆ 早。',
    },
    fields: { log: strings },
    nodes: named('😀', 'ｆ', '中', 'n2', 'n10', 'a', 'B'),
    paths: fan('😀', 'ｆ', '中', 'n2', 'n10', 'a', 'B'),
    turns: [input('{ log: [] }')],
    claims: { X044: [ends('log', fact('X044'))] },
  },
  'claim-equal-values': {
    title: { en: 'Equal values do not help', zh: '值相等也没用' },
    note: { en: 'Two writes of the same value to a plain field are two writes.', zh: '向普通字段写两次相同的值，仍是两次写入。' },
    fields: { x: plain('int') },
    nodes: { a: node('{ x: 1 }'), b: node('{ x: 1 }') },
    paths: fan('a', 'b'),
    turns: [input('{ x: 0 }')],
    claims: { X048: [{ kind: 'error', code: fact('X048') as string }] },
  },
  'claim-unequal-branches': {
    title: { en: 'Branches of unequal length run a node twice', zh: '长短不一的分支让节点运行两次' },
    note: {
      en: 'Two edges into join are two ways to start it. A join edge waits.',
      zh: '进入 join 的两条边是启动它的两条路。汇合边则会等待。',
    },
    fields: { log: strings },
    nodes: named('a', 'b', 'c', 'join'),
    paths: ['START > a > join > END', 'START > b > c > join'],
    turns: [input('{}')],
    claims: { X052: [ends('log', fact('X052', 'two edges'), 'any')] },
  },
  'claim-join-waits': {
    title: { en: 'A join edge waits for all', zh: '汇合边会等齐' },
    note: { en: 'The same graph with one edge from both: join runs once.', zh: '同一张图，改为一条来自两者的边：join 只运行一次。' },
    fields: { log: strings },
    nodes: named('a', 'b', 'c', 'join'),
    paths: ['START > a', 'START > b > c', 'join > END'],
    joins: [{ sources: ['a', 'c'], target: 'join' }],
    turns: [input('{}')],
    claims: { X052: [ends('log', fact('X052', 'list edge'))] },
  },
  'claim-equal-branches': {
    title: { en: 'Branches of equal length', zh: '长度相同的分支' },
    note: { en: 'Both arrive in the same superstep, so the node runs once.', zh: '两者在同一个超步到达，所以节点只运行一次。' },
    fields: { log: strings },
    nodes: named('a', 'b', 'j'),
    paths: ['START > a > j > END', 'START > b > j'],
    turns: [input('{}')],
    claims: { X053: [ends('log', fact('X053'))] },
  },
  'claim-silent-steps': {
    title: { en: 'Supersteps that write nothing are saved too', zh: '什么也没写的超步也会保存' },
    note: { en: 'Four checkpoints, though only the input wrote.', zh: '只有输入写过，仍有四个检查点。' },
    fields: { log: strings },
    nodes: { a: node('{}'), b: node('{}') },
    paths: chain('a', 'b'),
    turns: [input("{ log: ['i'] }")],
    claims: { X056: [history('log', [[], ['i'], ['i'], ['i']]), ends('log', fact('X056', 'result', 'log'))] },
  },
  'claim-other-type': {
    title: { en: 'An update of another type than the state', zh: '更新的类型可以与状态不同' },
    note: { en: 'One item at a time goes into a list: the reducer decides what it takes.', zh: '每次放一项进列表：收什么由归约函数决定。' },
    fields: { log: own('list', '(existing, update) => [...existing, update]') },
    nodes: { a: node("{ log: 'one' }"), b: node('{ log: 2 }') },
    paths: chain('a', 'b'),
    turns: [input("{ log: 'zero' }")],
    claims: { X057: [ends('log', fact('X057', 'r', 'log'))] },
  },
  'claim-router-at-start': {
    title: { en: 'A conditional edge from START', zh: '从 START 出发的条件边' },
    note: { en: 'It sees the input as it was merged.', zh: '它看到的是合并之后的输入。' },
    fields: { log: strings, seen: plain('bool') },
    nodes: { a: node("{ log: ['A'] }"), other: node("{ log: ['other'] }") },
    paths: ['a > END', 'other > END'],
    routers: [{ source: 'START', targets: ['a', 'other'], code: "export default (state) => (state.log[0] === 'i' ? 'a' : 'other');\n" }],
    turns: [input("{ log: ['i'] }")],
    claims: { X061: [ends('log', fact('X061', 'r', 'log'))] },
  },
  'claim-unwritten-field': {
    title: { en: 'A plain field that nobody wrote', zh: '没人写过的普通字段' },
    note: {
      en: 'It is not in what the node reads. Python raises KeyError, JavaScript says undefined.',
      zh: '节点读到的内容里没有它。Python 抛 KeyError，JavaScript 则是 undefined。',
    },
    fields: { x: plain('int'), y: plain('any'), seen: plain('list'), said: plain('str') },
    nodes: { a: node('{ x: 2, seen: [{ ...state }], said: String(state.y) }') },
    paths: chain('a'),
    turns: [input('{ x: 1 }')],
    claims: {
      X060: [ends('seen', fact('X060', 'seen')), ends('x', fact('X060', 'final', 'x')), { kind: 'absent', field: 'y', at: 'end' }],
      X059: [ends('said', 'undefined')],
    },
  },
  'claim-by-field-then-node': {
    title: { en: 'Field by field, then node by node', zh: '先逐个字段，再逐个节点' },
    note: {
      en: 'Which field comes first follows the first write; inside a field nodes go by name.',
      zh: '哪个字段在先取决于第一次写入；字段之内按节点名字。',
    },
    fields: { y: reduced('str', 'join'), x: reduced('str', 'join') },
    nodes: { a: node("{ y: 'a', x: 'a' }"), b: node("{ y: 'b', x: 'b' }") },
    paths: fan('a', 'b'),
    turns: [input('{}')],
    claims: { X075: [ends('x', fact('X075', 'result', 'x')), ends('y', fact('X075', 'result', 'y'))] },
  },
  'claim-messages-without-start': {
    title: { en: 'Messages without a start value', zh: '没有起始值的消息字段' },
    note: {
      en: 'The first input is stored as it came, a text. Python always starts from [].',
      zh: '第一个输入按原样存下，还是文本。Python 总是从 [] 开始。',
    },
    fields: {
      messages: {
        type: { kind: 'messages', of: 'any' },
        merge: { kind: 'builtIn', reducer: 'addMessages', keep: 3, start: { kind: 'none' } },
      },
      saw: plain('str'),
    },
    nodes: { a: node('{ saw: `raw string: ${state.messages}` }') },
    paths: chain('a'),
    turns: [input("{ messages: 'hi' }")],
    claims: { X073: [ends('saw', factInJs('X073', 'node saw', 0))] },
  },
};
