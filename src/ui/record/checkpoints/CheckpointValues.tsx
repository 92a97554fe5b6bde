import type { NamedRef, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Covered, InlineValue, ValueDiff } from '~/ui/values';
import styles from './Checkpoints.module.css';

interface CheckpointValuesProps {
  readonly trace: TraceStore;
  /** Null where nobody told them. */
  readonly values: readonly NamedRef[] | null;
  readonly before: readonly NamedRef[];
  readonly covered: boolean;
}

/** What every channel holds, against what it held before. */
export function CheckpointValues({ trace, values, before, covered }: CheckpointValuesProps) {
  const { checkpoints: t, record } = useLateText();
  if (values === null) return <p className={styles['note']}>{t.valuesUnknown}</p>;
  const old = new Map(before);
  const now = new Map(values);
  const vanished = before.filter(([name]) => !now.has(name));
  if (values.length + vanished.length === 0) return <p className={styles['note']}>{record.task.nothing}</p>;
  return (
    <dl className={styles['values']}>
      {values.map(([name, ref]) => {
        const was = old.get(name);
        return (
          <div key={name}>
            <dt>
              <bdi title={name}>{name}</bdi>
            </dt>
            <dd>
              {covered ? (
                <Covered />
              ) : was === undefined ? (
                <InlineValue value={trace.value(ref)} limit={300} />
              ) : (
                <ValueDiff before={trace.value(was)} after={trace.value(ref)} limit={100} />
              )}
            </dd>
          </div>
        );
      })}
      {vanished.map(([name]) => (
        <div key={name}>
          <dt>
            <bdi title={name}>{name}</bdi>
          </dt>
          <dd>
            <em>{t.vanished}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}
