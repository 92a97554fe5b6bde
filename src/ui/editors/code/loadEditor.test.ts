import { expect, it, vi } from 'vitest';
import type { EditorPort } from './editorPort';

const port = {} as EditorPort;
const startMonaco = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('../monaco', () => ({ startMonaco }));

it('loads once, and tries again after a failure', async () => {
  const { loadEditor, loadedEditor } = await import('./loadEditor');
  startMonaco.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await expect(loadEditor('en')).rejects.toThrow('offline');
  expect(loadedEditor()).toBeNull();
  startMonaco.mockReturnValue(port);
  expect(await Promise.all([loadEditor('en'), loadEditor('en')])).toEqual([port, port]);
  expect(loadedEditor()).toBe(port);
  expect(startMonaco).toHaveBeenCalledTimes(2);
});
