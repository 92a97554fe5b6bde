import { useText } from '~/i18n';
import { Dialog } from '~/ui/kit';
import { CANVAS_KEYS, type CanvasCommandId } from '../flow/commands';
import styles from './KeysDialog.module.css';

const SHOWN: { readonly [key: string]: string } = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  'Shift+Arrow': 'Shift ← ↑ → ↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** The canvas's own keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t.canvas.keys} closeLabel={t.common.close} onClose={onClose}>
      <p className={styles['intro']}>{t.canvas.keysIntro}</p>
      <dl className={styles['keys']}>
        {(Object.keys(CANVAS_KEYS) as CanvasCommandId[]).map((id) => (
          <div key={id} className={styles['row']}>
            <dt>{t.canvas.keyList[id]}</dt>
            <dd>
              {CANVAS_KEYS[id].map((key) => (
                <kbd key={key}>{SHOWN[key] ?? key.toUpperCase()}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
