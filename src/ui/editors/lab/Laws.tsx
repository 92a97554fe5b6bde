import { CircleCheck, CircleDashed, CircleSlash, CircleX, LoaderCircle } from 'lucide-react';
import { LAWS, type Law, type LawResult } from '~/core/analysis';
import { callsPerField, extraCalls } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { type LawsLab, useTrace } from '~/workspace';
import { Frame } from '../parts/Frame';
import parts from '../parts/parts.module.css';
import { CounterExample } from './CounterExample';
import styles from './lab.module.css';
import { LabBar } from './LabBar';
import { LabCause } from './LabCause';

/** What one reducer keeps to in the merges that LangGraph makes with it, and the smallest call that breaks it. */
export function Laws({ lab }: { readonly lab: LawsLab }) {
  const t = useLateText().lab;
  return (
    <Frame kind={t.lawsOf(lab.field.name)} text={t.lawsText} aside={<LabBar lab={lab} />}>
      <p className={parts['hint']}>{lab.recorded === 0 ? t.madeUp : t.triedRecorded(lab.recorded)}</p>
      <ol className={styles['laws']} aria-busy={lab.running}>
        {LAWS.map((law) => (
          <LawItem key={law} law={law} result={lab.results.find((one) => one.law === law)} lab={lab} />
        ))}
      </ol>
      <LabCause cause={lab.cause} />
    </Frame>
  );
}

function LawItem({ law, result, lab }: { readonly law: Law; readonly result: LawResult | undefined; readonly lab: LawsLab }) {
  const t = useLateText().lab;
  const trying = lab.trying === law;
  return (
    <li className={styles['law']} data-verdict={result?.verdict ?? (trying ? 'trying' : 'waiting')}>
      <Sign result={result} trying={trying} />
      <div className={styles['lawText']}>
        <p className={styles['lawName']}>{t.law[law]}</p>
        {FORMULA[law] !== undefined && <code className={styles['formula']}>{FORMULA[law]}</code>}
        <p className={styles['verdict']}>{verdictText(t, result, trying)}</p>
        {result?.verdict === 'fails' && (
          <>
            <CounterExample counter={result.counter} recorded={result.recorded} field={lab.field} />
            <p className={parts['hint']}>{t.lawWhy[law]}</p>
          </>
        )}
        {law === 'noEffects' && <CallsOfRun field={lab.field.name} />}
        {result?.verdict === 'notApplicable' && <p className={parts['hint']}>{t.reason[result.reason]}</p>}
      </div>
    </li>
  );
}

/** How often the shown run called the reducer, and how often for no merge: each time an effect would happen. */
function CallsOfRun({ field }: { readonly field: string }) {
  const t = useLateText().lab;
  const trace = useTrace();
  const calls = trace === null ? 0 : (callsPerField(trace).get(field) ?? 0);
  if (trace === null || calls === 0) return null;
  return <p className={parts['hint']}>{t.callsOfRun(calls, extraCalls(trace, field))}</p>;
}

/** r is the reducer, s a state, a, b and u updates, xs and ys batches: the same in every language. */
const FORMULA: { readonly [L in Law]?: string } = {
  orderFree: 'r(r(s, a), b) = r(r(s, b), a)',
  once: 'r(r(s, u), u) = r(s, u)',
  grouping: 'r(r(s, a), b) = r(s, r(a, b))',
  zeroIsIdentity: 'r(zero, u) = u',
  batching: 'r(r(s, xs), ys) = r(s, xs + ys)',
};

function Sign({ result, trying }: { readonly result: LawResult | undefined; readonly trying: boolean }) {
  if (trying) return <LoaderCircle className={styles['turning']} aria-hidden="true" size={16} />;
  switch (result?.verdict) {
    case 'holds':
      return <CircleCheck aria-hidden="true" size={16} />;
    case 'fails':
      return <CircleX aria-hidden="true" size={16} />;
    case 'notApplicable':
      return <CircleSlash aria-hidden="true" size={16} />;
    default:
      return <CircleDashed aria-hidden="true" size={16} />;
  }
}

function verdictText(t: ReturnType<typeof useLateText>['lab'], result: LawResult | undefined, trying: boolean): string {
  if (trying) return t.trying;
  if (result === undefined) return t.waiting;
  switch (result.verdict) {
    case 'holds':
      return t.holds(result.tries);
    case 'stopped':
      return t.halted(result.tries);
    default:
      return t[result.verdict];
  }
}
