import { type KeyboardEvent, useCallback } from 'react';
import type { ShapeId } from '../picture/links';
import { type CanvasCommandId, commandOf } from './commands';

/** Runs the commands of the canvas by their keys; what the canvas took, the page's own keys never see. */
export function useCanvasKeys(run: (command: CanvasCommandId, key: string, shape: ShapeId | null) => boolean) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const command = commandOf(event.nativeEvent);
      if (command === null) return;
      const target = event.target as HTMLElement;
      const shape = target.closest<HTMLElement>('.react-flow__node')?.dataset['id'] ?? null;
      if (!run(command, event.key, shape)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    [run],
  );
}
