import { ChevronLeft, ChevronRight, ChevronsRight, SkipBack, StepBack, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '~/i18n';
import { Button, IconButton } from '~/ui/kit';
import type { SteppingActions } from '~/workspace';
import styles from './StepButtons.module.css';

interface StepButtonsProps {
  readonly label: string;
  readonly verbs: Pick<SteppingActions, 'goTo' | 'back' | 'step' | 'runAll' | 'previousCall' | 'nextCall'>;
  readonly can: { readonly back: boolean; readonly forward: boolean; readonly callForward: boolean };
  /** Stop and reset. */
  readonly children: ReactNode;
}

/** The stepping buttons of a run, or of two at once. Each also has a key, which the keyboard dialog lists. */
export function StepButtons({ label, verbs, can, children }: StepButtonsProps) {
  const t = useText().stepper;
  return (
    <div className={styles['transport']} role="group" aria-label={label}>
      <IconButton label={t.toStart} disabled={!can.back} onClick={() => verbs.goTo({ at: 0, call: null })}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <Button disabled={!can.back} icon={<ChevronLeft aria-hidden="true" />} keys="←" onClick={verbs.back}>
        {t.back}
      </Button>
      <Button look="primary" disabled={!can.forward} icon={<ChevronRight aria-hidden="true" />} keys="→" onClick={verbs.step}>
        {t.step}
      </Button>
      <Button disabled={!can.forward} icon={<ChevronsRight aria-hidden="true" />} onClick={verbs.runAll}>
        {t.run}
      </Button>
      <IconButton label={t.previousCall} disabled={!can.back} onClick={verbs.previousCall}>
        <StepBack aria-hidden="true" />
      </IconButton>
      <IconButton label={t.nextCall} disabled={!can.callForward} onClick={verbs.nextCall}>
        <StepForward aria-hidden="true" />
      </IconButton>
      {children}
    </div>
  );
}
