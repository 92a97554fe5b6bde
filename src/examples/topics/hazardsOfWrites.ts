import { KEEP } from '~/core/document';
import { importLangGraph } from '../imports';
import { calls, ends, input, node, plain, reduced, strings } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const OPEN = node("{ log: ['opened'], status: 'open' }");

/** What nodes and inputs write, and what becomes of it. */
export const hazardsOfWrites: { readonly [id: string]: Sketch } = {
  ...twins(
    'undeclared-write',
    {
      title: { en: 'A misspelt field: score for scores', zh: '字段名写错：score 与 scores' },
      note: {
        en: 'judge writes score, the field is called scores. Step over judge: the write is in the record as dropped, no reducer is called, and nothing fails; Python is as silent. The mend is to write the name that the field has.',
        zh: 'judge 写的是 score，字段却叫 scores。单步走过 judge：记录里这次写入被丢弃，没有调用归约函数，也没有报错；Python 同样不出声。修法是写字段真正的名字。',
      },
      fields: { scores: reduced('list', 'append', 'int') },
      nodes: { judge: node('{ score: [8] }') },
      paths: ['START > judge > END'],
      turns: [input('{ scores: [5] }')],
      expect: [ends('scores', [5]), calls('scores', 1)],
    },
    {
      title: { en: 'Mended: judge writes scores', zh: '修好：judge 写 scores' },
      note: {
        en: 'The name is right, so the write reaches the reducer: two calls, one for the input and one for judge.',
        zh: '名字对了，写入就到达归约函数：两次调用，输入一次，judge 一次。',
      },
      nodes: { judge: node('{ scores: [8] }') },
      expect: [ends('scores', [5, 8]), calls('scores', 2)],
    },
  ),
  ...twins(
    'whole-state',
    {
      title: { en: 'close returns the whole state', zh: 'close 返回整个状态' },
      note: {
        en: 'close spreads the state that it read, to change status alone. In its superstep look at the call for log: existing and update are the same list, so log has everything twice. The mend is to return only what is new; in Python {**state, …} does the same harm.',
        zh: 'close 只想改 status，却把读到的状态整个展开返回。在它的超步里看 log 的调用：existing 和 update 是同样的列表，于是 log 里每样都有两份。修法是只返回新的部分；Python 的 {**state, …} 也会这样。',
      },
      fields: { log: strings, status: plain('str') },
      nodes: {
        open: OPEN,
        close: "export default (state) => ({ ...state, status: 'closed' });\n",
      },
      paths: ['START > open > close > END'],
      turns: [input('{}')],
      expect: [ends('log', ['opened', 'opened']), ends('status', 'closed')],
    },
    {
      title: { en: 'Mended: close returns status alone', zh: '修好：close 只返回 status' },
      note: {
        en: 'A field that a node does not return stays as it is. In the superstep of close the reducer of log is not called.',
        zh: '节点没有返回的字段保持原样。在 close 的超步里，log 的归约函数没有被调用。',
      },
      nodes: { open: OPEN, close: node("{ status: 'closed' }") },
      expect: [ends('log', ['opened']), ends('status', 'closed')],
    },
  ),
  ...twins(
    'returns-old',
    {
      title: { en: 'close returns the old log with the new', zh: 'close 把旧的 log 连同新的一起返回' },
      note: {
        en: "close means to append to log and returns [...state.log, 'closed']. In its superstep look at the call: existing is already in update, so 'opened' is in log twice. The mend is to return ['closed'] alone, since the reducer does the appending; in Python state['log'] + [...] does the same harm.",
        zh: "close 想往 log 里追加，返回的却是 [...state.log, 'closed']。在它的超步里看这次调用：existing 已经包含在 update 里，于是 log 里有两个 'opened'。修法是只返回 ['closed']，追加由归约函数来做；Python 的 state['log'] + [...] 也会这样。",
      },
      fields: { log: strings },
      nodes: {
        open: node("{ log: ['opened'] }"),
        close: node("{ log: [...state.log, 'closed'] }"),
      },
      paths: ['START > open > close > END'],
      turns: [input('{}')],
      expect: [ends('log', ['opened', 'opened', 'closed']), calls('log', 2)],
    },
    {
      title: { en: "Mended: close returns 'closed' alone", zh: "修好：close 只返回 'closed'" },
      note: {
        en: 'update is now the new entry alone, and the reducer puts it after what was there. There are as many calls as before.',
        zh: '现在 update 只有新的一条，归约函数把它接在已有内容之后。调用次数和之前一样。',
      },
      nodes: { open: node("{ log: ['opened'] }"), close: node("{ log: ['closed'] }") },
      expect: [ends('log', ['opened', 'closed']), calls('log', 2)],
    },
  ),
  ...twins(
    'add-on-str',
    {
      title: { en: 'A draft that grows: add on a text', zh: '越写越长的 draft：文本上的相加' },
      note: {
        en: 'draft is a text with operator.add. Look at the second call: the better draft is joined to the first instead of taking its place. The mend is to take the reducer away.',
        zh: 'draft 是用 operator.add 的文本。看第二次调用：更好的稿子被接在第一稿后面，而不是取代它。修法是去掉归约函数。',
      },
      fields: { draft: reduced('str', 'join') },
      nodes: { first: node("{ draft: 'Dear all, ' }"), better: node("{ draft: 'Dear Ada, ' }") },
      paths: ['START > first > better > END'],
      turns: [input('{}')],
      expect: [ends('draft', 'Dear all, Dear Ada, ')],
    },
    {
      title: { en: 'Mended: the last draft stays', zh: '修好：保留最后一稿' },
      note: {
        en: 'Without a reducer each write replaces what was there, with no call. That is what one text that changes needs.',
        zh: '没有归约函数，每次写入都替换原来的值，没有调用。会改变的一段文本需要的正是这样。',
      },
      fields: { draft: plain('str') },
      expect: [ends('draft', 'Dear Ada, '), calls('draft', 0)],
    },
  ),
  ...twins(
    'input-reduced',
    {
      title: { en: 'A second input of 0 resets nothing', zh: '第二轮输入 0，却没有清零' },
      note: {
        en: 'The second turn sends total: 0 to start again. Look at its call: 0 is added to 12, and total goes on from there. The mend is to send an Overwrite; an input is a write like any other, in Python too.',
        zh: '第二轮发送 total: 0，想重新开始。看它的调用：0 被加到 12 上，total 从那里继续。修法是发送 Overwrite；输入和其他写入一样，Python 也是如此。',
      },
      fields: { total: reduced('int', 'add') },
      nodes: { buy: node('{ total: 2 }') },
      paths: ['START > buy > END'],
      turns: [input('{ total: 10 }'), input('{ total: 0 }')],
      expect: [ends('total', 14)],
    },
    {
      title: { en: 'Mended: the input overwrites', zh: '修好：输入用 Overwrite' },
      note: {
        en: 'In the second turn an Overwrite passes by the reducer and sets total to 0. Then buy adds its 2.',
        zh: '第二轮里 Overwrite 绕过归约函数，把 total 设为 0。然后 buy 加上它的 2。',
      },
      turns: [input('{ total: 10 }'), input('{ total: new Overwrite(0) }', `${importLangGraph('Overwrite')}\n`)],
      expect: [ends('total', 2)],
    },
  ),
  ...twins(
    'start-not-identity',
    {
      title: { en: 'Warmest below zero: the start wins', zh: '零度以下的最高温：起始值赢了' },
      note: {
        en: 'Look at existing in the first call: it is 0, which is warmer than any of these writes, and it stays. The mend is to have no start value. Python always begins an int with 0; LangGraph.js does so only where the field has a default.',
        zh: '看第一次调用里的 existing：它是 0，比这些写入都高，于是一直留着。修法是不要起始值。Python 的 int 总是从 0 开始；LangGraph.js 只在字段有 default 时才这样。',
      },
      fields: { warmest: reduced('int', 'max') },
      nodes: { oslo: node('{ warmest: -7 }'), turku: node('{ warmest: -4 }') },
      paths: ['START > oslo > END', 'START > turku > END'],
      turns: [input('{}')],
      expect: [ends('warmest', 0), calls('warmest', 2)],
    },
    {
      title: { en: 'Mended: the first write is taken as it is', zh: '修好：第一次写入原样采用' },
      note: {
        en: 'The field starts with nothing: the write of oslo is stored without a call, and the one call left compares two temperatures.',
        zh: '字段一开始什么也没有：oslo 的写入不经调用直接存下，剩下的一次调用比较两个温度。',
      },
      fields: {
        warmest: { type: { kind: 'int', of: 'any' }, merge: { kind: 'builtIn', reducer: 'max', keep: KEEP, start: { kind: 'none' } } },
      },
      expect: [ends('warmest', -4), calls('warmest', 1)],
    },
  ),
};
