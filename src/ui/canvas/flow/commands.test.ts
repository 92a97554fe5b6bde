// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { commandOf } from './commands';

function press(key: string, options: KeyboardEventInit = {}, html = '<div id="at"></div>') {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options });
  document.querySelector('#at')?.dispatchEvent(event);
  return commandOf(event);
}

describe('commandOf', () => {
  it('knows the keys of the canvas, capital letters too', () => {
    expect(press('a')).toBe('add');
    expect(press('A', { shiftKey: true })).toBe('add');
    expect(press('Backspace')).toBe('remove');
    expect(press('ArrowDown')).toBe('walk');
    expect(press('ArrowDown', { shiftKey: true })).toBe('move');
  });

  it('leaves left and right, space and Home to the page: they step', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', ' ', 'Home', '.', ',']) expect(press(key)).toBeNull();
  });

  it('does nothing in a field, in a dialog, while a word is composed, or with a modifier', () => {
    expect(press('a', {}, '<input id="at">')).toBeNull();
    expect(press('Delete', {}, '<dialog open><button id="at"></button></dialog>')).toBeNull();
    expect(press('a', { isComposing: true })).toBeNull();
    expect(press('a', { keyCode: 229 } as KeyboardEventInit)).toBeNull();
    expect(press('a', { ctrlKey: true })).toBeNull();
    expect(press('c', { metaKey: true })).toBeNull();
  });
});
