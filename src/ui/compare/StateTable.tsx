import type { Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import type { CompareSide } from '~/workspace';
import styles from './Compare.module.css';
import { statePairs } from './statePairs';

const WIDTH = 200;

/** The states of both sides at the cursor, field by field; where they differ, B is shown against A. */
export function StateTable({ left, right }: { readonly left: CompareSide; readonly right: CompareSide }) {
  const t = useLateText().compare;
  return (
    <table className={styles['state']} aria-label={t.state}>
      <thead>
        <tr>
          <th scope="col">{t.state}</th>
          <th scope="col">A</th>
          <th scope="col">B</th>
        </tr>
      </thead>
      <tbody>
        {statePairs(left, right).map((pair) => (
          <tr key={pair.field} data-differs={pair.differs}>
            <th scope="row">
              <bdi>{pair.field}</bdi> {pair.differs && <Chip look="warn">≠ {t.differs}</Chip>}
            </th>
            <td>
              <Held value={pair.left} />
            </td>
            <td>
              {pair.differs && pair.left !== undefined && pair.right !== undefined ? (
                <ValueDiff before={pair.left} after={pair.right} limit={WIDTH / 2} />
              ) : (
                <Held value={pair.right} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Held({ value }: { readonly value: Value | undefined }) {
  const t = useLateText().record;
  return value === undefined ? <em>{t.absent}</em> : <InlineValue value={value} limit={WIDTH} />;
}
