// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NodePicker } from './NodePicker';

beforeAll(() => {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const options = [
  { ref: 'n1', name: 'zebra', refused: 'This edge is there already.' },
  { ref: 'n2', name: 'apple' },
  { ref: 'n3', name: '甲' },
  { ref: '__end__', name: 'END' },
];

function open(several = false, chosen: readonly string[] = []) {
  const onPick = vi.fn<(ref: string) => void>();
  render(<NodePicker label="Goes to" options={options} chosen={chosen} several={several} onPick={onPick} />);
  return { onPick, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Goes to' }) };
}

describe('NodePicker', () => {
  it('is worked by keys alone: narrow, go, choose', async () => {
    const { user, field, onPick } = open();
    await user.type(field, 'e');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['zebraThis edge is there already.', 'apple', 'END']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['__end__']]);
  });

  it('names the option that the keys are at', async () => {
    const { user, field } = open();
    await user.type(field, '{ArrowUp}');
    const id = field.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('END');
  });

  it('does not choose what is refused, and says why', async () => {
    const { user, field, onPick } = open();
    await user.type(field, '{Enter}');
    await user.click(screen.getByRole('option', { name: /zebra/ }));
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { name: /already/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses several, and shows which are chosen', async () => {
    const { user, onPick } = open(true, ['n2']);
    await user.click(screen.getByRole('option', { name: '甲' }));
    expect(onPick.mock.calls).toEqual([['n3']]);
    expect(screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)).toEqual(['apple']);
  });

  it('says when nothing has these letters', async () => {
    const { user, field } = open();
    await user.type(field, 'q');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('No node has this in its name.')).toBeTruthy();
  });
});
