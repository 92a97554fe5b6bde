import type { Value } from './value';

/**
 * Characters of the value's JSON text (`JSON.stringify(value).length`), counted without building it. `known` remembers
 * the sizes of objects and lists, so that values which share structure are counted once.
 */
export function valueSize(value: Value, known?: WeakMap<object, number>): number {
  if (value === null) return 4;
  if (typeof value === 'string') return textSize(value);
  if (typeof value === 'boolean') return value ? 4 : 5;
  if (typeof value === 'number') return String(value).length;
  const before = known?.get(value);
  if (before !== undefined) return before;
  let size = 2;
  if (Array.isArray(value)) {
    const items = value as readonly Value[];
    for (const item of items) size += valueSize(item, known) + 1;
    if (items.length > 0) size -= 1;
  } else {
    const object = value as { readonly [key: string]: Value };
    const keys = Object.keys(object);
    for (const key of keys) size += textSize(key) + 2 + valueSize(object[key] ?? null, known);
    if (keys.length > 0) size -= 1;
  }
  known?.set(value, size);
  return size;
}

/** Above this, text is counted character by character instead of by building its JSON. */
const SHORT_TEXT = 1000;

function textSize(text: string): number {
  if (text.length <= SHORT_TEXT) return JSON.stringify(text).length;
  let size = text.length + 2;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22 || code === 0x5c) size += 1;
    else if (code < 0x20) size += isShortEscape(code) ? 1 : 5;
    else if (code >= 0xd800 && code <= 0xdfff) {
      if (isPair(text, i)) i += 1;
      else size += 5;
    }
  }
  return size;
}

/** \b, \t, \n, \f and \r have a letter of their own; the other control characters are written \u00XX. */
function isShortEscape(code: number): boolean {
  return code === 8 || code === 9 || code === 10 || code === 12 || code === 13;
}

function isPair(text: string, at: number): boolean {
  const low = text.charCodeAt(at + 1);
  return text.charCodeAt(at) < 0xdc00 && low >= 0xdc00 && low <= 0xdfff;
}
