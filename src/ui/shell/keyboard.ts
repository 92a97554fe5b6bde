import type { Command } from './commands';

const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true], .monaco-editor';
/** Controls that use these keys themselves; the page leaves them alone there. */
const OWN_ARROWS =
  '[role=tab], [role=separator], [role=menu], [role=menuitem], [role=listbox], [role=option], [role=tree], [role=treeitem], [role=grid], [role=slider], [data-own-arrows]';
const OWN_SPACE = 'button, a[href], summary, [role=button], [role=checkbox], input, [data-own-arrows]';

/** How a key press is written in a command's `keys`. */
function keyOf(event: KeyboardEvent): string {
  const letter = event.key.length === 1 && /[a-z]/i.test(event.key);
  const key = letter ? event.key.toLowerCase() : event.key;
  const mod = event.ctrlKey || event.metaKey ? 'Mod+' : '';
  if (letter) return `${mod}${event.shiftKey ? 'Shift+' : ''}${event.shiftKey && mod === '' ? key.toUpperCase() : key}`;
  return `${mod}${event.shiftKey && key.startsWith('Arrow') ? 'Shift+' : ''}${key}`;
}

/** The command that a key press means where it was made, or null: never in a field, never while a word is composed. */
export function commandFor<C extends Pick<Command, 'keys'>>(event: KeyboardEvent, commands: readonly C[]): C | null {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('dialog[open]') !== null) return null;
  const key = keyOf(event);
  if (/^(Arrow|Home|End)/.test(event.key) && target?.closest(OWN_ARROWS)) return null;
  if (key === ' ' && target?.closest(OWN_SPACE)) return null;
  return commands.find((command) => command.keys.includes(key)) ?? null;
}

const NAMES: { readonly [part: string]: string } = { ArrowRight: '→', ArrowLeft: '←', ' ': 'Space', Mod: 'Ctrl' };

/** How a key is shown. */
export function keyLabel(key: string): string {
  return key
    .split('+')
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}
