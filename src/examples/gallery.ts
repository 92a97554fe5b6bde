import type { LocalText, PlaygroundDoc } from '~/core/document';
import { claimTopics } from './claims/claimTopics';
import { documentOf, type GraphSketch, type Sketch } from './sketch';
import { hazards } from './topics/hazards';
import { memory } from './topics/memory';
import { messageTopic } from './topics/messages';
import { pausing } from './topics/pausing';
import { order } from './topics/order';
import { overwrite } from './topics/overwrite';
import { parallel } from './topics/parallel';
import { reducers } from './topics/reducers';

export interface Topic {
  readonly id: string;
  readonly title: LocalText;
}

export interface ExampleEntry {
  readonly id: string;
  readonly topic: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Its document, titled in that language; made anew each time. */
  readonly doc: (language: keyof LocalText) => PlaygroundDoc;
  /** What a search looks through, in lower case. */
  readonly words: string;
}

const CHAPTERS: readonly (Topic & { readonly sketches: { readonly [id: string]: Sketch } })[] = [
  { id: 'order', title: { en: 'Merge order', zh: '合并顺序' }, sketches: order },
  { id: 'overwrite', title: { en: 'Overwrite and append', zh: '覆盖与追加' }, sketches: overwrite },
  { id: 'reducers', title: { en: 'Reducers of every kind', zh: '各种归约函数' }, sketches: reducers },
  { id: 'parallel', title: { en: 'Nodes in parallel', zh: '并行的节点' }, sketches: parallel },
  { id: 'messages', title: { en: 'Messages', zh: '消息' }, sketches: messageTopic },
  { id: 'memory', title: { en: 'Memory and threads', zh: '记忆与线程' }, sketches: { ...memory, ...pausing } },
  { id: 'hazards', title: { en: 'Hazards', zh: '隐患' }, sketches: hazards },
  ...claimTopics,
];

export const topics: readonly Topic[] = CHAPTERS.map(({ id, title }) => ({ id, title }));

export const examples: readonly ExampleEntry[] = CHAPTERS.flatMap((chapter) =>
  Object.entries(chapter.sketches).map(([id, sketch]) => ({
    id,
    topic: chapter.id,
    title: sketch.title,
    summary: sketch.note,
    doc: (language) => documentOf(sketch, language),
    words: wordsOf(id, sketch, chapter.title),
  })),
);

function wordsOf(id: string, sketch: Sketch, topic: LocalText): string {
  const reducerNames = Object.values(sketch.fields).map(({ merge }) => (merge.kind === 'builtIn' ? merge.reducer : merge.kind));
  const errors = sketch.expect.map((one) => (one.kind === 'error' ? one.code : ''));
  return [id, sketch.title.en, sketch.title.zh, sketch.note.en, sketch.note.zh, topic.en, topic.zh]
    .concat(Object.keys(sketch.fields), Object.keys(sketch.nodes), sourcesOf(sketch), reducerNames, errors)
    .join('\n')
    .toLowerCase();
}

function sourcesOf({ nodes }: GraphSketch): string[] {
  return Object.values(nodes).flatMap((node) => {
    if (typeof node === 'string') return [node];
    return [node.source ?? '', ...(node.inner === undefined ? [] : [...Object.keys(node.inner.nodes), ...sourcesOf(node.inner)])];
  });
}

/** Examples that hold every word of the query, in either language; all of them for an empty query. */
export function searchExamples(query: string): readonly ExampleEntry[] {
  const asked = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return examples.filter((example) => asked.every((word) => example.words.includes(word)));
}
