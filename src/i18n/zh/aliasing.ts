import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const aliasing: Section<'aliasing'> = {
  sameObject: '结果正是 existing 那个对象：之前和之后是同一个对象。',
  startChanged:
    '这里的 existing 是起始值。在本页中，每次运行都从自己的副本开始；如果默认值交出的是同一个对象（例如 () => SHARED），这一改动就会带到以后的每次运行中。',
  startChangedShared: `这里的 existing 是起始值，而 schema 的默认值对所有${t.thread}都是同一个对象：此后开始的每个${t.thread}都带着这一改动。`,
  startLeaked: (field, row, turn) => `${field} 没有从它声明的起始值开始：第 ${turn} 轮的第 ${row} 行已把那个对象就地改动。`,
  startLeakedByNode: (field, node, turn) => `${field} 没有从它声明的起始值开始：${node} 在第 ${turn} 轮已把那个对象就地改动。`,
  shownEarlier: (field, when) => `它就是${when}在 ${field} 中留下的那个对象：凡是从那时起还持有它的地方，都会看到这一改动。`,
  lookLeaked: (row) => `条件边的这次查看拿到的是同一个对象，因此改动了${t.state}本身：第 ${row} 行就从它留下的值开始。`,
  siblingsShare: (field, siblings) => `在这个${t.superstep}中，${field} 里的同一个对象也交给了 ${siblings}：它们读到什么取决于谁先运行。`,
  changedUnder: (field, by) => `在同一个${t.superstep}中，交给这个${t.node}的 ${field} 被 ${by} 就地改动了。`,
  findLine: '找到那一行',
  finding: '正在用冻结的值重试……',
  stop: '停止',
  line: '改动发生在',
  here: '这一行就地改动了一个值。',
  ended: '尝试在得出答案之前就结束了。',
  untold: {
    uncopied: '无法确定是哪一行：这些值无法复制。',
    notCalled: `无法确定是哪一行：仅凭这些值，${t.reducer}不会被调用。`,
    notAgain: '无法确定是哪一行：值被冻结后，代码没有在改动处停下。它可能捕获了错误，或者每次的行为都不同。',
    noLine: '无法确定是哪一行：文档自己的代码中没有哪一行引起这一改动。',
    noTask: `无法确定是哪一行：改动来自没有${t.node}等待的代码。`,
    otherRun: `无法确定是哪一行：第二次运行没有到达同一个${t.task}。`,
  },
};
