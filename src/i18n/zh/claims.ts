import type { LateMessages } from '../messages';

export const claims: LateMessages['claims'] = {
  topic: '主题',
  allTopics: '全部主题',
  inTopic: (title, n) => `${title}（${n}）`,
  measured: '实测论断',
  both: '两者',
  python: 'Python',
  javascript: 'JavaScript',
  verdicts: { same: '一致', different: '不同', na: '仅其一有', 'js-only': '仅 JavaScript' },
  explained: '无可运行',
};
