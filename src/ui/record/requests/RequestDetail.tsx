import { useState } from 'react';
import { type checkpointAfter, readRequest, type RequestLine, type RequestReading } from '~/core/analysis';
import type { RequestView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Button, Chip } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import { ErrorText } from '../ErrorText';
import detail from '../RowDetail.module.css';
import styles from './Requests.module.css';
import { requestText } from './requestText';

interface RequestDetailProps {
  readonly trace: TraceStore;
  readonly request: RequestView;
  readonly after: ReturnType<typeof checkpointAfter>;
}

/** Messages that a request shows at once. */
const SHOWN = 60;

/** A model call opened: the request held against the state that its task read, what it was told besides, and the reply. */
export function RequestDetail({ trace, request, after }: RequestDetailProps) {
  const { requests: t } = useLateText();
  const reading = readRequest(trace, request, after);
  return (
    <div role="row">
      <div role="cell" aria-colspan={7} className={detail['detail']}>
        {requestText(trace, request, reading, t.why).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {request.error !== null && <ErrorText error={request.error} />}
        <div className={styles['parts']}>
          <section className={styles['part']} aria-label={t.request}>
            <h3>{t.request}</h3>
            <Lines lines={reading.lines} />
          </section>
          <div className={styles['side']}>
            <section className={styles['part']} aria-label={t.reply}>
              <h3>{t.reply}</h3>
              {request.reply === null ? <em>—</em> : <InlineValue value={trace.value(request.reply)} limit={1000} />}
            </section>
            <section className={styles['part']} aria-label={t.tools}>
              <h3>{t.tools}</h3>
              <Tools tools={reading.tools} />
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly RequestLine[] }) {
  const { requests: t } = useLateText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN);
  return (
    <>
      <ul className={styles['lines']} aria-label={t.request}>
        {shown.map((line, index) => (
          <li key={index} className={styles['line']} data-mark={line.mark} data-type={line.message.type}>
            <p className={styles['head']}>
              <strong>{line.message.class}</strong>
              {line.message.id !== null && <code className={styles['id']}>{line.message.id}</code>}
              <Chip look={LOOKS[line.mark]}>{t.marks[line.mark]}</Chip>
            </p>
            <Said line={line} />
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t.more(lines.length - shown.length)}
        </Button>
      )}
    </>
  );
}

const LOOKS = { sent: 'plain', keptOut: 'dashed', added: 'ok', prompt: 'accent', changed: 'warn' } as const;

function Said({ line }: { readonly line: RequestLine }) {
  const { content, rest } = line.message;
  if (line.mark === 'changed') return <ValueDiff before={line.was} after={line.message} limit={400} />;
  return (
    <>
      {typeof content === 'string' ? <p className={styles['content']}>{content}</p> : <InlineValue value={content} limit={600} />}
      {Object.keys(rest).length > 0 && <InlineValue value={rest} limit={300} />}
    </>
  );
}

function Tools({ tools }: { readonly tools: RequestReading['tools'] }) {
  const { requests: t } = useLateText();
  if (tools.length === 0) return <p className={styles['quiet']}>{t.noTools}</p>;
  return (
    <dl className={styles['tools']}>
      {tools.map(({ name, description, schema }, index) => (
        <div key={index}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {description} {schema !== null && <InlineValue value={schema} limit={300} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
