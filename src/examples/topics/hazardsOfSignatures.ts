import { calls, ends, input, node, own } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const best = { nodes: { ada: node('{ best: 8 }'), bob: node('{ best: 6 }') }, paths: ['START > ada > bob > END'] };

/** Functions that are no reducers, though LangGraph.js takes them for one. */
export const hazardsOfSignatures: { readonly [id: string]: Sketch } = {
  ...twins(
    'python-refuses',
    {
      title: { en: 'Math.max as the reducer', zh: '把 Math.max 当归约函数' },
      note: {
        en: 'Here the two calls go well and best is 8, since LangGraph.js does not look at the function. Python looks when the graph is built, wants (existing, update), and refuses its max with a ValueError. The mend is a function of two around it.',
        zh: '这里两次调用都顺利，best 是 8，因为 LangGraph.js 不检查函数。Python 在构建图时就检查，要求 (existing, update)，并以 ValueError 拒绝它的 max。修法是外面包一层两个参数的函数。',
      },
      fields: { best: own('int', 'Math.max') },
      ...best,
      turns: [input('{}')],
      expect: [ends('best', 8), calls('best', 2)],
    },
    {
      title: { en: 'Mended: Math.max in a function of two', zh: '修好：包成两个参数的函数' },
      note: {
        en: 'Step through the same two calls: the results have not changed, and Python takes a reducer of this shape.',
        zh: '单步走过同样的两次调用：结果没有变，而这种形式的归约函数 Python 也接受。',
      },
      fields: { best: own('int', '(existing, update) => Math.max(existing, update)') },
      expect: [ends('best', 8), calls('best', 2)],
    },
  ),
  ...twins(
    'async-reducer',
    {
      title: { en: 'An async reducer nobody waits for', zh: '没有人等待的异步归约函数' },
      note: {
        en: 'Look at the result of the first call: a Promise, no number. The second call gets it as existing. Python does not wait either and stores a coroutine. The mend is a plain reducer; what takes time belongs into a node.',
        zh: '看第一次调用的结果：是 Promise，不是数字。第二次调用的 existing 就是它。Python 也不等待，存下的是协程。修法是用普通的归约函数；费时的事放进节点。',
      },
      fields: { best: own('int', 'async (existing, update) => (update > existing ? update : existing)') },
      ...best,
      turns: [input('{}')],
      expect: [ends('best', { $: 'promise' }), calls('best', 2)],
    },
    {
      title: { en: 'Mended: the node waits, not the reducer', zh: '修好：等待的是节点，不是归约函数' },
      note: {
        en: 'ada and bob are async: LangGraph waits for nodes. The reducer returns its number at once, and existing is a number in both calls.',
        zh: 'ada 和 bob 是异步的：LangGraph 会等待节点。归约函数立刻返回数字，两次调用的 existing 都是数字。',
      },
      fields: { best: own('int', '(existing, update) => (update > existing ? update : existing)') },
      nodes: { ada: 'export default async () => ({ best: 8 });\n', bob: 'export default async () => ({ best: 6 });\n' },
      expect: [ends('best', 8), calls('best', 2)],
    },
  ),
  ...twins(
    'one-parameter',
    {
      title: { en: 'The one parameter is not the update', zh: '唯一的参数不是更新' },
      note: {
        en: 'The reducer calls its only parameter update, but the first one is existing. Look at each call: the result is what was there, so log stays empty. LangGraph.js says nothing, Python refuses to build the graph. The mend is to take both.',
        zh: '归约函数把唯一的参数叫作 update，但第一个参数是 existing。看每次调用：结果就是原有的值，所以 log 一直是空的。LangGraph.js 不出声，Python 拒绝构建图。修法是两个参数都接收。',
      },
      fields: { log: own('list', '(update) => [...update]', 'str') },
      nodes: { ask: node("{ log: ['asked'] }"), answer: node("{ log: ['answered'] }") },
      paths: ['START > ask > answer > END'],
      turns: [input('{}')],
      expect: [ends('log', []), calls('log', 2)],
    },
    {
      title: { en: 'Mended: existing and update', zh: '修好：existing 和 update' },
      note: {
        en: 'existing comes first, update second, in JavaScript and in Python. Each call now holds both.',
        zh: '第一个是 existing，第二个是 update，JavaScript 和 Python 都一样。现在每次调用里两者都有。',
      },
      fields: { log: own('list', '(existing, update) => [...existing, ...update]', 'str') },
      expect: [ends('log', ['asked', 'answered']), calls('log', 2)],
    },
  ),
};
