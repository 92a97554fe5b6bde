// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyDocument } from '~/core/document';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { EditorContext, type EditorState } from './EditorContext';
import type { EditorPort, ShownSource, TextSelection } from './editorPort';
import { SourceEditor } from './SourceEditor';

interface Shown extends ShownSource {
  readonly selection: TextSelection | null;
}

/** Notes what it is asked to show; a text field of its own stands for the editor. */
class NotingPort implements EditorPort {
  readonly shown: Shown[] = [];
  focused = 0;
  revealed: readonly number[] = [];
  show(_host: HTMLElement, shown: ShownSource, selection: TextSelection | null): void {
    this.shown.push({ ...shown, selection });
  }
  hide(): void {}
  focus(): void {
    this.focused++;
  }
  reveal(line: number, column: number): void {
    this.revealed = [line, column];
  }
  sync(): void {}
  check(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  declareShapes(): void {}
  mark(): void {}
}

const NONE: EditorState = { port: null, failed: false };
const user = userEvent.setup();
const source = () => getWorkspace().doc.graph.shared;
const page = (state: EditorState) => (
  <EditorContext value={state}>
    <SourceEditor sourceKey="shared" label="Code" />
  </EditorContext>
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });

beforeAll(() => startWorkspace(() => Promise.reject(new Error('nothing runs here'))));
beforeEach(() => actions.openScratch({ ...emptyDocument(), graph: { ...emptyDocument().graph, shared: 'export const a = 1;' } }));
afterEach(cleanup);

it('can be typed in before the full editor has come, and hands over text, caret and focus', async () => {
  const { rerender } = render(page(NONE));
  await user.type(field(), '\nx', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(source()).toBe('exp\nxort const a = 1;');
  const port = new NotingPort();
  rerender(page({ port, failed: false }));
  expect(port.shown.at(-1)).toMatchObject({ key: 'shared', text: 'exp\nxort const a = 1;', selection: { start: 5, end: 5 } });
  expect(port.focused).toBe(1);
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
});

it('does not take the focus where the field had none', () => {
  const { rerender } = render(page(NONE));
  const port = new NotingPort();
  rerender(page({ port, failed: false }));
  expect(port.shown.at(-1)?.selection).toBeNull();
  expect(port.focused).toBe(0);
});

it('waits until a character is composed', () => {
  const { rerender } = render(page(NONE));
  field().focus();
  fireEvent.compositionStart(field());
  const port = new NotingPort();
  rerender(page({ port, failed: false }));
  expect(port.shown).toEqual([]);
  fireEvent.change(field(), { target: { value: '甲' } });
  fireEvent.compositionEnd(field());
  expect(port.shown.at(-1)?.text).toBe('甲');
});

it('takes typing in the full editor, and says what is wrong with a way to the place', async () => {
  const port = new NotingPort();
  render(page({ port, failed: false }));
  const shown = port.shown.at(-1);
  shown?.onText('export const b = 2;');
  expect(source()).toBe('export const b = 2;');
  shown?.onTypeErrors([{ severity: 'error', at: { line: 2, column: 7 }, message: 'Cannot find name' }]);
  await user.click(await screen.findByRole('button', { name: /Line 2: Cannot find name/ }));
  expect(port.revealed).toEqual([2, 7]);
});

it('says so when the full editor cannot come, and works on', async () => {
  render(page({ port: null, failed: true }));
  expect(screen.getByText(/could not be loaded/)).toBeDefined();
  await user.type(field(), '!');
  expect(source()).toBe('export const a = 1;!');
});
