import { useMemo, useState } from 'react';
import { type CheckpointRow, type GoneMessage, goneMessages, type TraceStore } from '~/core/trace';
import { preview } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Button, TextField } from '~/ui/kit';
import { checkpointName } from '~/ui/values';
import { actions, useWorkspace } from '~/workspace';
import styles from './Checkpoints.module.css';

const MOST = 50;

/** Messages that went from the newest state and are still in older checkpoints, to be found by what they say. */
export function GoneMessages({ trace, rows }: { readonly trace: TraceStore; readonly rows: readonly CheckpointRow[] }) {
  const t = useLateText().checkpoints;
  const cover = useWorkspace((workspace) => workspace.preferences.cover);
  const at = useWorkspace((workspace) => workspace.cursor.at);
  const gone = useMemo(() => goneMessages(trace, rows), [trace, rows]);
  const [text, setText] = useState('');
  const open = cover ? gone.filter(({ row }) => row.at <= at) : gone;
  if (open.length === 0) return null;
  const found = open.filter((one) => wordsOf(one).includes(text.trim().toLowerCase()));
  return (
    <details className={styles['gone']}>
      <summary>{t.gone(open.length)}</summary>
      <p className={styles['note']}>{t.goneText}</p>
      {open.length > 3 && <TextField label={t.goneFind} value={text} onChange={setText} />}
      {found.length === 0 && <p className={styles['note']}>{t.goneNone}</p>}
      <ul>
        {found.slice(0, MOST).map((one) => (
          <li key={`${one.field} ${one.message.id}`}>
            <code>
              {one.message.class} {one.message.id}
            </code>{' '}
            <bdi>{preview(one.message.content, 'javascript', 80)}</bdi> ·{' '}
            <Button look="quiet" title={t.inAll(one.checkpoints)} onClick={() => actions.goHere({ at: one.row.at, call: null })}>
              {t.stillIn(checkpointName(trace, one.row, t))}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function wordsOf({ message }: GoneMessage): string {
  return `${message.class} ${message.id} ${preview(message.content, 'javascript', 400)}`.toLowerCase();
}
