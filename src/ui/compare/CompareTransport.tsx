import { RotateCcw, Square } from 'lucide-react';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { StepButtons } from '~/ui/values';
import { canCompareBack, canCompareStep, canCompareStop, type Comparing, useComparison } from '~/workspace';
import styles from './Compare.module.css';

/** The stepping buttons for both sides at once; the keys are those of the page. */
export function CompareTransport({ comparing }: { readonly comparing: Comparing }) {
  const t = useLateText().stepper;
  const late = useLateText().compare;
  const forward = useComparison(comparing, canCompareStep);
  const can = { back: useComparison(comparing, canCompareBack), forward, callForward: forward };
  const stoppable = useComparison(comparing, canCompareStop);
  const begun = useComparison(comparing, ({ left }) => left.trace !== null);
  return (
    <div className={styles['transport']}>
      <StepButtons label={late.transport} verbs={comparing} can={can}>
        {stoppable && (
          <IconButton label={t.stop} onClick={comparing.stop}>
            <Square aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t.reset} disabled={!begun} onClick={comparing.reset}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      </StepButtons>
    </div>
  );
}
