import type { Messages } from '~/i18n';

/** What can be done on the canvas, by key and by button alike. */
export type CanvasCommandId = keyof Messages['canvas']['keyList'];

/** As `KeyboardEvent.key`; single letters in lower case. The first one is shown. */
export const CANVAS_KEYS: { readonly [id in CanvasCommandId]: readonly string[] } = {
  add: ['a'],
  walk: ['ArrowDown', 'ArrowUp'],
  select: ['Enter'],
  rename: ['F2'],
  connect: ['c'],
  remove: ['Delete', 'Backspace'],
  move: ['Shift+Arrow'],
  layout: ['l'],
  fit: ['f'],
  zoom: ['+', '-', '='],
  outline: ['o'],
  escape: ['Escape'],
};

/** The command of a key press inside the canvas; null in a field, while a word is composed, and with Ctrl, Alt or ⌘. */
export function commandOf(event: KeyboardEvent): CanvasCommandId | null {
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.startsWith('Arrow') && event.shiftKey) return 'move';
  const found = Object.entries(CANVAS_KEYS).find(([, keys]) => keys.includes(key));
  return found === undefined ? null : (found[0] as CanvasCommandId);
}
