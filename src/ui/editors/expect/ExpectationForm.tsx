import { Check, Minus, X } from 'lucide-react';
import type { Expectation, Field } from '~/core/document';
import type { Verdict } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { CheckField, IconButton, SelectField, TextField } from '~/ui/kit';
import { LawTry } from '~/ui/values';
import { actions } from '~/workspace';
import { NumberField } from '../parts/NumberField';
import styles from './expect.module.css';
import { ExpectedValue } from './ExpectedValue';
import { ofKind } from './ofKind';
import { StoredFields } from './StoredFields';
import { WhenField } from './WhenField';

interface ExpectationFormProps {
  readonly number: number;
  readonly expectation: Expectation;
  readonly fields: readonly Field[];
  readonly verdict: Verdict | null;
  readonly onChange: (next: Expectation) => void;
  readonly onDelete: () => void;
}

/** A law is expected where its counter-example is; here it can be read, taken back, or made into another kind. */
const KINDS: readonly Exclude<Expectation['kind'], 'law'>[] = [
  'value',
  'length',
  'calls',
  'callList',
  'history',
  'result',
  'request',
  'absent',
  'stored',
  'error',
];

/** What is expected of the whole run. */
const FIELDLESS: readonly Expectation['kind'][] = ['result', 'request', 'stored', 'error'];

/** What is compared with one value, whole. */
const VALUED: ReadonlySet<Expectation['kind']> = new Set(['callList', 'history', 'result', 'request']);

/** One expectation: what kind, of which field, when, and what. */
export function ExpectationForm({ number, expectation, fields, verdict, onChange, onDelete }: ExpectationFormProps) {
  const t = useLateText().editors.expect;
  const first = fields[0];
  return (
    <fieldset className={styles['one']}>
      <legend className={styles['hidden']}>{t.one(number)}</legend>
      <div className={styles['head']}>
        <Mark verdict={verdict} />
        <SelectField
          label={t.kind}
          value={expectation.kind}
          options={[
            ...KINDS.map((kind) => ({ id: kind, label: t.kinds[kind], disabled: !FIELDLESS.includes(kind) && first === undefined })),
            ...(expectation.kind === 'law' ? [{ id: 'law' as const, label: t.kinds.law }] : []),
          ]}
          onChange={(kind) => {
            if (kind !== 'law') onChange(ofKind(expectation, kind, first?.id ?? ''));
          }}
        />
        {'field' in expectation && (
          <SelectField
            label={t.field}
            value={expectation.field}
            options={fields.map((field) => ({ id: field.id, label: field.name }))}
            onChange={(field) => onChange({ ...expectation, field })}
          />
        )}
        <IconButton label={t.deleteOne(number)} onClick={onDelete}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {'at' in expectation && <WhenField when={expectation.at} onChange={(at) => onChange({ ...expectation, at })} />}
      {expectation.kind === 'value' && (
        <>
          <ExpectedValue value={expectation.value} onValue={(value) => onChange({ ...expectation, value })} />
          <CheckField
            label={t.anyOrder}
            checked={expectation.order === 'any'}
            onChange={(any) => onChange({ ...expectation, order: any ? 'any' : 'exact' })}
          />
        </>
      )}
      {expectation.kind === 'stored' && <StoredFields expectation={expectation} onChange={onChange} />}
      {expectation.kind === 'result' && (
        <NumberField label={t.turn} value={expectation.turn} least={1} onNumber={(turn) => onChange({ ...expectation, turn })} />
      )}
      {expectation.kind === 'request' && (
        <NumberField label={t.call} value={expectation.call} least={1} onNumber={(call) => onChange({ ...expectation, call })} />
      )}
      {VALUED.has(expectation.kind) && 'value' in expectation && (
        <ExpectedValue value={expectation.value} onValue={(value) => onChange({ ...expectation, value })} />
      )}
      {expectation.kind === 'length' && (
        <NumberField label={t.length} value={expectation.length} least={0} onNumber={(length) => onChange({ ...expectation, length })} />
      )}
      {expectation.kind === 'calls' && (
        <NumberField label={t.count} value={expectation.count} least={0} onNumber={(count) => onChange({ ...expectation, count })} />
      )}
      {expectation.kind === 'law' && <LawTry expectation={expectation} />}
      {expectation.kind === 'error' && (
        <TextField
          label={t.code}
          title={t.codeHint}
          value={expectation.code}
          onChange={(code) => onChange({ ...expectation, code })}
          onBlur={actions.seal}
        />
      )}
    </fieldset>
  );
}

function Mark({ verdict }: { readonly verdict: Verdict | null }) {
  const t = useLateText().editors.expect;
  const [look, Icon, label] =
    verdict === null
      ? (['open', Minus, t.open] as const)
      : verdict.passed
        ? (['holds', Check, t.holds] as const)
        : (['fails', X, t.fails] as const);
  return (
    <span className={styles['mark']} data-look={look} role="img" aria-label={label} title={label}>
      <Icon aria-hidden="true" size={16} />
    </span>
  );
}
