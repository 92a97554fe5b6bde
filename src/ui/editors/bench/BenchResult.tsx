import { type Field, replaces } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import type { Bench } from '~/workspace';
import styles from './bench.module.css';

type Outcome = NonNullable<Bench['outcomes'][number]>;

interface BenchResultProps {
  readonly outcome: Outcome | null;
  readonly field: Field;
  /** Calls have been made, and no more will come. */
  readonly over: boolean;
}

/** What came of one update: the result or the error, and what was changed in place on the way. */
export function BenchResult({ outcome, field, over }: BenchResultProps) {
  const t = useLateText().bench;
  if (outcome === null) return over ? <p className={styles['faint']}>{t.notReached}</p> : null;
  const { existing, result, error, existingAfter, updateAfter, updateValue, bypassed } = outcome;
  return (
    <div className={styles['outcome']}>
      {error === null && result !== null && (
        <p className={styles['result']}>
          <span aria-hidden="true">=</span> <span className={styles['hidden']}>{t.result}</span> <InlineValue value={result} limit={400} />
        </p>
      )}
      {bypassed && error === null && <p className={styles['faint']}>{replaces(field.merge) ? t.plain : t.bypassed}</p>}
      {error !== null && (
        <p className={styles['error']}>
          {t.threw} {error.name}: <bdi>{error.message}</bdi>
          {error.frames[0] !== undefined && ` (${t.at(error.frames[0].line, error.frames[0].column)})`}
        </p>
      )}
      {existingAfter !== null && (
        <p className={styles['changed']}>
          {t.changedExisting} <InlineValue value={existing} limit={160} /> {t.became} <InlineValue value={existingAfter} limit={160} />
        </p>
      )}
      {updateAfter !== null && (
        <p className={styles['changed']}>
          {t.changedUpdate} <InlineValue value={updateValue} limit={160} /> {t.became} <InlineValue value={updateAfter} limit={160} />
        </p>
      )}
    </div>
  );
}
