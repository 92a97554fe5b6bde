import type { LocalText, PlaygroundDoc } from '~/core/document';
import { documentOf, type GraphSketch, type Sketch } from './sketch';

export interface Topic {
  readonly id: string;
  readonly title: LocalText;
  /** Its examples are there to be looked up, and not shown before somebody asks for them. */
  readonly isFolded?: boolean;
}

/** Something to read about in the list of examples. */
export interface Entry {
  readonly id: string;
  readonly topic: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** The measured claims that it is about. */
  readonly claims: readonly string[];
  /** What a search looks through, in lower case. */
  readonly words: string;
}

export interface ExampleEntry extends Entry {
  /** Its document, titled in that language; made anew each time. */
  readonly doc: (language: keyof LocalText) => PlaygroundDoc;
}

export interface Gallery {
  readonly topics: readonly Topic[];
  readonly examples: readonly ExampleEntry[];
}

export interface Chapter extends Topic {
  readonly sketches: { readonly [id: string]: Sketch };
}

/** The examples of chapters, in their order. */
export function galleryOf(chapters: readonly Chapter[]): Gallery {
  return { topics: chapters.map(({ id, title, isFolded = false }) => ({ id, title, isFolded })), examples: chapters.flatMap(entriesOf) };
}

function entriesOf(chapter: Chapter): ExampleEntry[] {
  return Object.entries(chapter.sketches).map(([id, sketch]) => ({
    id,
    topic: chapter.id,
    title: sketch.title,
    summary: sketch.note,
    doc: (language) => documentOf(sketch, language),
    claims: [...new Set(sketch.claims)],
    words: wordsOf(id, sketch, chapter.title),
  }));
}

function wordsOf(id: string, sketch: Sketch, topic: LocalText): string {
  const reducerNames = Object.values(sketch.fields).map(({ merge }) => (merge.kind === 'builtIn' ? merge.reducer : merge.kind));
  const errors = sketch.expect.map((one) => (one.kind === 'error' ? one.code : ''));
  return [id, sketch.title.en, sketch.title.zh, sketch.note.en, sketch.note.zh, topic.en, topic.zh]
    .concat(Object.keys(sketch.fields), Object.keys(sketch.nodes), sourcesOf(sketch), reducerNames, errors, sketch.claims ?? [])
    .join('\n')
    .toLowerCase();
}

function sourcesOf({ nodes }: GraphSketch): string[] {
  return Object.values(nodes).flatMap((node) => {
    if (typeof node === 'string') return [node];
    return [node.source ?? '', ...(node.inner === undefined ? [] : [...Object.keys(node.inner.nodes), ...sourcesOf(node.inner)])];
  });
}
