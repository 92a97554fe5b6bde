import { useText } from '~/i18n';
import { Button } from '~/ui/kit';
import styles from './EmptyGraph.module.css';

/** What to do first. */
export function EmptyGraph({ onAdd }: { readonly onAdd: () => void }) {
  const t = useText().canvas;
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{t.emptyTitle}</h2>
      <ol className={styles['steps']}>
        {t.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button look="primary" keys="A" onClick={onAdd}>
        {t.add}
      </Button>
      <p className={styles['hint']}>{t.emptyHint}</p>
    </div>
  );
}
