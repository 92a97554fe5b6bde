import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const forgot: Section<'forgot'> = {
  title: '为什么忘了？',
  noSaver: (before, fields) => `第 ${before} 轮留下了 ${fields}，但没有${t.checkpoint}存储器：一轮结束后什么也不保留。`,
  newSaver: (before, fields) => `第 ${before} 轮把 ${fields} 留在它自己的内存存储器里。这一轮用的是新的，里面是空的。`,
  otherThread: (before, fields, thread, beforeThread) =>
    `第 ${before} 轮把 ${fields} 留在${t.thread} ${beforeThread} 上。这一轮在${t.thread} ${thread} 上，它只知道自己的轮次；${t.thread} ${beforeThread} 没有变。`,
  deleted: (before, fields, thread, by) =>
    `第 ${before} 轮留下了 ${fields}；第 ${by} 轮删除了${t.thread} ${thread} 及其全部${t.checkpoint}。`,
  wentBack: (before, fields, place) =>
    `第 ${before} 轮留下了 ${fields}，但这一轮从更早的${t.checkpoint}开始（${place}）。之后发生的仍在历史里。`,
  removed: (node, field, items, where) =>
    `${node} 用 RemoveMessage 从 ${field} 删除了 ${items} 条（${where}）。更早的${t.checkpoint}里还有。`,
  summarised: (node, field, items, where, into) => `${node} 把 ${field} 的摘要写进 ${into}，丢掉了 ${items} 条（${where}）。`,
  trimmed: (node, field, items, where) => `${node} 写入时，${field} 的${t.reducer}丢掉了 ${items} 项（${where}）。`,
  replaced: (node, field, items, where) => `${node} 绕过${t.reducer}替换了 ${field}：少了 ${items} 项（${where}）。`,
  request: (node, field, items, where) =>
    `${node} 发给模型时略去了 ${field} 的 ${items} 条（${where}）：只裁剪了请求，${t.state}里一条不少。`,
  where: (turn, superstep) => (superstep === 0 ? `第 ${turn} 轮的输入` : `第 ${turn} 轮${t.superstep} ${superstep}`),
  input: '输入',
  fixes: {
    noSaver: '使用内存存储器',
    newSaver: '各轮共用一个内存存储器',
    otherThread: (thread) => `改回${t.thread} ${thread}`,
    deleted: '去掉删除的一轮',
    wentBack: `从最新的${t.checkpoint}开始`,
  },
  show: (node) => `查看 ${node}`,
};
