import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import { PYTHON_HISTORIES } from './pythonHistories';
import styles from './Histories.module.css';

const { async: byDefault, sync } = PYTHON_HISTORIES;

/** What was measured in Python: quoted, since nothing here runs Python. */
export function PythonTable() {
  const t = useLateText().histories;
  return (
    <>
      <p className={styles['note']}>{t.pythonText}</p>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t.python}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t.step}</th>
              <th scope="col">{t.pythonDefault}</th>
              <th scope="col">{t.pythonSync}</th>
            </tr>
          </thead>
          <tbody>
            {byDefault.map((held, index) => {
              const clean = sync[index] ?? [];
              return (
                <tr key={index}>
                  <th scope="row">{stepText(index - 1)}</th>
                  <td>
                    <InlineValue value={held} limit={80} />
                    {held.length !== clean.length && <b className={styles['wrong']}> {t.differs}</b>}
                  </td>
                  <td>
                    <InlineValue value={clean} limit={80} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** LangGraph's number of a checkpoint, with a true minus. */
export const stepText = (step: number) => (step < 0 ? `−${-step}` : String(step));
