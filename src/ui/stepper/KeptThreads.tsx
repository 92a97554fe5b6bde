import { useEffect, useState } from 'react';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, pointToGoOn, useWhole } from '~/workspace';
import styles from './RunStatusLine.module.css';

type Kept = Awaited<ReturnType<typeof actions.listThreads>>;

/** What this browser keeps of the document's threads: where they stand, on from there, and away with them. */
export default function KeptThreads() {
  const t = useLateText().keptThreads;
  const language = useWhole((workspace) => workspace.preferences.language);
  const [kept, setKept] = useState<Kept>([]);
  const docId = useWhole((workspace) => workspace.docId);
  const kind = useWhole((workspace) => workspace.status.kind);
  // Two texts and numbers, since a new object each time would never be the same.
  const turn = useWhole((workspace) => pointToGoOn(workspace)?.turn ?? null);
  const how = useWhole((workspace) => pointToGoOn(workspace)?.how);
  // What the threads held before that run is known to the page in which it was made.
  const sendsAgain = useWhole((workspace) => workspace.restored && workspace.stale);
  const look = () => void actions.listThreads().then(setKept);
  // Written while it runs; read anew whenever it rests.
  useEffect(look, [docId, kind]);
  if (kept.length === 0 || kind === 'starting' || kind === 'running') return null;

  const forget = (thread?: string) => void actions.forgetThreads(thread).then(look);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return (
    <section aria-label={t.title}>
      {turn !== null && (
        <p>
          {how === 'send' ? t.standsBefore(turn + 1) : t.standsIn(turn + 1)} <Button onClick={actions.resume}>
            {t.goOn(turn + 1)}
          </Button>{' '}
        </p>
      )}
      {sendsAgain && <p className={styles['warn']}>{t.sendsAgain}</p>}
      <details>
        <summary>{t.title}</summary>
        <ul className={styles['kept']}>
          {kept.map(({ thread, checkpoints, bytes, changed }) => (
            <li key={thread}>
              <b>{t.thread(thread)}</b> {t.size(checkpoints, size.format(bytes / 1024), when.format(changed))}{' '}
              {kind !== 'parked' && (
                <Button look="quiet" aria-label={t.forgetThread(thread)} onClick={() => forget(thread)}>
                  {t.forget}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {kind !== 'parked' && (
          <Button
            onClick={() => {
              actions.reset();
              forget();
            }}
          >
            {t.resetAndForget}
          </Button>
        )}
      </details>
    </section>
  );
}
