import type { SegmentKind } from './notationPen';
import type { MessageValue, Value } from './value';

/** The language in whose way values are written down. */
export type Notation = 'python' | 'javascript';

/** How one level of a value is written in a notation; the printer decides on lines and on where to stop. */
export type NotationShape = AtomShape | TextShape | GroupShape;

export interface AtomShape {
  readonly kind: 'atom';
  readonly as: SegmentKind;
  readonly text: string;
}

export interface TextShape {
  readonly kind: 'text';
  /** Characters, or bytes. */
  readonly length: number;
  /** The first `count` of them, quoted. Works on no more of the text than that. */
  readonly quoted: (count: number) => string;
}

export interface GroupShape {
  readonly kind: 'group';
  /** A class name before the bracket; '' for none. */
  readonly name: string;
  /** Whether `name` is one that the chosen language does not have. */
  readonly foreign: boolean;
  readonly open: string;
  readonly close: string;
  /** A space inside the brackets when it is not empty. */
  readonly padded: boolean;
  readonly count: number;
  readonly item: (index: number) => ShapeItem;
}

/** `label` is text before the value (a key, a name); `key` a value before it (a Map's key); `between` parts it from the value. */
export interface ShapeItem {
  readonly label: string;
  readonly key?: Value;
  readonly between: string;
  readonly value: Value;
}

export const atom = (as: SegmentKind, text: string): AtomShape => ({ kind: 'atom', as, text });

/** A group without name and padding, unless `more` says otherwise. */
export function group(
  open: string,
  close: string,
  count: number,
  item: (index: number) => ShapeItem,
  more: { readonly name?: string; readonly foreign?: boolean; readonly padded?: boolean } = {},
): GroupShape {
  return { kind: 'group', name: more.name ?? '', foreign: more.foreign ?? false, open, close, padded: more.padded ?? false, count, item };
}

/** Items by their place in a list. */
export const listItem =
  (items: readonly Value[]) =>
  (index: number): ShapeItem => ({ label: '', between: '', value: items[index] ?? null });

/** Items by name: `name` writes it, `between` follows it. */
export const namedItem =
  (entries: readonly (readonly [string, Value])[], name: (key: string) => string, between: string) =>
  (index: number): ShapeItem => {
    const [key, value] = entries[index] ?? ['', null];
    return { label: name(key), between, value };
  };

/** Text in one kind of quotes; a shortened one never ends in half of a surrogate pair. */
export function textShape(text: string, quote: (part: string) => string): TextShape {
  const quoted = (count: number) => {
    const part = text.slice(0, count);
    return quote(count < text.length ? part.replace(/[\ud800-\udbff]$/, '') : part);
  };
  return { kind: 'text', length: text.length, quoted };
}

/** What a message says of itself, in the order in which both languages write it: content, the rest, id. */
export function messageParts(message: MessageValue): readonly (readonly [string, Value])[] {
  const parts: (readonly [string, Value])[] = [['content', message.content], ...Object.entries(message.rest)];
  if (message.id !== null) parts.push(['id', message.id]);
  return parts;
}
