import { ChevronLeft, ChevronRight, ChevronsRight, RotateCcw, SkipBack, Square, StepBack, StepForward } from 'lucide-react';
import { useText } from '~/i18n';
import { Button, IconButton } from '~/ui/kit';
import { actions, canBack, canCallForward, canReset, canStep, canStop, useWhole } from '~/workspace';
import styles from './Transport.module.css';

/** The stepping buttons. Each also has a key, which the keyboard dialog lists. */
export function Transport() {
  const t = useText().stepper;
  const back = useWhole(canBack);
  const forward = useWhole(canStep);
  const callForward = useWhole(canCallForward);
  const stoppable = useWhole(canStop);
  const resettable = useWhole(canReset);
  return (
    <div className={styles['transport']} role="group" aria-label={t.transport}>
      <IconButton label={t.toStart} disabled={!back} onClick={() => actions.goTo({ at: 0, call: null })}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <Button disabled={!back} icon={<ChevronLeft aria-hidden="true" />} keys="←" onClick={actions.back}>
        {t.back}
      </Button>
      <Button look="primary" disabled={!forward} icon={<ChevronRight aria-hidden="true" />} keys="→" onClick={actions.step}>
        {t.step}
      </Button>
      <Button disabled={!forward} icon={<ChevronsRight aria-hidden="true" />} onClick={actions.runAll}>
        {t.run}
      </Button>
      <IconButton label={t.previousCall} disabled={!back} onClick={actions.previousCall}>
        <StepBack aria-hidden="true" />
      </IconButton>
      <IconButton label={t.nextCall} disabled={!callForward} onClick={actions.nextCall}>
        <StepForward aria-hidden="true" />
      </IconButton>
      {stoppable ? (
        <IconButton label={t.stop} onClick={actions.stop}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t.reset} disabled={!resettable} onClick={actions.reset}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
