import { FilePlus2, FlaskConical } from 'lucide-react';
import { type Counter, counterDocument, type Side } from '~/core/analysis';
import { valueSource } from '~/core/code';
import type { Field } from '~/core/document';
import type { Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { actions, getWorkspace } from '~/workspace';
import { ErrorLine } from './ErrorLine';
import parts from '../parts/parts.module.css';
import { ExpectLaw } from './ExpectLaw';
import styles from './lab.module.css';

const CELL = 120;

interface CounterExampleProps {
  readonly counter: Counter;
  /** It is a call of the record; otherwise it was made up and made as small as possible. */
  readonly recorded: boolean;
  readonly field: Field;
}

/** The call that breaks a law: what was given, and what each side of the law makes of it. */
export function CounterExample({ counter, recorded, field }: CounterExampleProps) {
  const t = useLateText().lab;
  const { existing, updates, sides, because } = counter;
  const changed = because === 'changed' ? changedBy(counter) : [];
  return (
    <div className={styles['counter']}>
      <p>
        {t.because[because]} <span className={parts['hint']}>({recorded ? t.fromRecord : t.smallest})</span>
      </p>
      <dl className={parts['lines']}>
        <dt>existing</dt>
        <dd>
          {existing.kind === 'value' ? (
            <InlineValue value={existing.value} limit={CELL} />
          ) : (
            <em>{existing.kind === 'start' ? t.startValue : t.nothing}</em>
          )}
        </dd>
        {updates.map((update, index) => (
          // Updates have no identity beyond their place.
          <Line key={index} label={updates.length > 1 ? `update ${index + 1}` : 'update'} value={update} />
        ))}
        {changed.map(({ before, after }, index) => (
          <Line key={`changed ${index}`} label="→" value={before} becomes={after} />
        ))}
        {changed.length === 0 &&
          sides.map((side, index) => <SideLine key={`side ${index}`} side={side} sign={sides.length > 1 && index > 0 ? '≠' : '='} />)}
      </dl>
      <div className={parts['buttons']}>
        {existing.kind !== 'nothing' && (
          <Button
            icon={<FlaskConical aria-hidden="true" />}
            onClick={() =>
              actions.openBench(field, existing.kind === 'value' ? valueSource(existing.value) : null, updates.map(valueSource))
            }
          >
            {t.toBench}
          </Button>
        )}
        <Button
          icon={<FilePlus2 aria-hidden="true" />}
          title={t.toDocumentHint}
          onClick={() => actions.openScratch(counterDocument(field, getWorkspace().doc.graph.shared, counter))}
        >
          {t.toDocument}
        </Button>
        <ExpectLaw counter={counter} field={field.id} />
      </div>
    </div>
  );
}

function Line({ label, value, becomes }: { readonly label: string; readonly value: Value; readonly becomes?: Value }) {
  const t = useLateText().lab;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <InlineValue value={value} limit={CELL} />
        {becomes !== undefined && (
          <>
            {' '}
            {t.became} <InlineValue value={becomes} limit={CELL} />
          </>
        )}
      </dd>
    </>
  );
}

function SideLine({ side, sign }: { readonly side: Side; readonly sign: string }) {
  const t = useLateText().lab;
  const error = side.steps.find(({ outcome }) => outcome.error !== null)?.outcome.error;
  return (
    <>
      <dt>{sign}</dt>
      <dd>
        {side.value !== null && <InlineValue value={side.value} limit={CELL} />}
        {side.value === null && error && <ErrorLine error={error.info} />}
        {side.value === null && !error && <em>{t.noAnswer}</em>}
      </dd>
    </>
  );
}

function changedBy({ sides }: Counter) {
  return sides.flatMap(({ steps }) => steps.flatMap(({ outcome }) => outcome.changed)).slice(0, 2);
}
