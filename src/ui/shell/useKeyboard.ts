import { useEffect } from 'react';
import type { Workspace } from '~/workspace';
import type { Command } from './commands';
import { commandFor } from './keyboard';

/** Runs commands by their keys wherever the page has focus. */
export function useKeyboard(commands: readonly Command[], workspace: () => Workspace): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandFor(event, commands);
      if (command === null) return;
      event.preventDefault();
      if (command.enabled(workspace())) command.run();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [commands, workspace]);
}
