import { useEffect, useState } from 'react';
import { useText } from '~/i18n';
import { Button } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from './DocumentsDialog.module.css';

type Quarantined = Awaited<ReturnType<typeof actions.readQuarantine>>[number];

/** What was stored and could not be read: to download, or to throw away. Nothing is shown where there is none. */
export function QuarantineList() {
  const t = useText().shell;
  const [items, setItems] = useState<readonly Quarantined[]>([]);
  useEffect(() => {
    let current = true;
    void actions.readQuarantine().then((found) => {
      if (current) setItems(found);
    });
    return () => {
      current = false;
    };
  }, []);
  if (items.length === 0) return null;
  const discard = async (key: number) => {
    await actions.discardQuarantined(key);
    setItems(await actions.readQuarantine());
  };
  return (
    <section aria-label={t.setAside}>
      <h3>{t.setAside}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={styles['row']}>
            <span className={styles['open']}>
              {t.setAsideItem(item.store, item.id)}
              <small>{item.reason}</small>
            </span>
            <a download={`${item.store}-${item.id}.json`} href={`data:application/json;charset=utf-8,${encodeURIComponent(item.text)}`}>
              {t.shareFile}
            </a>
            <Button look="quiet" onClick={() => void discard(item.key)}>
              {t.setAsideDiscard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
