import { calls, ends, fails, input, node, own, plain, reduced, strings } from '../parts';
import type { Sketch } from '../sketch';

/** One field with and without a reducer, and what the first call gets. */
export const overwrite: { readonly [id: string]: Sketch } = {
  'overwritten-list': {
    title: { en: 'A list without a reducer', zh: '没有归约函数的列表' },
    note: {
      en: 'Three writes, no call: each replaces what was there. Two of them replaced something, the input included. Give the field a reducer and step again.',
      zh: '三次写入，没有一次调用：每次都替换原来的值。其中两次替换掉了内容，连输入也不例外。给字段加上归约函数，再单步一次。',
    },
    fields: { log: plain('list', 'str') },
    nodes: { a: node("{ log: ['a was here'] }"), b: node("{ log: ['b was here'] }") },
    paths: ['START > a > b > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [ends('log', ['b was here']), calls('log', 0)],
  },
  append: {
    title: { en: 'The same list with append', zh: '同一个列表，用追加' },
    note: {
      en: 'The nodes are unchanged; the rule belongs to the state. operator.add on lists appends.',
      zh: '节点没有变；规则属于状态。operator.add 用在列表上就是追加。',
    },
    fields: { log: strings },
    nodes: { a: node("{ log: ['a was here'] }"), b: node("{ log: ['b was here'] }") },
    paths: ['START > a > b > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [ends('log', ['start', 'a was here', 'b was here']), calls('log', 3)],
  },
  'spy-with-input': {
    title: { en: 'Three calls: the input is one of them', zh: '三次调用：输入也算一次' },
    note: {
      en: 'The input is not put into the state, it goes through the reducer like any write. existing is [] in the first call: the zero value of a list.',
      zh: '输入不是直接放进状态，而是和任何写入一样经过归约函数。第一次调用里 existing 是 []：列表的零值。',
    },
    fields: { log: own('list', '(existing, update) => {\n  console.log(existing, update);\n  return [...existing, ...update];\n}', 'str') },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: ['START > a > b > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [calls('log', 3), ends('log', ['start', 'A', 'B'])],
  },
  'spy-without-input': {
    title: { en: 'Two calls: nothing in the input', zh: '两次调用：输入里什么也没有' },
    note: {
      en: 'The same graph with an empty input: the reducer is called twice, and the first existing is still [].',
      zh: '同一个图，输入为空：归约函数被调用两次，第一次的 existing 仍是 []。',
    },
    fields: { log: own('list', '(existing, update) => {\n  console.log(existing, update);\n  return [...existing, ...update];\n}', 'str') },
    nodes: { a: node("{ log: ['A'] }"), b: node("{ log: ['B'] }") },
    paths: ['START > a > b > END'],
    turns: [input('{}')],
    expect: [calls('log', 2), ends('log', ['A', 'B'])],
  },
  'zero-values': {
    title: { en: 'Zero values of seven types', zh: '七种类型的零值' },
    note: {
      en: 'Each field is written once. Read existing in each first call: [], 0, 0.0, "", False, {}, an empty set. Without a reducer there would be nothing, and no call.',
      zh: '每个字段写入一次。看每次首次调用里的 existing：[]、0、0.0、""、False、{}、空集合。没有归约函数就什么也没有，也没有调用。',
    },
    fields: {
      a_list: reduced('list', 'append', 'str'),
      an_int: reduced('int', 'add'),
      a_float: reduced('float', 'add'),
      a_str: reduced('str', 'join'),
      a_bool: reduced('bool', 'max'),
      a_dict: reduced('dict', 'merge'),
      a_set: reduced('set', 'union', 'str'),
    },
    nodes: {
      write: node(
        "{\n  a_list: ['x'],\n  an_int: 1,\n  a_float: 0.5,\n  a_str: 'x',\n  a_bool: true,\n  a_dict: { x: 1 },\n  a_set: new Set(['x']),\n}",
      ),
    },
    paths: ['START > write > END'],
    turns: [input('{}')],
    expect: [
      ...['a_list', 'an_int', 'a_float', 'a_str', 'a_bool', 'a_dict', 'a_set'].map((field) => calls(field, 1)),
      ends('a_list', ['x']),
      ends('an_int', 1),
      ends('a_float', 0.5),
      ends('a_str', 'x'),
      ends('a_bool', true),
      ends('a_dict', { x: 1 }),
      ends('a_set', { $: 'set', v: ['x'] }),
    ],
  },
  'type-does-not-fit': {
    title: { en: 'A write that does not fit the type', zh: '写入与类型不符' },
    note: {
      en: 'The field is a list, the node writes 5. Nothing checks the type; the reducer is what fails, with the write and its writer named. In plain JavaScript [].concat(5) would have taken it silently.',
      zh: '字段是列表，节点写了 5。没有东西检查类型；失败的是归约函数，并指出是哪次写入、谁写的。在普通的 JavaScript 里，[].concat(5) 会悄悄接受它。',
    },
    fields: { log: strings },
    nodes: { wrong: node('{ log: 5 }') },
    paths: ['START > wrong > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [fails('TypeError'), calls('log', 2)],
  },
  mixed: {
    title: { en: 'status without a reducer, beside a list', zh: '没有归约函数的 status，与列表并列' },
    note: {
      en: 'Fields with and without a reducer live side by side: log accumulates, status keeps the last write.',
      zh: '有归约函数和没有归约函数的字段可以并存：log 累积，status 保留最后一次写入。',
    },
    fields: { log: strings, status: plain('str') },
    nodes: { open: node("{ log: ['opened'], status: 'in progress' }"), close: node("{ log: ['closed'], status: 'done' }") },
    paths: ['START > open > close > END'],
    turns: [input("{ status: 'new' }")],
    expect: [ends('log', ['opened', 'closed']), ends('status', 'done')],
  },
  'status-grows': {
    title: { en: 'add on a status: it grows', zh: '给 status 加上相加：它越来越长' },
    note: {
      en: 'operator.add on strings joins them. Nobody meant that, and nothing fails: a silent failure.',
      zh: 'operator.add 用在字符串上就是拼接。没人想要这样，也没有任何报错：静默失败。',
    },
    fields: { status: reduced('str', 'join') },
    nodes: { open: node("{ status: '处理中' }"), close: node("{ status: '已完成' }") },
    paths: ['START > open > close > END'],
    turns: [input("{ status: '新建' }")],
    expect: [ends('status', '新建处理中已完成'), calls('status', 3)],
  },
};
