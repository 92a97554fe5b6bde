import type { Difference, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';
import { momentName } from '~/ui/values';

/** Where a run first differs from the one before it, and how, in a sentence. */
export function differenceText({ moment, kind, subject, before, after }: Difference, trace: TraceStore, texts: AllMessages): string {
  const t = texts.stepper;
  const view = trace.moments[moment];
  const where = view === undefined ? subject : t.differenceIn(momentName(view, trace, texts), subject);
  const nothing = kind === 'end' ? t.differenceWentOn : t.differenceNothing;
  return t.difference(where, before || nothing, after || nothing);
}
