import type { CheckpointRow, TraceStore } from '~/core/trace';
import { equalValues, type Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Button, Chip } from '~/ui/kit';
import { checkpointName, Covered, InlineValue, ValueDiff } from '~/ui/values';
import { useWorkspace } from '~/workspace';
import styles from './Checkpoints.module.css';

interface SideBySideProps {
  readonly trace: TraceStore;
  readonly left: CheckpointRow;
  readonly right: CheckpointRow;
  readonly onStop: () => void;
}

/** Two checkpoints field by field; where they differ, B is shown against A. */
export function SideBySide({ trace, left, right, onStop }: SideBySideProps) {
  const { checkpoints: t, compare, record } = useLateText();
  const covered = useWorkspace(({ preferences, cursor }) => preferences.cover && Math.max(left.at, right.at) > cursor.at);
  const [one, other] = [new Map(left.values), new Map(right.values)];
  const fields = [...new Set([...one.keys(), ...other.keys()])].map((name) => {
    const [a, b] = [one.get(name), other.get(name)].map((ref) => (ref === undefined ? undefined : trace.value(ref)));
    return { name, a, b, differs: a === undefined || b === undefined ? a !== b : !equalValues(a, b) };
  });
  const differing = fields.filter(({ differs }) => differs).length;
  return (
    <section className={styles['detail']} aria-label={t.compareTitle}>
      <h3>
        {t.compareTitle} <Button onClick={onStop}>{t.stopComparing}</Button>
      </h3>
      <p className={styles['note']}>{differing === 0 ? t.equal : t.differ(differing)}</p>
      <div className={styles['table']} tabIndex={0} role="group" aria-label={t.compareTitle}>
        <table>
          <thead>
            <tr>
              <th scope="col">{record.columns.field}</th>
              <th scope="col">A · {checkpointName(trace, left, t)}</th>
              <th scope="col">B · {checkpointName(trace, right, t)}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, a, b, differs }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi> {differs && <Chip look="warn">≠ {compare.differs}</Chip>}
                </th>
                <td>{covered ? <Covered /> : <Held value={a} />}</td>
                <td>
                  {covered ? (
                    <Covered />
                  ) : differs && a !== undefined && b !== undefined ? (
                    <ValueDiff before={a} after={b} limit={100} />
                  ) : (
                    <Held value={b} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Held({ value }: { readonly value: Value | undefined }) {
  const t = useLateText().record;
  return value === undefined ? <em>{t.absent}</em> : <InlineValue value={value} limit={200} />;
}
