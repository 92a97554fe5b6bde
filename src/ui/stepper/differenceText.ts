import type { Difference, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';
import { differencePath } from '~/ui/values';

/** Where a run first differs from the one before it, and how, in a sentence. */
export function differenceText(found: Difference, trace: TraceStore, texts: AllMessages): string {
  const t = texts.stepper;
  const { where, difference } = differencePath(found, trace, texts);
  const { kind, before, after } = difference;
  const nothing = kind === 'end' ? t.differenceWentOn : t.differenceNothing;
  return t.difference(where, before || nothing, after || nothing);
}
