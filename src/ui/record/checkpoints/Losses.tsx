import type { LossView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Covered, InlineValue } from '~/ui/values';
import styles from './Checkpoints.module.css';

interface LossesProps {
  readonly trace: TraceStore;
  readonly losses: readonly LossView[];
  readonly covered: boolean;
}

/** Values that the checkpoint does not carry as they are: live, and as they come back. */
export function Losses({ trace, losses, covered }: LossesProps) {
  const t = useLateText().losses;
  return (
    <section aria-label={t.title}>
      <h4>{t.title}</h4>
      <p className={styles['note']}>{losses.some(({ why }) => why === 'unreadable') ? t.unreadableText : t.text}</p>
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
                <td>{covered ? <Covered /> : <InlineValue value={trace.value(live)} limit={200} />}</td>
                <td>
                  {covered ? (
                    <Covered />
                  ) : reloaded === null ? (
                    <em>{why === 'unreadable' ? t.unreadable : t.leftOut}</em>
                  ) : (
                    <InlineValue value={trace.value(reloaded)} limit={200} />
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
