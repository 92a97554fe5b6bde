import { askersOf, readRequest } from '~/core/analysis';
import type { RequestView, TaskView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import styles from './Requests.module.css';
import { requestText } from './requestText';

/** The model calls that a task made, or may have made. */
export function requestsOfTask(trace: TraceStore, { task }: TaskView): readonly RequestView[] {
  return trace.requests.filter((request) => askersOf(request).includes(task));
}

/** What each of them sent, held against what the task read, and the reply. */
export function RequestsOfTask({ trace, requests }: { readonly trace: TraceStore; readonly requests: readonly RequestView[] }) {
  const { requests: t } = useLateText();
  return requests.map((request) => (
    <span key={request.request} className={styles['ofTask']}>
      <strong>{t.number(request.request + 1)}</strong> {requestText(trace, request, readRequest(trace, request), t.why).join(' ')}{' '}
      {request.reply !== null && (
        <>
          → <InlineValue value={trace.value(request.reply)} limit={120} />
        </>
      )}
    </span>
  ));
}
