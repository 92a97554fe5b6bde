import { claimTopics } from './claims/claimTopics';
import { EXPLAINED } from './claims/explained';
import { type Entry, galleryOf } from './entry';
import { agents } from './topics/agents';
import { hazards } from './topics/hazards';
import { memory } from './topics/memory';
import { messageTopic } from './topics/messages';
import { pausing } from './topics/pausing';
import { order } from './topics/order';
import { overwrite } from './topics/overwrite';
import { parallel } from './topics/parallel';
import { reducers } from './topics/reducers';
import { sharedDefaults } from './topics/sharedDefaults';
import { stateDefinition } from './topics/stateDefinition';
import { storeTopic } from './topics/store';

/** The examples of the page but for those of reports, which are many and load by themselves. */
export const { topics, examples } = galleryOf([
  { id: 'order', title: { en: 'Merge order', zh: '合并顺序' }, sketches: order },
  { id: 'overwrite', title: { en: 'Overwrite and append', zh: '覆盖与追加' }, sketches: overwrite },
  { id: 'reducers', title: { en: 'Reducers of every kind', zh: '各种归约函数' }, sketches: reducers },
  { id: 'definition', title: { en: 'State definition', zh: '状态的定义' }, sketches: stateDefinition },
  { id: 'parallel', title: { en: 'Nodes in parallel', zh: '并行的节点' }, sketches: parallel },
  { id: 'messages', title: { en: 'Messages', zh: '消息' }, sketches: messageTopic },
  { id: 'memory', title: { en: 'Memory and threads', zh: '记忆与线程' }, sketches: { ...memory, ...sharedDefaults, ...pausing } },
  { id: 'store', title: { en: 'Store and context', zh: '存储与上下文' }, sketches: storeTopic },
  { id: 'agents', title: { en: 'Agents', zh: '智能体' }, sketches: agents },
  { id: 'hazards', title: { en: 'Hazards', zh: '隐患' }, sketches: hazards },
  ...claimTopics.map((topic) => ({ ...topic, isFolded: true })),
]);

/** Claims without a document, with why; they stand at the end of a topic. */
export const explained: readonly Entry[] = Object.entries(EXPLAINED).map(([id, { title, note }]) => ({
  id,
  topic: 'claims-library',
  title,
  summary: note,
  claims: [id],
  words: [id, title.en, title.zh, note.en, note.zh].join('\n').toLowerCase(),
}));

/** Entries that hold every word of the query, in either language; all of them for an empty query. */
export function searchExamples<E extends Pick<Entry, 'words'>>(query: string, among: readonly E[]): readonly E[] {
  const asked = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return among.filter((one) => asked.every((word) => one.words.includes(word)));
}
