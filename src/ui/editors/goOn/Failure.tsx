import { RotateCw } from 'lucide-react';
import type { WayOn } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import styles from './GoOn.module.css';

interface FailureProps {
  readonly way: Extract<WayOn, { readonly kind: 'failed' }>;
  readonly onAgain: () => void;
}

/** A superstep failed: what is kept of it, and how to try the rest again. */
export function Failure({ way: { superstep, failed, kept, canGoOn }, onAgain }: FailureProps) {
  const t = useLateText().pauses;
  const names = kept.join(', ');
  return (
    <div className={styles['form']}>
      <h3 className={styles['title']}>{t.failed(superstep)}</h3>
      <p className={styles['text']}>
        {!canGoOn ? t.keptWithoutSaver : kept.length === 0 ? t.keptNone : kept.length === 1 ? t.kept(names) : t.keptMany(names)}
      </p>
      {canGoOn && (
        <div className={styles['ways']}>
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onAgain}>
            {t.again}
          </Button>
          <p className={styles['hint']}>{t.againHint(failed.join(', '))}</p>
        </div>
      )}
    </div>
  );
}
