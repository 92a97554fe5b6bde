import { after, calls, ends, input, node, own, plain, reduced } from '../parts';
import type { Sketch } from '../sketch';

/** Reducers other than append, and what an input does to them. */
export const reducers: { readonly [id: string]: Sketch } = {
  unique: {
    title: { en: 'unique keeps the first order', zh: '去重，保持首次出现的顺序' },
    note: {
      en: 'What was there already is left out, by value; the first one keeps its place.',
      zh: '已有的内容按值去除；先出现的保持位置。',
    },
    fields: { topics: reduced('list', 'unique', 'str') },
    nodes: { first: node("{ topics: ['售后', '物流'] }"), second: node("{ topics: ['物流', '设备', '售后'] }") },
    paths: ['START > first > second > END'],
    turns: [input('{}')],
    expect: [ends('topics', ['售后', '物流', '设备'])],
  },
  union: {
    title: { en: 'union loses the order', zh: '并集会丢失顺序' },
    note: {
      en: 'A set has no order in Python: what you see here is JavaScript’s, which keeps insertion order. Do not rely on it.',
      zh: 'Python 的集合没有顺序：这里看到的是 JavaScript 的顺序，它按插入先后。请不要依赖。',
    },
    fields: { topics: reduced('list', 'union', 'str') },
    nodes: { first: node("{ topics: ['售后', '物流'] }"), second: node("{ topics: ['物流', '设备', '售后'] }") },
    paths: ['START > first > second > END'],
    turns: [input('{}')],
    expect: [ends('topics', ['售后', '物流', '设备'], 'any')],
  },
  'sum-max-dict': {
    title: { en: 'sum, max and dict in one state', zh: '一个状态里的求和、最大值与字典' },
    note: {
      en: 'A reducer works on any type. Two nodes in parallel write all three fields; neither needs to know the other.',
      zh: '归约函数适用于任何类型。两个并行节点都写这三个字段，谁也不需要知道对方。',
    },
    fields: { total: reduced('int', 'add'), best: reduced('int', 'max'), conf: reduced('dict', 'merge', 'int') },
    nodes: { a: node('{ total: 5, best: 9, conf: { a: 1 } }'), b: node('{ total: 10, best: 7, conf: { b: 2 } }') },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input('{}')],
    expect: [ends('total', 15), ends('best', 9), ends('conf', { a: 1, b: 2 })],
  },
  'min-from-zero': {
    title: { en: 'min that starts at zero', zh: '从零开始的最小值' },
    note: {
      en: 'The zero value takes part in the first call: min(0, 5) is 0, for ever. Choose “no start value”, and the first write is taken as it is.',
      zh: '零值也参加第一次调用：min(0, 5) 是 0，永远是 0。把起始值改为“无”，第一次写入就原样采用。',
    },
    fields: { lowest: reduced('int', 'min') },
    nodes: { a: node('{ lowest: 5 }'), b: node('{ lowest: 3 }') },
    paths: ['START > a > END', 'START > b > END'],
    turns: [input('{}')],
    expect: [ends('lowest', 0)],
  },
  'input-contributes': {
    title: { en: 'The input contributes, it does not set', zh: '输入是“贡献”，不是“设置”' },
    note: {
      en: 'turn = 10 as input, the node adds 1: the result is 11. To set a reduced field, send an Overwrite.',
      zh: '输入 turn = 10，节点加 1：结果是 11。要设置一个有归约函数的字段，请发送 Overwrite。',
    },
    fields: { turn: reduced('int', 'add') },
    nodes: { count: node('{ turn: 1 }') },
    paths: ['START > count > END'],
    turns: [input('{ turn: 10 }')],
    expect: [ends('turn', 11), calls('turn', 2)],
  },
  'fed-back': {
    title: { en: 'A stored value fed back', zh: '把存下的值再送回去' },
    note: {
      en: 'The second turn sends what the thread already holds: 5 + 5 = 10. A reducer does not know that it has seen this before.',
      zh: '第二轮把线程里已有的值又送进来：5 + 5 = 10。归约函数不知道自己见过它。',
    },
    fields: { turn: reduced('int', 'add') },
    nodes: { idle: node('{}') },
    paths: ['START > idle > END'],
    turns: [input('{ turn: 5 }'), input('{ turn: 5 }')],
    expect: [ends('turn', 5, 'exact', after(1, 1)), ends('turn', 10)],
  },
  'keep-last-three': {
    title: { en: 'Keep the last three', zh: '只保留最后三个' },
    note: {
      en: 'One reducer, and a list can no longer grow without end.',
      zh: '一个归约函数，列表就不会无限增长。',
    },
    fields: { log: reduced('list', 'keepLast', 'int', 3) },
    nodes: { a: node('{ log: [1, 2] }'), b: node('{ log: [3, 4] }'), c: node('{ log: [5] }') },
    paths: ['START > a > b > c > END'],
    turns: [input('{}')],
    expect: [ends('log', [3, 4, 5])],
  },
  'reset-by-null': {
    title: { en: 'Reset by null', zh: '用 null 重置' },
    note: {
      en: 'null reaches a reducer like any other update, so it can mean “start again”: 10, 13, 0, 4.',
      zh: 'null 和其他更新一样会到达归约函数，所以可以表示“重新开始”：10、13、0、4。',
    },
    fields: {
      total: own('any', '(existing, update) => (update === null ? 0 : existing + update)', 'any', {
        kind: 'own',
        source: 'export default 0;\n',
      }),
    },
    nodes: { idle: node('{}') },
    paths: ['START > idle > END'],
    turns: [input('{ total: 10 }'), input('{ total: 3 }'), input('{ total: null }'), input('{ total: 4 }')],
    expect: [
      ends('total', 10, 'exact', after(1, 0)),
      ends('total', 13, 'exact', after(2, 0)),
      ends('total', 0, 'exact', after(3, 0)),
      ends('total', 4),
    ],
  },
  median: {
    title: { en: 'A median: fields of their own', zh: '中位数：各用自己的字段' },
    note: {
      en: 'A reducer sees two values at a time, never the batch, so a median cannot be a reducer. Each branch writes its own field; a later node looks at all of them.',
      zh: '归约函数一次只看到两个值，看不到整批，所以中位数不可能是归约函数。每个分支写自己的字段，后面的节点一起看。',
    },
    fields: { a: plain('int'), b: plain('int'), c: plain('int'), median: plain('int') },
    nodes: {
      'score a': node('{ a: 7 }'),
      'score b': node('{ b: 1 }'),
      'score c': node('{ c: 4 }'),
      middle: 'export default (state) => ({\n  median: [state.a, state.b, state.c].sort((x, y) => x - y)[1],\n});\n',
    },
    paths: ['START > score a > middle > END', 'START > score b > middle', 'START > score c > middle'],
    turns: [input('{}')],
    expect: [ends('median', 4)],
  },
};
