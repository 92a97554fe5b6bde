import type { MomentNumber, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';

/** The moment of a line of the record, as short as its column. */
export function stepText(trace: TraceStore, { moment: number }: { readonly moment: MomentNumber }, t: AllMessages['record']): string {
  const moment = trace.moments[number];
  switch (moment?.kind) {
    case 'superstep':
      return t.steps.superstep(moment.superstep);
    case 'update':
      return t.steps.update;
    default:
      return t.steps.input((moment?.turn ?? 0) + 1);
  }
}
