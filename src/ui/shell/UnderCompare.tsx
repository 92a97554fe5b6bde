import { type ReactNode, useEffect, useRef } from 'react';
import { actions, type Comparing, useWhole } from '~/workspace';
import { commandFor } from './keyboard';
import { ComparePlace } from './laterPlaces';
import styles from './UnderCompare.module.css';

/** The places of the page, and over them the comparison while one is open: they stay as they are, out of reach. */
export function UnderCompare({ children }: { readonly children: ReactNode }) {
  const comparing = useWhole((workspace) => workspace.comparing);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (comparing === null) return;
    const pressed = (event: KeyboardEvent) => {
      const command = commandFor(event, keysOf(comparing));
      if (command === null) return;
      // The page's own commands hear of the key too, and leave alone what has been dealt with.
      event.preventDefault();
      command.run();
    };
    window.addEventListener('keydown', pressed, { capture: true });
    return () => {
      window.removeEventListener('keydown', pressed, { capture: true });
      focused.current?.focus();
    };
  }, [comparing]);
  return (
    <div className={styles['root']}>
      <div
        className={styles['places']}
        inert={comparing !== null}
        onFocus={({ target }) => {
          focused.current = target;
        }}
      >
        {children}
      </div>
      {comparing !== null && (
        <div className={styles['over']}>
          <ComparePlace />
        </div>
      )}
    </div>
  );
}

interface CompareKey {
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** The page's keys for stepping, on both sides. What would change the document or its own run does nothing meanwhile. */
function keysOf(comparing: Comparing): readonly CompareKey[] {
  return [
    { keys: ['ArrowRight'], run: comparing.step },
    { keys: ['ArrowLeft'], run: comparing.back },
    { keys: [' '], run: comparing.runAll },
    { keys: ['.'], run: comparing.nextCall },
    { keys: [','], run: comparing.previousCall },
    { keys: ['Home'], run: () => comparing.goTo({ at: 0, call: null }) },
    { keys: ['x'], run: comparing.stop },
    { keys: ['Shift+R'], run: comparing.reset },
    { keys: ['Escape'], run: actions.closeCompare },
    { keys: ['Mod+z', 'Mod+Shift+z', 'Mod+y'], run: () => undefined },
  ];
}
