import { useText } from '~/i18n';
import type { Command } from './commands';
import styles from './KeysDialog.module.css';
import { keyLabel } from './keyboard';

/** Every command with its key; each can also be pressed here. */
export function KeysDialog({ commands }: { readonly commands: readonly Command[] }) {
  const t = useText().shell;
  return (
    <>
      <p className={styles['intro']}>{t.keysIntro}</p>
      <dl className={styles['keys']}>
        {commands.map((command) => (
          <div key={command.id} className={styles['row']}>
            <dt>{t.command[command.id]}</dt>
            <dd>
              {command.keys.map((key) => (
                <kbd key={key}>{keyLabel(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['intro']}>{t.command.graphKeys}</p>
    </>
  );
}
