import type { Section } from '../messages';

export const values: Section<'values'> = {
  at: (source, line, column) => `${source}，第 ${line} 行第 ${column} 列`,
  noId: '没有 id',
  newId: '新 id',
  items: (n) => `${n.toLocaleString('zh')} 项`,
  range: (from, to) => `${from.toLocaleString('zh')} … ${to.toLocaleString('zh')}`,
  same: '没有变化',
  added: '新增',
  removed: '移除',
  changed: '改变',
  kept: (n) => `${n.toLocaleString('zh')} 项未变`,
  before: '之前',
  after: '之后',
  covered: '已遮盖：还没走到',
};
