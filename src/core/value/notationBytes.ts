/** The first `count` bytes of base64 text; decodes no more than it needs. */
export function firstBytes(base64: string, count: number): readonly number[] {
  const text = base64.slice(0, Math.ceil(count / 3) * 4);
  try {
    return Array.from(atob(text), (character) => character.charCodeAt(0)).slice(0, count);
  } catch {
    // Not base64: the far side is broken. There is nothing to show.
    return [];
  }
}

/** How many bytes base64 text stands for. */
export function byteCount(base64: string): number {
  const end = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - end) * 3) / 4);
}

/** One byte of base64 text, by its index. */
export function byteAt(base64: string, index: number): number {
  const start = Math.floor(index / 3) * 4;
  return firstBytes(base64.slice(start, start + 4), 3)[index % 3] ?? 0;
}
