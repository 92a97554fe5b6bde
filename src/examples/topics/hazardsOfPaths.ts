import { importLangGraph } from '../imports';
import { calls, ends, fails, input, node, ownName, plain, reduced, strings } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

/** Edges along which nodes run too often, too long, or never. */
export const hazardsOfPaths: { readonly [id: string]: Sketch } = {
  ...twins(
    'unequal-branches',
    {
      title: { en: 'answer runs twice', zh: 'answer 运行了两次' },
      note: {
        en: 'The way over search is one step shorter than the way over load and rank. Count the supersteps in which answer runs: two, and in the first of them rank is only just running. The mend is a join; defer does it too. Python runs it twice as well.',
        zh: '经过 search 的路比经过 load 和 rank 的路短一步。数一数 answer 在几个超步里运行：两个，而第一次时 rank 才正在运行。修法是用汇合，defer 也可以。Python 同样会运行两次。',
      },
      fields: { log: strings },
      nodes: { search: ownName('log'), load: ownName('log'), rank: ownName('log'), answer: ownName('log') },
      paths: ['START > search > answer > END', 'START > load > rank > answer'],
      turns: [input('{}')],
      expect: [ends('log', ['load', 'search', 'answer', 'rank', 'answer'])],
    },
    {
      title: { en: 'Mended: answer waits for both', zh: '修好：answer 等两边都到' },
      note: {
        en: 'The join holds answer back until search and rank have both run. Step past search: answer does not start yet.',
        zh: '汇合让 answer 等到 search 和 rank 都运行过。单步走过 search：answer 还没有开始。',
      },
      paths: ['START > search', 'START > load > rank', 'answer > END'],
      joins: [{ sources: ['search', 'rank'], target: 'answer' }],
      expect: [ends('log', ['load', 'search', 'rank', 'answer'])],
    },
  ),
  ...twins(
    'join-never-fills',
    {
      title: { en: 'close waits for both, one ever runs', zh: 'close 等两个，却只运行一个' },
      note: {
        en: 'triage goes to refund or to repair, never to both, but the join waits for both. Step past refund: nothing is next, status stays open, and nothing fails. The mend is a plain edge from each to close.',
        zh: 'triage 只去 refund 或 repair，不会两个都去，而汇合要等两个。单步走过 refund：没有下一步，status 一直是 open，也没有报错。修法是从两者各连一条普通的边到 close。',
      },
      fields: { status: plain('str') },
      nodes: { triage: node("{ status: 'open' }"), refund: node('{}'), repair: node('{}'), close: node("{ status: 'closed' }") },
      paths: ['START > triage', 'close > END'],
      joins: [{ sources: ['refund', 'repair'], target: 'close' }],
      routers: [
        {
          source: 'triage',
          targets: ['refund', 'repair'],
          code: "export default (state) => (state.status === 'open' ? 'refund' : 'repair');\n",
        },
      ],
      turns: [input('{}')],
      expect: [ends('status', 'open')],
    },
    {
      title: { en: 'Mended: close runs after either', zh: '修好：任一个之后都运行 close' },
      note: {
        en: 'Two plain edges lead into close; whichever of refund and repair runs, close comes next.',
        zh: '两条普通的边通向 close；refund 和 repair 无论运行哪个，下一个都是 close。',
      },
      paths: ['START > triage', 'refund > close > END', 'repair > close'],
      joins: [],
      expect: [ends('status', 'closed')],
    },
  ),
  ...twins(
    'endless-loop',
    {
      title: { en: 'write and review for ever', zh: 'write 和 review 没完没了' },
      note: {
        en: 'Plain edges lead from write to review and back, and nothing leads out. Watch tries grow until the recursion limit of 6 ends the run with GraphRecursionError. The mend is a conditional edge to END. Where no limit is set, LangGraph.js stops at 25 and LangGraph 1.2 of Python at 10007.',
        zh: '普通的边从 write 到 review 再回来，没有出口。看 tries 一直增长，直到递归上限 6 以 GraphRecursionError 结束运行。修法是加一条通往 END 的条件边。不设上限时，LangGraph.js 到 25 停止，Python 的 LangGraph 1.2 到 10007 停止。',
      },
      fields: { tries: reduced('int', 'add') },
      nodes: { write: node('{ tries: 1 }'), review: node('{}') },
      paths: ['START > write > review > write'],
      recursionLimit: 6,
      turns: [input('{}')],
      expect: [fails('GraphRecursionError')],
    },
    {
      title: { en: 'Mended: review ends after two tries', zh: '修好：两次之后 review 结束' },
      note: {
        en: 'A conditional edge after review reads tries and goes to END once there are 2. The recursion limit of 6 is not reached.',
        zh: 'review 之后的条件边读取 tries，到 2 次就去 END。没有碰到递归上限 6。',
      },
      paths: ['START > write > review'],
      routers: [
        {
          source: 'review',
          targets: ['write', 'END'],
          code: `${importLangGraph('END')}\nexport default (state) => (state.tries < 2 ? 'write' : END);\n`,
        },
      ],
      expect: [ends('tries', 2), calls('tries', 2)],
    },
  ),
};
