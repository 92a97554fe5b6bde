import { ends, input, node, own, plain, strings } from '../parts';
import type { Sketch } from '../sketch';
import { parallelNames, zebraAppleMango } from './zebraAppleMango';

const slow = (ms: number): string =>
  `export default async (state, config) => {\n  await new Promise((done) => setTimeout(done, ${ms}));\n  console.log('finished');\n  return { log: [config.metadata.langgraph_node] };\n};\n`;

/** In which order parallel writes merge, and how to have the order that one means. */
export const order: { readonly [id: string]: Sketch } = {
  'zebra-apple-mango': zebraAppleMango,
  'code-points': {
    title: { en: '甲 乙 丙 merge as 丙 乙 甲', zh: '甲乙丙 合并成 丙乙甲' },
    note: {
      en: 'Names are compared by code point, not as a person would sort them: 丙 is U+4E19, 乙 U+4E59, 甲 U+7532.',
      zh: '名字按码点比较，不按人的习惯排序：丙是 U+4E19，乙是 U+4E59，甲是 U+7532。',
    },
    fields: { log: strings },
    ...parallelNames('甲', '乙', '丙'),
    turns: [input('{}')],
    expect: [ends('log', ['丙', '乙', '甲'])],
  },
  search_web: {
    title: { en: 'search_web and summarize', zh: 'search_web 与 summarize' },
    note: {
      en: 'search_web comes before summarize, as everybody hopes. The next example renames one node.',
      zh: 'search_web 排在 summarize 前面，正如大家所愿。下一个示例只改一个节点的名字。',
    },
    fields: { log: strings },
    ...parallelNames('search_web', 'summarize'),
    turns: [input('{}')],
    expect: [ends('log', ['search_web', 'summarize'])],
  },
  web_search: {
    title: { en: 'Renamed to web_search', zh: '改名为 web_search' },
    note: {
      en: 'Only a name has changed, and the list is turned around: w comes after s.',
      zh: '只改了一个名字，列表就倒过来了：w 在 s 之后。',
    },
    fields: { log: strings },
    ...parallelNames('web_search', 'summarize'),
    turns: [input('{}')],
    expect: [ends('log', ['summarize', 'web_search'])],
  },
  'finishing-order': {
    title: { en: 'Finishing order against name order', zh: '完成顺序与名字顺序' },
    note: {
      en: 'zebra finishes first and apple last: see the console. They still merge apple, mango, zebra.',
      zh: 'zebra 最先完成，apple 最后：看控制台。合并顺序仍是 apple、mango、zebra。',
    },
    fields: { log: strings },
    nodes: { zebra: slow(10), mango: slow(40), apple: slow(80) },
    paths: ['START > zebra > END', 'START > mango > END', 'START > apple > END'],
    turns: [input('{}')],
    expect: [ends('log', ['apple', 'mango', 'zebra'])],
  },
  'order-serial': {
    title: { en: 'Keep an order, one: make it serial', zh: '保持顺序之一：改为串行' },
    note: {
      en: 'Edges are the only order that LangGraph promises. It costs a superstep.',
      zh: '边是 LangGraph 唯一承诺的顺序。代价是多一个超步。',
    },
    fields: { log: strings },
    nodes: { zebra: node("{ log: ['1'] }"), apple: node("{ log: ['2'] }") },
    paths: ['START > zebra > apple > END'],
    turns: [input('{}')],
    expect: [ends('log', ['1', '2'])],
  },
  'order-sort-key': {
    title: { en: 'Keep an order, two: carry a sort key', zh: '保持顺序之二：带上排序键' },
    note: {
      en: 'Each item says where it belongs, and the reducer sorts. Now the merge order does not matter.',
      zh: '每一项都说明自己的位置，由归约函数排序。这样合并顺序就不重要了。',
    },
    fields: {
      log: own('list', '(existing, update) =>\n  [...existing, ...update].sort((a, b) => a.at - b.at)', 'dict'),
    },
    nodes: { zebra: node("{ log: [{ at: 1, text: 'first' }] }"), apple: node("{ log: [{ at: 2, text: 'second' }] }") },
    paths: ['START > zebra > END', 'START > apple > END'],
    turns: [input('{}')],
    expect: [
      ends('log', [
        { at: 1, text: 'first' },
        { at: 2, text: 'second' },
      ]),
    ],
  },
  'order-fields': {
    title: { en: 'Keep an order, three: a field for each branch', zh: '保持顺序之三：每个分支一个字段' },
    note: {
      en: 'Each branch writes a field of its own; a later node puts them together in the order that is meant.',
      zh: '每个分支写自己的字段，后面的节点按想要的顺序合在一起。',
    },
    fields: { from_zebra: plain('str'), from_apple: plain('str'), log: strings },
    nodes: {
      zebra: node("{ from_zebra: 'first' }"),
      apple: node("{ from_apple: 'second' }"),
      collect: node('{ log: [state.from_zebra, state.from_apple] }'),
    },
    paths: ['START > zebra > collect > END', 'START > apple > collect'],
    turns: [input('{}')],
    expect: [ends('log', ['first', 'second'])],
  },
};
