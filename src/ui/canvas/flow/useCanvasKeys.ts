import { type RefObject, useEffect } from 'react';
import type { ShapeId } from '../picture/links';
import { type CanvasCommandId, commandOf } from './commands';
import { useLatest } from './useLatest';

/** Runs a command on the shape that has the focus; false where the key means nothing there, so that the page may use it. */
export type RunCommand = (command: CanvasCommandId, key: string, shape: ShapeId | null) => boolean;

/** These change what is selected, which is too much where nobody looks at the graph. */
const ONLY_INSIDE: ReadonlySet<CanvasCommandId> = new Set(['remove', 'move', 'escape']);

/**
 * The keys of the canvas, while the focus is inside it, and most of them while nothing has it. What it took, the page's
 * own keys never see.
 */
export function useCanvasKeys(root: RefObject<HTMLElement | null>, run: RunCommand): void {
  const latest = useLatest(run);
  useEffect(() => {
    const element = root.current;
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null || (event.target === document.body && ONLY_INSIDE.has(command))) return;
      const shape = event.target instanceof Element ? event.target.closest<HTMLElement>('.react-flow__node') : null;
      if (!latest.current(command, event.key, shape?.dataset['id'] ?? null)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const pressedNowhere = (event: KeyboardEvent) => {
      if (event.target === document.body && document.querySelector('dialog[open]') === null) pressed(event);
    };
    element?.addEventListener('keydown', pressed);
    document.addEventListener('keydown', pressedNowhere);
    return () => {
      element?.removeEventListener('keydown', pressed);
      document.removeEventListener('keydown', pressedNowhere);
    };
  }, [root, latest]);
}
