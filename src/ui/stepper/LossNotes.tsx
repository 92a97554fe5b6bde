import type { LossView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Losses } from '~/ui/values';
import { useWhole } from '~/workspace';
import styles from './RunStatusLine.module.css';

/** Fields whose values no checkpoint carries as they are, each with the newest such value. */
export default function LossNotes({ trace }: { readonly trace: TraceStore }) {
  const t = useLateText().losses;
  const cover = useWhole((workspace) => workspace.preferences.cover);
  const newest = [...newestLosses(trace).values()];
  const fieldsOf = (...whys: readonly LossView['why'][]) =>
    [...new Set(newest.filter(({ why }) => whys.includes(why)).map(({ field }) => field))].join(', ');
  const notes = [
    { fields: fieldsOf('unreadable'), text: t.unreadableNote },
    { fields: fieldsOf('changed in place'), text: t.inPlace },
    { fields: fieldsOf('changed', 'left out'), text: t.changed },
    { fields: fieldsOf('untracked'), text: t.untracked },
  ].filter(({ fields }) => fields !== '');
  const isBad = newest.some(({ why }) => why === 'unreadable' || why === 'changed in place');
  return (
    <details>
      <summary className={isBad ? styles['bad'] : styles['warn']}>{notes.map(({ fields, text }) => text(fields)).join(' ')}</summary>
      <Losses trace={trace} losses={newest} covered={cover} />
    </details>
  );
}

function newestLosses(trace: TraceStore): ReadonlyMap<string, LossView> {
  return new Map(trace.saves.flatMap(({ losses }) => losses.map((loss) => [`${loss.why} ${loss.field}`, loss] as const)));
}
