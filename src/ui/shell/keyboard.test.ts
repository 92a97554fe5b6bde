// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Command } from './commands';
import { commandFor, keyLabel } from './keyboard';

const command = (id: Command['id'], ...keys: string[]): Command => ({ id, keys, enabled: () => true, run: () => {} });
const commands = [
  command('step', 'ArrowRight'),
  command('stepOver', 'Shift+ArrowRight'),
  command('runAll', ' '),
  command('undo', 'Mod+z'),
  command('redo', 'Mod+Shift+z'),
  command('reset', 'Shift+R'),
  command('keys', '?'),
];

function press(key: string, options: KeyboardEventInit = {}, html = '<p id="at"></p>') {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.querySelector('#at')?.dispatchEvent(event);
  return commandFor(event, commands)?.id ?? null;
}

describe('commandFor', () => {
  it('finds commands by key, with modifiers', () => {
    expect(press('ArrowRight')).toBe('step');
    expect(press('ArrowRight', { shiftKey: true })).toBe('stepOver');
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(press('R', { shiftKey: true })).toBe('reset');
    expect(press('r')).toBeNull();
    expect(press('?', { shiftKey: true })).toBe('keys');
  });

  it('leaves fields, editors and open dialogs alone', () => {
    expect(press('ArrowRight', {}, '<input id="at">')).toBeNull();
    expect(press('?', {}, '<textarea id="at"></textarea>')).toBeNull();
    expect(press('z', { ctrlKey: true }, '<div class="monaco-editor"><p id="at"></p></div>')).toBeNull();
    expect(press('ArrowRight', {}, '<p id="at"></p><dialog open></dialog>')).toBeNull();
  });

  it('does nothing while a word is being composed', () => {
    expect(press('ArrowRight', { isComposing: true })).toBeNull();
    expect(press('ArrowRight', { keyCode: 229 } as KeyboardEventInit)).toBeNull();
  });

  it('leaves arrows and space to the controls that use them', () => {
    expect(press('ArrowRight', {}, '<div role="tab" id="at"></div>')).toBeNull();
    expect(press('ArrowRight', { shiftKey: true }, '<div role="tab" id="at"></div>')).toBeNull();
    expect(press(' ', {}, '<button id="at"></button>')).toBeNull();
    expect(press('ArrowRight', {}, '<button id="at"></button>')).toBe('step');
  });
});

describe('keyLabel', () => {
  it('shows keys as they are printed on a keyboard', () => {
    expect(keyLabel('ArrowRight')).toBe('→');
    expect(keyLabel('Mod+Shift+z')).toBe('Ctrl Shift Z');
    expect(keyLabel(' ')).toBe('Space');
  });
});
