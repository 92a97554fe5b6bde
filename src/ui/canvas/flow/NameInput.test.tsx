// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NameInput } from './NameInput';

afterEach(cleanup);

function open() {
  const onDone = vi.fn<(name: string | null) => void>();
  render(<NameInput name="apple" label="New name of apple" onDone={onDone} />);
  return { onDone, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of apple' }) };
}

describe('NameInput', () => {
  it('has the focus and the whole name selected', () => {
    const { input } = open();
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
  });

  it('keeps the name on Enter, once', () => {
    const { input, onDone } = open();
    fireEvent.change(input, { target: { value: 'yak' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.blur(input);
    expect(onDone.mock.calls).toEqual([['yak']]);
  });

  it('drops it on Escape', () => {
    const { input, onDone } = open();
    fireEvent.change(input, { target: { value: 'yak' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.blur(input);
    expect(onDone.mock.calls).toEqual([[null]]);
  });

  it('leaves Enter to a composition', () => {
    const { input, onDone } = open();
    fireEvent.change(input, { target: { value: '甲' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onDone.mock.calls).toEqual([['甲']]);
  });

  it('keeps its keys from the canvas and the page', () => {
    const { input } = open();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    fireEvent(input, createEvent.keyDown(input, { key: 'Delete' }));
    document.body.removeEventListener('keydown', heard);
    expect(heard).toHaveBeenCalledTimes(0);
  });
});
