import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const timeline: Section<'timeline'> = {
  goesOn: (turn) => `${t.turn} ${turn} 继续`,
  resumes: (turn) => `${t.turn} ${turn} 回答`,
  deletes: (thread) => `删除${t.thread} ${thread}`,
  thread: (thread) => `${t.thread} ${thread}`,
  from: (where) => `从${where}`,
  branch: (where) => `分支由此开始：这一${t.turn}从${where}的${t.checkpoint}出发。`,
  left: `已离开：${t.thread}最新的${t.checkpoint}不是从这里来的。`,
  deleted: (n) => `删除了 ${n} 个${t.checkpoint}`,
  full: (thread, n) => `${t.thread} ${thread} 超过了 64 MB：丢弃了最旧的 ${n} 个${t.checkpoint}。`,
};
