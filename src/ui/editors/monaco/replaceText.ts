import type { editor } from 'monaco-editor/editor';

/** Where two texts differ: from `start`, `removed` characters of the first became `inserted`. */
export interface TextChange {
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

/** The one smallest span that turns `before` into `after`, or null where they are equal. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { start, removed: before.length - tail - start, inserted: after.slice(start, after.length - tail) };
}

/** Monaco keeps one kind of line end in a model; sources have line feeds. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Makes a model hold `text` by touching only what differs, so that caret, scroll position and undo stay. */
export function replaceText(model: editor.ITextModel, text: string): void {
  const change = changeBetween(model.getValue(), withLineFeeds(text));
  if (change === null) return;
  const from = model.getPositionAt(change.start);
  const to = model.getPositionAt(change.start + change.removed);
  const range = { startLineNumber: from.lineNumber, startColumn: from.column, endLineNumber: to.lineNumber, endColumn: to.column };
  model.pushEditOperations(null, [{ range, text: change.inserted }], () => null);
}
