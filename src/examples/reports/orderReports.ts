import { importLangGraph } from '../imports';
import { after, ends, input, node, own, ownName, plain, strings } from '../parts';
import { fan, type Reports } from './reportSketch';

const SEND = importLangGraph('Send');
const waits = (ms: string, update: string): string =>
  `export default async (state) => {\n  await new Promise((done) => setTimeout(done, ${ms}));\n  return ${update};\n};\n`;

/** What comes before what. */
export const orderReports: Reports = {
  R040: {
    source: 'langchain-ai/langchain-academy#42',
    title: { en: 'A sorting reducer sorts the past too', zh: '会排序的归约函数连过去也排' },
    note: {
      en: 'z ran first and stands last. A reducer sees what is there and one update; where a superstep begins it cannot know, so it sorts everything. To order one superstep, give each item a key that tells it.',
      zh: 'z 最先运行，却排在最后。归约函数只看到已有值和一个更新，不知道超步从哪里开始，于是全部重排。若只想排同一超步内的内容，就给每一项带上能说明超步的键。',
    },
    fields: { log: own('list', '(existing, update) => [...existing, ...update].sort()', 'str') },
    nodes: { z: ownName('log'), b: ownName('log'), c: ownName('log'), d: ownName('log') },
    paths: ['START > z > b > d > END', 'z > c > d'],
    turns: [input('{}')],
    expect: [ends('log', ['b', 'c', 'z'], 'exact', after(1, 2)), ends('log', ['b', 'c', 'd', 'z'])],
  },
  R041: {
    source: 'langchain-ai/langchain-academy#27',
    title: { en: 'Sends run together and merge as they were sent', zh: 'Send 并发运行，按发送顺序合并' },
    note: {
      en: 'All tasks of work run in one superstep, and a is done long before c. They merge in the order in which the Sends were made: c, a, b. Nodes that edges start go by name instead: see names.',
      zh: 'work 的所有任务在同一个超步里运行，a 比 c 早得多完成。合并却按创建 Send 的顺序：c、a、b。由边启动的节点则按名字：见 names。',
    },
    fields: { items: plain('list', 'str'), out: strings, names: strings },
    nodes: {
      plan: node('{}'),
      work: waits('{ a: 0, b: 10, c: 30 }[state.item]', '{ out: [state.item] }'),
      mango: ownName('names'),
      apple: waits('20', "{ names: ['apple'] }"),
      zebra: ownName('names'),
    },
    paths: ['START > plan', 'work > END', ...fan('mango', 'apple', 'zebra')],
    routers: [
      {
        source: 'plan',
        targets: ['work'],
        code: `${SEND}\nexport default (state) => state.items.map((item) => new Send('work', { item }));\n`,
      },
    ],
    turns: [input("{ items: ['c', 'a', 'b'] }")],
    expect: [ends('out', ['c', 'a', 'b']), ends('names', ['apple', 'mango', 'zebra'])],
  },
  R042: {
    source: 'langchain-ai/langgraph#3617',
    hazards: ['readsSibling'],
    title: { en: 'The fast branch waits for the slow one', zh: '快的分支要等慢的' },
    note: {
      en: 'next does not start when fast is done, but when the whole superstep is: slow belongs to it. Each level waits for all of the level before. A branch that shall go on alone belongs into one node or one subgraph.',
      zh: 'next 不是在 fast 完成时开始，而是等整个超步完成，slow 也在其中。每一层都等上一层全部完成。想让某个分支独自前进，就把它放进一个节点或一个子图。',
    },
    fields: { log: strings, saw: plain('list', 'str') },
    nodes: {
      fast: ownName('log'),
      slow: waits('30', "{ log: ['slow'] }"),
      next: node("{ log: ['next'], saw: state.log }"),
      last: ownName('log'),
    },
    paths: ['START > fast > next > END', 'START > slow > last > END'],
    turns: [input('{}')],
    expect: [
      ends('log', ['fast', 'slow'], 'exact', after(1, 1)),
      ends('saw', ['fast', 'slow']),
      ends('log', ['fast', 'slow', 'last', 'next']),
    ],
  },
};
