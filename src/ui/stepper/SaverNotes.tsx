import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import styles from './RunStatusLine.module.css';

/** What the saver lost, by the notation of checkpoints or for want of room. */
export default function SaverNotes({ trace }: { readonly trace: TraceStore }) {
  const t = useLateText().losses;
  const fieldsOf = (isMeant: (why: string) => boolean) =>
    [...new Set(trace.saves.flatMap(({ losses }) => losses.filter(({ why }) => isMeant(why)).map(({ field }) => field)))].join(', ');
  const unreadable = fieldsOf((why) => why === 'unreadable');
  const changed = fieldsOf((why) => why !== 'unreadable');
  const full = new Map<string, number>();
  for (const { thread, forgotten } of trace.saves) if (forgotten === 'full') full.set(thread, (full.get(thread) ?? 0) + 1);
  return (
    <>
      {unreadable !== '' && <p className={styles['bad']}>{t.unreadableNote(unreadable)}</p>}
      {changed !== '' && <p className={styles['warn']}>{t.changed(changed)}</p>}
      {[...full].map(([thread, count]) => (
        <p key={thread} className={styles['warn']}>
          {t.full(thread, count)}
        </p>
      ))}
    </>
  );
}
