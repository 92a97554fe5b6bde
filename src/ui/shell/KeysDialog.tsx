import { useText } from '~/i18n';
import { GraphKeys } from '~/ui/canvas/tools/GraphKeys';
import { KeyList } from '~/ui/kit';
import type { Command } from './commands';
import styles from './KeysDialog.module.css';
import { keyLabel } from './keyboard';

/** Every command with its key, the page's and the graph's. */
export function KeysDialog({ commands }: { readonly commands: readonly Command[] }) {
  const t = useText();
  const rows = commands.map(({ id, keys }) => ({ id, does: t.shell.command[id], keys: keys.map(keyLabel) }));
  return (
    <div className={styles['columns']}>
      <section aria-label={t.shell.keysEverywhere}>
        <h3>{t.shell.keysEverywhere}</h3>
        <KeyList intro={t.shell.keysIntro} rows={rows} />
      </section>
      <section aria-label={t.canvas.keys}>
        <h3>{t.canvas.keys}</h3>
        <GraphKeys />
      </section>
    </div>
  );
}
