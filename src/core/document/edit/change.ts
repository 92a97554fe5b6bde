import type { GraphSpec, PlaygroundDoc } from '../document';
import { equalJson } from '../equalJson';

/** `whole` with `part` laid over it; `whole` itself when that changes nothing, and its old parts where they are equal. */
export function withPart<T extends object>(whole: T, part: Partial<T>): T {
  let changed: T | null = null;
  for (const key in part) {
    const next = part[key];
    if (next === undefined || equalJson(whole[key], next)) continue;
    changed ??= { ...whole };
    changed[key] = next;
  }
  return changed ?? whole;
}

/** `whole` with a key that may be left out set, or taken away for `undefined`; `whole` itself when that changes nothing. */
export function withOptional<T extends object, K extends keyof T>(whole: T, key: K, value: T[K] | undefined): T {
  if (equalJson(whole[key], value)) return whole;
  if (value !== undefined) return { ...whole, [key]: value };
  const { [key]: gone, ...rest } = whole;
  return gone === undefined ? whole : (rest as T);
}

/** The list with `part` laid over the item of that id; the same list when nothing changes. */
export function withItem<T extends { readonly id: string }>(list: readonly T[], id: string, part: Partial<T>): readonly T[] {
  const index = list.findIndex((item) => item.id === id);
  const item = list[index];
  if (item === undefined) return list;
  const next = withPart(item, part);
  return next === item ? list : list.with(index, next);
}

/** The list without the items that fail; the same list when all stay. */
export function kept<T>(list: readonly T[], keeps: (item: T) => boolean): readonly T[] {
  return list.every(keeps) ? list : list.filter(keeps);
}

/** The list with one item moved to index `to`, which is pulled into range; the same list when it stays where it is. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  const target = Math.max(0, Math.min(list.length - 1, Math.trunc(to)));
  if (item === undefined || from === target || Number.isNaN(target)) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** The document with parts of its graph replaced; the same document when they are the same objects. */
export function withGraph(doc: PlaygroundDoc, part: Partial<GraphSpec>): PlaygroundDoc {
  const same = (Object.keys(part) as (keyof GraphSpec)[]).every((key) => Object.is(part[key], doc.graph[key]));
  return same ? doc : { ...doc, graph: { ...doc.graph, ...part } };
}

/** A name as it may stand in a document: any text, cut to `most` without splitting a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? most - 1 : most);
}

/** The nearest whole number in range; `least` for NaN. */
export function wholeBetween(number: number, least: number, most: number): number {
  return Number.isNaN(number) ? least : Math.min(most, Math.max(least, Math.round(number)));
}
