import { CircleStop, History } from 'lucide-react';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { causeText } from '~/ui/values';
import { useWholeTrace, useWorkspace } from '~/workspace';
import { FieldHistories } from './FieldHistories';
import styles from './Histories.module.css';
import { PythonTable } from './PythonTable';
import { useHistories } from './useHistories';

interface HistoriesProps {
  /** Those that were changed in place. */
  readonly fields: readonly string[];
  readonly thread: string;
}

/** What in-place changes do to the history, saver by saver: run here, and beside it what was measured in Python. */
export default function Histories({ fields, thread }: HistoriesProps) {
  const { histories: t, stepper, common } = useLateText();
  const { running, found, cause, start, stop } = useHistories();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const trace = useWholeTrace();
  return (
    <details className={styles['histories']}>
      <summary>{t.title}</summary>
      <p className={styles['note']}>{t.text(fields.join(', '))}</p>
      {running ? (
        <Button icon={<CircleStop aria-hidden="true" />} onClick={stop}>
          {t.stop}
        </Button>
      ) : (
        <Button icon={<History aria-hidden="true" />} onClick={start}>
          {found.length === 0 ? t.start : t.again}
        </Button>
      )}{' '}
      <span role="status" className={styles['note']}>
        {running && t.progress(found.length)}
        {cause !== null && causeText(cause, trace, graph, stepper, common)}
      </span>
      {found.length > 0 && fields.map((field) => <FieldHistories key={field} field={field} thread={thread} histories={found} />)}
      <h4>{t.python}</h4>
      <PythonTable />
    </details>
  );
}
