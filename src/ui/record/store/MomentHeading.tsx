import type { MomentNumber, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { momentName } from '~/ui/values';

/** In which moment of which thread. */
export function MomentHeading({ trace, number }: { readonly trace: TraceStore; readonly number: MomentNumber }) {
  const t = useLateText();
  const moment = trace.moments[number];
  const turn = trace.turns.find((one) => one.turn === moment?.turn);
  if (moment === undefined) return <h3>{t.store.atStart}</h3>;
  return (
    <h3>
      {momentName(moment, trace, t)}{' '}
      <small>{trace.turns.length > 1 && `${t.threads.turn(moment.turn + 1, t.store.lives.thread(turn?.thread ?? ''))}`}</small>
    </h3>
  );
}
