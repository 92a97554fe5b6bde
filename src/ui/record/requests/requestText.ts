import type { RequestReading } from '~/core/analysis';
import { type RequestView, type TraceStore, writerNames } from '~/core/trace';
import type { LateMessages } from '~/i18n/late';

/** What a request was, held against the state, in sentences. */
export function requestText(
  trace: TraceStore,
  request: RequestView,
  reading: RequestReading,
  t: LateMessages['requests']['why'],
): string[] {
  const { state, sent, prompts } = reading;
  const { by } = request;
  return [
    ...(by.kind === 'oneOf' ? [t.unsure([...new Set(writerNames(trace, by))].join(', '))] : []),
    state === null ? t.noState(sent) : stateText(state, t),
    ...(state !== null && prompts > 0 ? [t.prompts(prompts)] : []),
    ...(state !== null && state.added > 0 ? [t.added(state.added)] : []),
    ...(state !== null && state.changed > 0 ? [t.changed(state.changed)] : []),
  ];
}

function stateText({ field, held, keptOut, lost }: NonNullable<RequestReading['state']>, t: LateMessages['requests']['why']): string {
  const sent = held - keptOut;
  if (keptOut === 0) return t.all(held, field);
  if (lost === null) return t.open(sent, held, field);
  if (lost > 0) return t.stateToo(sent, held, field, lost);
  return sent === 0 ? t.none(held, field) : t.onlyRequest(sent, held, field);
}
