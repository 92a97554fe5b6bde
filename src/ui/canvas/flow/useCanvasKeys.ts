import { type RefObject, useEffect } from 'react';
import type { ShapeId } from '../picture/links';
import { type CanvasCommandId, commandOf } from './commands';
import { useLatest } from './useLatest';

/** Runs a command on the shape that has the focus; false where the key means nothing there, so that the page may use it. */
export type RunCommand = (command: CanvasCommandId, key: string, shape: ShapeId | null) => boolean;

/** What no other place of the page uses these keys for. The others need the focus: they act on what has it. */
const EVERYWHERE: ReadonlySet<CanvasCommandId> = new Set(['add', 'connect', 'layout', 'fit', 'zoom', 'outline']);

/**
 * The keys of the canvas, while the focus is inside it, and some of them everywhere else too. What it took, the page's
 * own keys never see.
 */
export function useCanvasKeys(root: RefObject<HTMLElement | null>, run: RunCommand): void {
  const latest = useLatest(run);
  useEffect(() => {
    const element = root.current;
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null) return;
      const shape = event.target instanceof Element ? event.target.closest<HTMLElement>('.react-flow__node') : null;
      if (!latest.current(command, event.key, shape?.dataset['id'] ?? null)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const pressedOutside = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || element?.contains(target)) return;
      if (target.closest('.monaco-editor') || document.querySelector('dialog[open]') !== null) return;
      const command = commandOf(event);
      if (command === null) return;
      if (EVERYWHERE.has(command) || (command === 'walk' && target === document.body)) pressed(event);
    };
    element?.addEventListener('keydown', pressed);
    document.addEventListener('keydown', pressedOutside);
    return () => {
      element?.removeEventListener('keydown', pressed);
      document.removeEventListener('keydown', pressedOutside);
    };
  }, [root, latest]);
}
