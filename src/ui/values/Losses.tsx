import type { LossView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Covered, InlineValue } from './InlineValue';
import styles from './Losses.module.css';

interface LossesProps {
  readonly trace: TraceStore;
  readonly losses: readonly LossView[];
  readonly covered: boolean;
}

const LIMIT = 200;

/** Values that checkpoints do not carry as they are: live, as they come back, and why. */
export function Losses({ trace, losses, covered }: LossesProps) {
  const t = useLateText().losses;
  const whys = [...new Set(losses.map(({ why }) => why))];
  return (
    <section className={styles['losses']} aria-label={t.title}>
      {whys.map((why) => (
        <p key={why}>{t.whys[why]}</p>
      ))}
      <div className={styles['table']} tabIndex={0} role="group" aria-label={t.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.live}</th>
              <th scope="col">{t.reloaded}</th>
            </tr>
          </thead>
          <tbody>
            {losses.map(({ field, live, reloaded, why }, index) => (
              <tr key={index}>
                <th scope="row">
                  <bdi>{field}</bdi>
                </th>
                <td>{covered ? <Covered /> : <InlineValue value={trace.value(live)} limit={LIMIT} />}</td>
                <td>
                  {covered ? (
                    <Covered />
                  ) : reloaded === null ? (
                    <em>{why === 'unreadable' ? t.unreadable : why === 'untracked' ? t.notSaved : t.leftOut}</em>
                  ) : (
                    <InlineValue value={trace.value(reloaded)} limit={LIMIT} />
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
