import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const given: Section<'given'> = {
  value: '一个值',
  null: 'null',
  undefined: 'undefined',
  nullHint: `键在，值是 null：${t.reducer}会收到它，StateSchema 和 zod 会检查它。`,
  undefinedHint: '键在，值是 undefined，与没有这个键不同：Annotation 会写入它，模式可能换成默认值。',
};
