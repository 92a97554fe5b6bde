import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import styles from './RunStatusLine.module.css';

/** Fields whose values no checkpoint carries as they are. */
export default function LossNotes({ trace }: { readonly trace: TraceStore }) {
  const t = useLateText().losses;
  const fieldsOf = (isMeant: (why: string) => boolean) =>
    [...new Set(trace.saves.flatMap(({ losses }) => losses.filter(({ why }) => isMeant(why)).map(({ field }) => field)))].join(', ');
  const unreadable = fieldsOf((why) => why === 'unreadable');
  const changed = fieldsOf((why) => why !== 'unreadable');
  return (
    <>
      {unreadable !== '' && <p className={styles['bad']}>{t.unreadableNote(unreadable)}</p>}
      {changed !== '' && <p className={styles['warn']}>{t.changed(changed)}</p>}
    </>
  );
}
