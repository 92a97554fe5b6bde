import { RotateCcw, Square } from 'lucide-react';
import { useText } from '~/i18n';
import { IconButton } from '~/ui/kit';
import { StepButtons } from '~/ui/values';
import { actions, canBack, canCallForward, canReset, canStep, canStop, useWhole } from '~/workspace';

/** The stepping buttons of the page's own run. */
export function Transport() {
  const t = useText().stepper;
  const can = { back: useWhole(canBack), forward: useWhole(canStep), callForward: useWhole(canCallForward) };
  const stoppable = useWhole(canStop);
  const resettable = useWhole(canReset);
  return (
    <StepButtons label={t.transport} verbs={actions} can={can}>
      {stoppable ? (
        <IconButton label={t.stop} onClick={actions.stop}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t.reset} disabled={!resettable} onClick={actions.reset}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
    </StepButtons>
  );
}
