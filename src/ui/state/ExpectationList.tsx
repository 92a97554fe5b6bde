import { Check, Minus, X } from 'lucide-react';
import { type Expectation, fieldOf, type PlaygroundDoc, type When } from '~/core/document';
import type { Verdict } from '~/core/trace';
import type { Value } from '~/core/value';
import { type Messages, useText } from '~/i18n';
import { Section } from '~/ui/kit';
import { InlineValue, LawTry } from '~/ui/values';
import { useVerdicts, useWorkspace } from '~/workspace';
import styles from './ExpectationList.module.css';

/** What the author expects, with ✓ or ✗ once a run is over. */
export default function ExpectationList() {
  const t = useText().state;
  const doc = useWorkspace((workspace) => workspace.doc);
  const verdicts = useVerdicts();
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  return (
    <Section title={`${t.expectations} · ${verdicts.length === 0 ? t.notChecked : t.expectationsOf(passed, doc.expectations.length)}`}>
      <ul className={styles['list']}>
        {doc.expectations.map((expectation, index) => (
          // Expectations are numbered: verdicts refer to them so.
          <li key={index} className={styles['row']}>
            <Mark verdict={verdicts.find((verdict) => verdict.index === index)} />
            <span>
              {expectation.kind === 'law' ? <LawTry expectation={expectation} /> : expectationText(expectation, doc, t)}{' '}
              {'value' in expectation && <InlineValue value={expectation.value} limit={160} />}
              <Found verdict={verdicts.find((verdict) => verdict.index === index)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Mark({ verdict }: { readonly verdict: Verdict | undefined }) {
  const t = useText().state;
  if (verdict === undefined) return <Minus className={styles['open']} aria-label={t.notChecked} size={15} />;
  return verdict.passed ? (
    <Check className={styles['passed']} aria-label={t.passed} size={15} />
  ) : (
    <X className={styles['failed']} aria-label={t.failed} size={15} />
  );
}

function Found({ verdict }: { readonly verdict: Verdict | undefined }) {
  const t = useText().state.expectation;
  if (verdict === undefined || verdict.passed) return null;
  const { found } = verdict;
  return (
    <small className={styles['found']}>
      {found.kind === 'absent' && t.foundAbsent}
      {found.kind === 'notReached' && t.notReached}
      {found.kind === 'error' && t.foundError(found.code)}
      {found.kind === 'number' && `${t.found} ${found.value}`}
      {found.kind === 'value' && (
        <>
          {t.found} <InlineValue value={found.value} limit={160} />
        </>
      )}
      {found.kind === 'sides' && found.values.map((value, index) => <Side key={index} value={value} isFirst={index === 0} />)}
    </small>
  );
}

function Side({ value, isFirst }: { readonly value: Value | null; readonly isFirst: boolean }) {
  const t = useText().state;
  return (
    <>
      {isFirst ? `${t.expectation.found} ` : ' ≠ '}
      {value === null ? <em>{t.absent}</em> : <InlineValue value={value} limit={160} />}
    </>
  );
}

function expectationText(expectation: Exclude<Expectation, { kind: 'law' }>, doc: PlaygroundDoc, t: Messages['state']): string {
  const field = 'field' in expectation ? (fieldOf(doc.graph, expectation.field)?.name ?? expectation.field) : '';
  switch (expectation.kind) {
    case 'value':
      return (expectation.order === 'any' ? t.expectation.valueAny : t.expectation.value)(field, whenText(expectation.at, t));
    case 'absent':
      return t.expectation.absent(field, whenText(expectation.at, t));
    case 'length':
      return t.expectation.length(field, whenText(expectation.at, t), expectation.length);
    case 'calls':
      return t.expectation.calls(field, expectation.count);
    case 'callList':
      return t.expectation.callList(field);
    case 'history':
      return t.expectation.history(field);
    case 'stored':
      return t.expectation.stored([...expectation.namespace, expectation.key].join(' / '), whenText(expectation.at, t));
    case 'result':
      return t.expectation.result(expectation.turn);
    case 'request':
      return t.expectation.request(expectation.call);
    case 'error':
      return t.expectation.error(expectation.code);
  }
}

function whenText(when: When, t: Messages['state']): string {
  if (when === 'end') return t.expectation.atEnd;
  return when.superstep === 0 ? t.expectation.atInput(when.turn) : t.expectation.atStep(when.turn, when.superstep);
}
