import { ends, input, node, strings } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const REVIEW = { fields: { log: strings }, nodes: { read: node("{ log: ['reviewed'] }") }, paths: ['START > read > END'] };
const OPEN = node("{ log: ['opened'] }");

/** Graphs inside nodes, which answer with all that they share. */
export const hazardsOfSubgraphs: { readonly [id: string]: Sketch } = {
  ...twins(
    'echo-doubles',
    {
      title: { en: 'review gives the log back whole', zh: 'review 把整个 log 交了回来' },
      note: {
        en: 'review is a graph of its own that shares log. Open it and step: it is given the whole log and adds one entry. Its answer is the whole list, which the reducer outside appends to the list that is there. The mend is an input schema without log: then it starts with an empty one and answers with what is new.',
        zh: 'review 是一个共享 log 的子图。打开它并单步走：它收到整个 log，加了一条。它的结果是整个列表，外层的归约函数又把它接到已有的列表后面。修法是让输入模式不含 log：它从空列表开始，只返回新的部分。',
      },
      fields: { log: strings },
      nodes: { open: OPEN, review: { inner: REVIEW } },
      paths: ['START > open > review > END'],
      turns: [input('{}')],
      expect: [ends('log', ['opened', 'opened', 'reviewed'])],
    },
    {
      title: { en: 'Mended: review is not given the log', zh: '修好：不把 log 交给 review' },
      note: {
        en: 'The input schema of the graph inside leaves log out. Inside, log is empty at first, so the answer is the new entry alone.',
        zh: '内部图的输入模式不含 log。它内部的 log 一开始是空的，所以结果只有新的一条。',
      },
      nodes: { open: OPEN, review: { inner: { ...REVIEW, input: [] } } },
      expect: [ends('log', ['opened', 'reviewed'])],
    },
  ),
};
