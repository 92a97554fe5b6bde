import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const histories: Section<'histories'> = {
  title: '就地修改：三种历史',
  text: (fields) =>
    `${fields} 被就地修改过。这会不会改到更早的${t.checkpoint}，取决于存储器。用每种存储器各运行一遍，再把存下的内容读回来。`,
  start: '用每种存储器运行并读回',
  again: '再运行一遍',
  stop: '停止',
  progress: (done) => `已读回 ${done} / 3`,
  field: (field) => `读回的历史里的 ${field}`,
  step: '步',
  savers: {
    memory: 'MemorySaver',
    async: '延迟存储器，默认 durability',
    sync: '延迟存储器，durability sync',
    exit: '延迟存储器，durability exit',
  },
  wrongOf: (wrong, of) => (wrong === 0 ? `${of} 个都与提交时一致` : `${of} 个中有 ${wrong} 个与提交时不同`),
  differs: '≠ 与当时不同',
  committed: '提交时：',
  python: 'Python 的实测',
  pythonText: `Python 版 LangGraph 1.2.12，自带的内存存储器：n1 … n5 串联，${t.reducer}直接扩展收到的列表。默认 durability 下，存储线程与下一步赛跑：15 次运行，15 次都是这样。`,
  pythonDefault: '默认 durability',
  pythonSync: 'durability="sync"',
};
