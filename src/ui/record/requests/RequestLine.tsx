import { ChevronDown, ChevronRight, CircleAlert, MessageSquareText } from 'lucide-react';
import { memo, useMemo } from 'react';
import { readRequest } from '~/core/analysis';
import type { CheckpointView, RequestView, TraceStore } from '~/core/trace';
import { isList } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import lines from '../RowLine.module.css';
import { stepText } from '../stepText';
import { Writer } from '../Writer';
import styles from './Requests.module.css';

interface RequestLineProps {
  readonly trace: TraceStore;
  readonly request: RequestView;
  /** What its superstep ended in, once it has. */
  readonly after: CheckpointView | null;
  readonly place: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A model call among the rows of the record: what was there, what was sent, what was replied. */
export const RequestLine = memo(function RequestLine({ trace, request, after, place, isOpen, onToggle }: RequestLineProps) {
  const { record, requests: t } = useLateText();
  const number = request.request + 1;
  return (
    <div className={lines['row']} role="row" aria-rowindex={place + 2} data-kind="request">
      <span role="cell">
        <button type="button" className={lines['toggle']} aria-expanded={isOpen} aria-label={t.details(number)} onClick={onToggle}>
          {isOpen ? <ChevronDown aria-hidden="true" size={13} /> : <ChevronRight aria-hidden="true" size={13} />}
          {t.number(number)}
        </button>
      </span>
      <span role="cell">{stepText(trace, request, record)}</span>
      <span role="cell" className={styles['model']} title={t.model}>
        <MessageSquareText aria-hidden="true" size={13} /> {t.model}
      </span>
      <span role="cell">
        <Writer trace={trace} writer={request.by} />
      </span>
      <RequestCells trace={trace} request={request} after={after} />
    </div>
  );
});

function RequestCells({ trace, request, after }: Pick<RequestLineProps, 'trace' | 'request' | 'after'>) {
  const { requests: t } = useLateText();
  const reading = useMemo(() => readRequest(trace, request, after), [trace, request, after]);
  const { state } = reading;
  const sent = trace.value(request.messages);
  const last = isList(sent) ? sent.at(-1) : undefined;
  return (
    <>
      <span role="cell" className={styles['quiet']}>
        {state === null ? '—' : t.read(state.held)}
      </span>
      <span role="cell" className={styles['sent']} title={state === null ? undefined : t.sentOf(state.held - state.keptOut, state.held)}>
        {state === null || state.keptOut === 0 ? (
          t.sent(reading.sent - reading.prompts)
        ) : (
          <strong>{t.sentOf(state.held - state.keptOut, state.held)}</strong>
        )}
        {reading.prompts > 0 && <Chip>{t.prompt}</Chip>}
        {reading.tools.length > 0 && <Chip>{t.toolCount(reading.tools.length)}</Chip>}
        {last !== undefined && <InlineValue value={last} limit={40} />}
      </span>
      <span role="cell" className={lines['result']}>
        {request.reply !== null && <InlineValue value={trace.value(request.reply)} limit={80} />}
        {request.error !== null && (
          <span className={lines['error']} title={request.error.message}>
            <CircleAlert aria-label={t.failed} size={14} /> <bdi>{`${request.error.name}: ${request.error.message}`}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
