import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const schemas: Section<'schemas'> = {
  style: `${t.state}的声明方式`,
  styleHint: `在 LangGraph.js 中怎样声明${t.state}。Annotation 什么也不检查；StateSchema 和 zod 会检查${t.write}的值。`,
  styles: { annotation: 'Annotation.Root', stateSchema: 'StateSchema', zod: 'zod 对象' },
  field: {
    optional: '可选',
    optionalHint: 'Python 的 NotRequired、zod 的 .optional()。在 StateSchema 中，这个键一开始就存在，值为 undefined。',
    private: '私有',
    privateHint: `不在图的任何模式里，只在读取它的${t.node}的模式里。名字以下划线开头并没有这个作用。`,
    untracked: '无，且从不保存：UntrackedValue',
    untrackedText: `只在一个${t.turn}内存在，不进入任何${t.checkpoint}：下一个${t.turn}或恢复运行时它是空的。`,
    guard: '守卫（guard）',
    guardHint: `同一个${t.superstep}里有多次${t.write}就报错。不开启时，按${t.merge}顺序保留最后一次。`,
    delta: '成批：DeltaChannel',
    deltaText: `一个${t.superstep}的全部${t.write}在一次调用中交给${t.reducer}。${t.checkpoint}只保存这些${t.write}，所以再次读取${t.thread}时会用全部${t.write}重新调用它。`,
    batchReducer: `批量${t.reducer}`,
    messagesDelta: 'LangGraph 自带的消息归约',
    snapshots: `每多少次更新保存一次完整${t.snapshot}`,
    snapshotsHint: `更新达到这个次数后，${t.checkpoint}会保存完整的值。LangGraph.js 为 100，Python 为 1000。`,
    plainStart: '默认值',
    plainStarts: { none: `无：${t.write}之前不存在` },
    plainStartIgnored: `没有${t.reducer}的默认值会被 Annotation 忽略；它在 StateSchema 中有效，在 zod 对象中则经由输入生效。`,
    sharedStart: `StateSchema 和 zod 的默认值只生成一次：一次运行中的所有${t.thread}都从同一个对象开始。Annotation 每次都重新生成。`,
  },
  record: {
    writes: (n) => `${n} 次${t.write}`,
    writeOf: (writer) => `${writer} 的${t.write}`,
    state: `之前的${t.state}`,
    replay: '重放',
    replayText: `读取了${t.thread}：它的${t.checkpoint}只保存${t.write}，所以用它们重新调用了${t.reducer}。没有发生${t.merge}。`,
  },
};
