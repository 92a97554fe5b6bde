import type { FieldType, StateStyle } from '~/core/document';
import { UNDEFINED } from '~/core/value';
import { after, ends, fails, input, node, own, plain, reduced, strings } from '../parts';
import type { FieldSketch, Sketch } from '../sketch';

const STR: FieldType = { kind: 'str', of: 'any' };
const untracked = (guard: boolean): FieldSketch => ({ type: STR, merge: { kind: 'untracked', guard } });

/** The same graph in each style: `retries` is written with a text where a number is declared. */
const wrongType = (style: StateStyle): Pick<Sketch, 'style' | 'fields' | 'nodes' | 'paths' | 'turns'> => ({
  style,
  fields: { retries: plain('int'), log: strings },
  nodes: { a: node("{ retries: 'three', log: ['a'] }") },
  paths: ['START > a > END'],
  turns: [input("{ retries: 1, log: ['start'] }")],
});

const tmpGraph = (guard: boolean): Pick<Sketch, 'fields' | 'nodes' | 'paths' | 'turns'> => ({
  fields: { tmp: untracked(guard), log: strings },
  nodes: {
    left: node("{ tmp: 'from left', log: ['left'] }"),
    right: node("{ tmp: 'from right', log: ['right'] }"),
    after: node('{ log: [`saw ${state.tmp}`] }'),
  },
  paths: ['START > left > after > END', 'START > right > after'],
  turns: [input("{ log: ['start'] }")],
});

/** What a state is declared as, and what that does. */
export const stateDefinition: { readonly [id: string]: Sketch } = {
  'style-annotation': {
    title: { en: 'Three styles: Annotation checks nothing', zh: '三种写法：Annotation 什么也不检查' },
    note: {
      en: 'a writes a text into a field that is declared a number. Annotation has no types when it runs: the text is in the state. Open “Three styles side by side” in the settings and build it.',
      zh: 'a 往声明为数字的字段写入文字。Annotation 运行时没有类型：文字就进了状态。在设置里打开“三种写法并排”，构建看看。',
    },
    ...wrongType('annotation'),
    expect: [ends('retries', 'three'), ends('log', ['start', 'a'])],
  },
  'style-state-schema': {
    title: { en: 'Three styles: StateSchema refuses', zh: '三种写法：StateSchema 会拒绝' },
    note: {
      en: 'The same graph declared with StateSchema: the node’s write is validated and the superstep fails, so nothing of it is saved, not even the line in log.',
      zh: '同一个图，用 StateSchema 声明：节点的写入经过校验，超步失败，什么也不保存，连 log 里的那一行也没有。',
    },
    ...wrongType('stateSchema'),
    expect: [{ kind: 'error', code: 'Error', text: 'Validation failed for field "retries"' }, ends('log', ['start'])],
  },
  'style-zod': {
    title: { en: 'Three styles: a zod object refuses too', zh: '三种写法：zod 对象也会拒绝' },
    note: {
      en: 'The same graph declared as a zod object, its reducer in the metadata. zod’s own error comes through.',
      zh: '同一个图，用 zod 对象声明，归约函数写在元数据里。报出来的是 zod 自己的错误。',
    },
    ...wrongType('zod'),
    expect: [fails('$ZodError'), ends('log', ['start'])],
  },
  underscore: {
    title: { en: 'A leading underscore means nothing', zh: '开头的下划线没有含义' },
    note: {
      en: '_draft looks private and is not: the input sets it, every node reads it, it is in each checkpoint and in the answer. Only schemas make a field private.',
      zh: '_draft 看起来是私有的，其实不是：输入能设定它，每个节点都读得到，每个检查点和结果里都有。只有模式能让字段私有。',
    },
    fields: { _draft: plain('str'), log: strings },
    nodes: { write: node('{ _draft: `${state._draft}, longer` }'), read: node('{ log: [state._draft] }') },
    paths: ['START > write > read > END'],
    turns: [input("{ _draft: 'short' }")],
    expect: [ends('_draft', 'short', 'exact', after(1, 0)), ends('_draft', 'short, longer'), ends('log', ['short, longer'])],
  },
  'private-field': {
    title: { en: 'A private field, read by one node', zh: '只有一个节点读得到的私有字段' },
    note: {
      en: 'secret is in no schema of the graph, only in the one that check reads by. An input cannot set it and the answer does not have it, yet checkpoints keep it. check reads nothing else.',
      zh: 'secret 不在图的任何模式里，只在 check 读取用的模式里。输入设定不了它，结果里也没有，但检查点会保存它。check 除此之外什么也读不到。',
    },
    fields: { secret: { ...plain('str'), private: true }, log: strings },
    nodes: {
      make: node("{ secret: 's3', log: [`make reads ${Object.keys(state).join(' ')}`] }"),
      check: { source: node("{ log: [`check reads ${Object.keys(state).join(' ')}`] }"), reads: ['secret'] },
    },
    paths: ['START > make > check > END'],
    turns: [input("{ secret: 'given', log: [] }")],
    expect: [ends('log', ['make reads log', 'check reads secret']), ends('secret', 's3')],
  },
  'optional-key': {
    title: { en: 'Optional: absent, undefined, null', zh: '可选：不存在、undefined、null' },
    note: {
      en: 'topic is optional. With StateSchema the key is there from the start, as undefined. Turn 1 does not give it; turn 2 gives undefined, which keeps it so; turn 3 gives a text. null would be refused: optional is not nullable. With Annotation the key is absent until it is written; change the style and look.',
      zh: 'topic 是可选的。用 StateSchema 时，这个键从一开始就在，值是 undefined。第 1 轮不给；第 2 轮给 undefined，还是一样；第 3 轮给文字。给 null 会被拒绝：可选不等于可为 null。用 Annotation 时，写入之前没有这个键；换一种写法看看。',
    },
    style: 'stateSchema',
    fields: { topic: { ...plain('str'), optional: true }, log: strings },
    nodes: { look: node("{ log: ['topic' in state ? String(state.topic) : 'no key'] }") },
    paths: ['START > look > END'],
    turns: [input('{ log: [] }'), input('{ topic: undefined, log: [] }'), input("{ topic: 'cats', log: [] }")],
    expect: [
      ends('log', ['undefined'], 'exact', after(1, 1)),
      ends('topic', UNDEFINED, 'exact', after(2, 1)),
      ends('log', ['undefined', 'undefined', 'cats']),
    ],
  },
  'update-type': {
    title: { en: 'ReducedValue with an input type of its own', zh: '写入类型不同的 ReducedValue' },
    note: {
      en: 'history holds a list, and nodes write one text each: ReducedValue’s inputSchema says so, and StateSchema checks the text, not the list. The reducer puts it at the end.',
      zh: 'history 存的是列表，节点每次写一个文字：ReducedValue 的 inputSchema 这样声明，StateSchema 检查的是这个文字，不是列表。归约函数把它接在末尾。',
    },
    style: 'stateSchema',
    fields: { history: { ...own('list', '(existing, update) => [...existing, update]', 'str'), updateType: STR } },
    nodes: { ask: node("{ history: 'asked' }"), answer: node("{ history: 'answered' }") },
    paths: ['START > ask > answer > END'],
    turns: [input("{ history: 'began' }")],
    expect: [ends('history', ['began', 'asked', 'answered'])],
  },
  'untracked-guard': {
    title: { en: 'Untracked, with its guard', zh: '不跟踪的字段，带保护' },
    note: {
      en: 'tmp is never saved. left and right write it in one superstep, and the guard refuses that: untracked fields have no reducer.',
      zh: 'tmp 从不保存。left 和 right 在同一个超步里写它，保护会拒绝：不跟踪的字段没有归约函数。',
    },
    ...tmpGraph(true),
    expect: [{ kind: 'error', code: 'InvalidUpdateError', text: 'UntrackedValue(guard=true) can receive only one value per step' }],
  },
  'untracked-no-guard': {
    title: { en: 'Untracked, without the guard', zh: '不跟踪的字段，不带保护' },
    note: {
      en: 'The same graph without the guard: the last write in name order stays for the rest of the turn. Checkpoints do not carry it, so turn 2 finds tmp empty.',
      zh: '同一个图，不带保护：按名字顺序最后的写入留到这一轮结束。检查点不含它，所以第 2 轮看到 tmp 是空的。',
    },
    fields: { ...tmpGraph(false).fields, turns: reduced('int', 'add') },
    nodes: {
      ...tmpGraph(false).nodes,
      first: node('{ log: [`turn ${state.turns} begins with ${state.tmp}`] }'),
    },
    paths: ['START > first > left > after > END', 'first > right > after'],
    turns: [input('{ turns: 1 }'), input('{ turns: 1 }')],
    expect: [
      ends('log', ['turn 1 begins with undefined', 'left', 'right', 'saw from right'], 'exact', after(1, 3)),
      ends('log', [
        'turn 1 begins with undefined',
        'left',
        'right',
        'saw from right',
        'turn 2 begins with undefined',
        'left',
        'right',
        'saw from right',
      ]),
    ],
  },
};
