import { importLangGraph } from '../imports';
import { ends, fails, input, node, plain, reduced, strings } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const FORK = ['START > ada > END', 'START > bob > END'];
const overwrite = (text: string): string => node(`{ log: new Overwrite(['${text}']) }`, `${importLangGraph('Overwrite')}\n`);

/** Nodes of one superstep that get in each other's way. */
export const hazardsInParallel: { readonly [id: string]: Sketch } = {
  ...twins(
    'parallel-plain',
    {
      title: { en: 'Two nodes set scores at once', zh: '两个节点同时写 scores' },
      note: {
        en: 'Step into the superstep of ada and bob: both write scores, which has no reducer, and the second write is refused. The mend is a reducer that says how two writes become one. Python refuses it too, in other words.',
        zh: '单步进入 ada 和 bob 的超步：两者都写 scores，而它没有归约函数，第二次写入被拒绝。修法是加一个归约函数，说明两次写入怎样合成一个值。Python 同样会拒绝，只是报错的文字不同。',
      },
      fields: { scores: plain('dict', 'int') },
      nodes: { ada: node('{ scores: { ada: 8 } }'), bob: node('{ scores: { bob: 6 } }') },
      paths: FORK,
      turns: [input('{}')],
      expect: [fails('InvalidUpdateError')],
    },
    {
      title: { en: 'Mended: scores are merged', zh: '修好：scores 会合并' },
      note: {
        en: 'The nodes are unchanged, the field has the reducer merge. Look at its two calls: existing holds the entry of ada when that of bob comes.',
        zh: '节点没有变，字段有了归约函数“合并”。看它的两次调用：bob 的条目到来时，existing 里已有 ada 的条目。',
      },
      fields: { scores: reduced('dict', 'merge', 'int') },
      expect: [ends('scores', { ada: 8, bob: 6 })],
    },
  ),
  ...twins(
    'parallel-overwrite',
    {
      title: { en: 'Two nodes overwrite log at once', zh: '两个节点同时覆盖 log' },
      note: {
        en: 'clear and shorten both send an Overwrite in one superstep: the first is taken, the second is refused. The mend is to run one after the other. Python refuses it too. The two part on a field without a start value: an Overwrite that is its first write is not counted by LangGraph.js, and Python stores the wrapper itself.',
        zh: 'clear 和 shorten 在同一个超步里都发送 Overwrite：第一个被接受，第二个被拒绝。修法是让它们一个接一个运行。Python 同样会拒绝。两者的差别在没有起始值的字段上：第一次写入若是 Overwrite，LangGraph.js 不计在内，Python 则把包装对象本身存下。',
      },
      fields: { log: strings },
      nodes: { clear: overwrite('cleared'), shorten: overwrite('shortened') },
      paths: ['START > clear > END', 'START > shorten > END'],
      turns: [input("{ log: ['a long story'] }")],
      expect: [fails('InvalidUpdateError')],
    },
    {
      title: { en: 'Mended: one Overwrite after the other', zh: '修好：Overwrite 一个接一个' },
      note: {
        en: 'An edge from clear to shorten puts each Overwrite into a superstep of its own. Neither calls the reducer; the later one stays.',
        zh: '从 clear 到 shorten 的一条边，让每个 Overwrite 各在自己的超步里。两次都不调用归约函数，后一次留下。',
      },
      paths: ['START > clear > shorten > END'],
      expect: [ends('log', ['shortened'])],
    },
  ),
  ...twins(
    'reads-sibling',
    {
      title: { en: 'reporter reads scores while judge writes', zh: 'judge 写 scores 时 reporter 在读' },
      note: {
        en: 'judge and reporter run in one superstep, so reporter reads the snapshot before the fork and finds no scores. Compare what reporter read with the state after the superstep. The mend is an edge from judge to reporter.',
        zh: 'judge 和 reporter 在同一个超步里运行，所以 reporter 读到的是分叉前的快照，里面没有分数。比较 reporter 读到的内容与超步之后的状态。修法是从 judge 到 reporter 连一条边。',
      },
      fields: { scores: reduced('list', 'append', 'int'), report: plain('str') },
      nodes: {
        judge: node('{ scores: [8, 6] }'),
        reporter: 'export default (state) => ({ report: `${state.scores.length} scores` });\n',
      },
      paths: ['START > judge > END', 'START > reporter > END'],
      turns: [input('{}')],
      expect: [ends('scores', [8, 6]), ends('report', '0 scores')],
    },
    {
      title: { en: 'Mended: first judge, then reporter', zh: '修好：先 judge，后 reporter' },
      note: {
        en: 'reporter runs one superstep later and reads what judge has written: 2 scores.',
        zh: 'reporter 晚一个超步运行，读到 judge 写好的内容：2 scores。',
      },
      paths: ['START > judge > reporter > END'],
      expect: [ends('report', '2 scores')],
    },
  ),
};
