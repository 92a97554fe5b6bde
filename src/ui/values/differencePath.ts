import type { Difference, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';
import { momentName } from './momentName';

/** Where a difference is in the graphs inside each other, outermost first, and the innermost one. `trace` is the newer run's. */
export function differencePath(
  found: Difference,
  trace: TraceStore,
  texts: AllMessages,
): { readonly where: string; readonly difference: Difference } {
  const { moment, subject, index, inside } = found;
  const view = trace.moments[moment];
  const where = view === undefined ? subject : texts.stepper.differenceIn(momentName(view, trace, texts), subject);
  const inner = inside === null ? null : trace.inner(index);
  if (inside === null || inner === null) return { where, difference: found };
  const deeper = differencePath(inside, inner, texts);
  return { where: `${where} › ${deeper.where}`, difference: deeper.difference };
}
