import { ChevronLeft, ChevronRight, ChevronsRight, RotateCcw, SkipBack, Square, StepBack, StepForward } from 'lucide-react';
import { useLateText } from '~/i18n/late';
import { Button, IconButton } from '~/ui/kit';
import { canCompareBack, canCompareStep, canCompareStop, type Comparing, useComparison } from '~/workspace';
import styles from './Compare.module.css';

/** The stepping buttons for both sides at once; the keys are those of the page. */
export function CompareTransport({ comparing }: { readonly comparing: Comparing }) {
  const t = useLateText().stepper;
  const late = useLateText().compare;
  const back = useComparison(comparing, canCompareBack);
  const forward = useComparison(comparing, canCompareStep);
  const stoppable = useComparison(comparing, canCompareStop);
  const begun = useComparison(comparing, ({ left }) => left.trace !== null);
  return (
    <div className={styles['transport']} role="group" aria-label={late.transport}>
      <IconButton label={t.toStart} disabled={!back} onClick={() => comparing.goTo({ at: 0, call: null })}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <Button disabled={!back} icon={<ChevronLeft aria-hidden="true" />} keys="←" onClick={comparing.back}>
        {t.back}
      </Button>
      <Button look="primary" disabled={!forward} icon={<ChevronRight aria-hidden="true" />} keys="→" onClick={comparing.step}>
        {t.step}
      </Button>
      <Button disabled={!forward} icon={<ChevronsRight aria-hidden="true" />} onClick={comparing.runAll}>
        {t.run}
      </Button>
      <IconButton label={t.previousCall} disabled={!back} onClick={comparing.previousCall}>
        <StepBack aria-hidden="true" />
      </IconButton>
      <IconButton label={t.nextCall} disabled={!forward} onClick={comparing.nextCall}>
        <StepForward aria-hidden="true" />
      </IconButton>
      {stoppable && (
        <IconButton label={t.stop} onClick={comparing.stop}>
          <Square aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t.reset} disabled={!begun} onClick={comparing.reset}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
    </div>
  );
}
