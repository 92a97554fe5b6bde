import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const losses: Section<'losses'> = {
  title: '无法原样保存的值',
  whys: {
    changed: `LangGraph 用 JSON（外加少量扩展）写${t.checkpoint}：这个值读回来会变成另一个样子。`,
    'changed in place': '交给存储器之后、写下之前被就地改动：历史里写的是从未有过的内容。',
    'left out': 'LangGraph 写不出这样的值，只好丢弃。',
    untracked: `不跟踪的${t.field}从不保存：这一${t.turn}结束就没有了。`,
    unreadable: `LangGraph 根本写不出这样的值。${t.checkpoint}虽然存下了，但 getState 和下一${t.turn}都会抛错。`,
  },
  field: t.field,
  live: '运行时',
  reloaded: '读回后',
  leftOut: '丢失',
  notSaved: '从不保存',
  unreadable: '读不出来',
  changed: (fields) => `${t.checkpoint}无法原样保存 ${fields}。`,
  untracked: (fields) => `${t.checkpoint}不含 ${fields}：不跟踪的${t.field}，这一${t.turn}结束就没有了。`,
  inPlace: (fields) => `${fields} 存下的历史不对：写下之前被就地改动了。`,
  unreadableNote: (fields) => `含有 ${fields} 的${t.checkpoint}读不回来，${t.thread}到此为止。`,
};
