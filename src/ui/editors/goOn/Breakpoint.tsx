import { Play } from 'lucide-react';
import type { WayOn } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import styles from './GoOn.module.css';

interface BreakpointProps {
  readonly way: Extract<WayOn, { readonly kind: 'breakpoint' }>;
  readonly onContinue: () => void;
}

/** LangGraph stopped of its own accord. */
export function Breakpoint({ way: { ran, next }, onContinue }: BreakpointProps) {
  const t = useLateText().pauses;
  return (
    <div className={styles['form']}>
      <h3 className={styles['title']}>{t.stopped}</h3>
      <p className={styles['text']}>
        {ran.length > 0 && t.stoppedAfter(ran.join(', '))} {next.length > 0 && t.stoppedBefore(next.join(', '))}
      </p>
      <div className={styles['ways']}>
        <Button look="primary" icon={<Play aria-hidden="true" />} onClick={onContinue}>
          {t.continue}
        </Button>
        <p className={styles['hint']}>{t.continueHint}</p>
      </div>
    </div>
  );
}
