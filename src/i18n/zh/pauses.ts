import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const pauses: Section<'pauses'> = {
  region: '接着运行',
  status: '已暂停',
  before: '运行之前暂停',
  after: '运行之后暂停',
  breakpoint: '断点',
  breakpointHint: `LangGraph 自己停下来（interruptBefore、interruptAfter）。需要${t.checkpoint}存储器。`,

  asks: (n) => (n === 1 ? `运行已暂停：有一个${t.node}在询问` : `运行已暂停：有 ${n} 个${t.node}在询问`),
  asking: (node) => `${node} 询问`,
  answerTo: (node) => `对 ${node} 的回答`,
  resume: '恢复',
  resumeHint: (n) =>
    n === 1
      ? `添加一轮，带上这个回答并运行。${t.node}从第一行重新运行，这次 interrupt() 返回回答。`
      : `添加一轮，按中断的 id 带上各个回答并运行。这些${t.node}从第一行重新运行。`,
  unheard: (turn) => `第 ${turn} 轮的回答没有送到：它们按中断的 id 给出，而改动上游会让每个中断换一个 id。`,
  replaceHint: (turn) => `用这些回答替换第 ${turn} 轮的回答，然后运行。`,
  notAnExpression: '这还不是完整的表达式。',
  howAnswered: (node) => `${node}：如何回答`,
  unanswered: '暂不回答：它会再问',
  noAnswer: `LangGraph 把 null 和 undefined 当作没有回答：${t.node}会再问一次。`,
  unknownId: '这份记录里的中断没有 id，所以只能送出一个回答。',

  stopped: '运行停在断点',
  stoppedBefore: (nodes) => `接下来：${nodes}，尚未运行。`,
  stoppedAfter: (nodes) => `${nodes} 已运行，写入已保存。`,
  continue: '继续',
  continueHint: '添加一个没有输入的轮次，即 invoke(null)，并运行。',

  failed: (n) => `${t.superstep} ${n} 失败：其中没有任何内容被${t.merge}`,
  kept: (nodes) => `${nodes} 已完成：它的${t.write}作为待定写入保留，之后直接${t.merge}，不再运行。`,
  keptMany: (nodes) => `${nodes} 已完成：它们的${t.write}作为待定写入保留，之后直接${t.merge}，不再运行。`,
  keptNone: `没有别的${t.task}完成，所以没有待定写入。`,
  keptWithoutSaver: `没有${t.checkpoint}存储器，什么也不会保留，无处可以继续。`,
  again: '从这里再试一次',
  againHint: (nodes) => `添加一个没有输入的轮次，即 invoke(null)：只有 ${nodes} 再次运行。`,
};
