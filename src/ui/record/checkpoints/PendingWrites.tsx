import type { PendingView, TraceStore } from '~/core/trace';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Chip, WriterMark } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { useTones } from '~/workspace';
import styles from './Checkpoints.module.css';

/** What tasks left beside a checkpoint until their superstep is over. */
export function PendingWrites({ trace, pending }: { readonly trace: TraceStore; readonly pending: readonly PendingView[] }) {
  const { checkpoints: t, record } = useLateText();
  const tones = useTones();
  return (
    <details className={styles['more']} open={pending.some(({ writes }) => writes.some(([channel]) => SPECIAL.has(channel)))}>
      <summary>
        {t.pending} <Chip>{pending.length}</Chip>
      </summary>
      <p className={styles['note']}>{pending.length === 0 ? t.pendingNone : t.pendingText}</p>
      <ul className={styles['pending']}>
        {pending.map(({ task, node, writes }, index) => {
          const send = task === null ? null : (trace.tasks[task]?.send ?? null);
          return (
            <li key={index}>
              {node === '' ? <em>{t.outside}</em> : <WriterMark tone={tones.get(node) ?? null}>{node}</WriterMark>}
              {send !== null && <Chip>{record.task.send(send)}</Chip>}
              {writes.map(([channel, ref], place) => (
                <span key={place} className={styles['write']}>
                  <bdi>{channelName(channel, t)}</bdi> ← <InlineValue value={trace.value(ref)} limit={160} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const SPECIAL: ReadonlySet<string> = new Set(['__error__', '__interrupt__', '__resume__']);

/** LangGraph's own channels in words. */
function channelName(channel: string, t: AllMessages['checkpoints']): string {
  return (t.channels as { readonly [channel: string]: string | undefined })[channel] ?? channel;
}
