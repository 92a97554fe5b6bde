import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const losses: Section<'losses'> = {
  title: '无法原样保存的值',
  text: `LangGraph 用 JSON（外加少量扩展）写${t.checkpoint}。下面的值在${t.thread}再次被读取时会变成另一个样子。`,
  unreadableText: `LangGraph 根本写不出这样的值。${t.checkpoint}虽然存下了，但这个${t.thread}再也读不出来：getState 和下一轮都会抛错。`,
  field: t.field,
  live: '运行时',
  reloaded: '读回后',
  leftOut: '丢失',
  unreadable: '读不出来',
  changed: (fields) => `${t.checkpoint}无法原样保存 ${fields}：见记录中的“${t.checkpoint}”。`,
  unreadableNote: (fields) => `含有 ${fields} 的${t.checkpoint}读不回来，${t.thread}到此为止：见记录中的“${t.checkpoint}”。`,
};
