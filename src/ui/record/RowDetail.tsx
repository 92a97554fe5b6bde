import { Check, Copy, FlaskConical, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { aliasesOfCall } from '~/core/analysis';
import {
  type BatchRow,
  type CallRow,
  cursorAtRow,
  type MutationView,
  type RecordRow,
  rowText,
  type TraceStore,
  type ValueRef,
} from '~/core/trace';
import { valueSource } from '~/core/code';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { ValueDiff, ValueViewer } from '~/ui/values';
import { actions, useWorkspace } from '~/workspace';
import { Aliases } from './Aliases';
import { ErrorText } from './ErrorText';
import { ItemByItem } from './ItemByItem';
import { LineFinder } from './LineFinder';
import styles from './RowDetail.module.css';
import { Whys } from './Whys';
import { writerText } from './writerText';

/** A row opened: why it happened, its values whole, and what can be done with it. */
export function RowDetail({ trace, row }: { readonly trace: TraceStore; readonly row: RecordRow }) {
  const { record: t, schemas: texts, common } = useLateText();
  const schemas = texts.record;
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  const values: readonly (readonly [label: string, ref: ValueRef | null])[] =
    row.kind === 'call'
      ? [
          [t.columns.existing, row.existing],
          [t.columns.update, row.update],
          [t.columns.result, row.result],
        ]
      : row.kind === 'batch'
        ? [
            [schemas.state, row.existing],
            ...row.writes.map(({ writer, value }) => [schemas.writeOf(writerText(trace, writer, common)), value] as const),
            [t.columns.result, row.result],
          ]
        : [
            [t.replaced, row.replaced],
            [t.columns.update, row.value],
          ];
  return (
    <div role="row">
      <div role="cell" aria-colspan={7} className={styles['detail']}>
        <Whys trace={trace} row={row} />
        {row.kind !== 'bypass' && row.error !== null && <ErrorText error={row.error} />}
        <div className={styles['values']}>
          {values.map(([label, ref], index) =>
            ref === null ? null : (
              <div key={index} className={styles['value']}>
                <h3>{label}</h3>
                <ValueViewer
                  value={trace.value(ref)}
                  label={`${row.field} ${label}`}
                  {...knownIds(trace, row, label === t.columns.result)}
                />
              </div>
            ),
          )}
        </div>
        {row.kind !== 'bypass' && <ItemByItem trace={trace} row={row} />}
        {row.kind === 'batch' && row.replay && <p>{schemas.replayText}</p>}
        {row.kind !== 'bypass' &&
          row.mutations.map((mutation, index) => <Mutation key={index} trace={trace} row={row} mutation={mutation} />)}
        {row.kind === 'call' && <Aliases trace={trace} aliases={aliasesOfCall(trace, row, ranGraph)} />}
        <Verbs trace={trace} row={row} />
      </div>
    </div>
  );
}

/** In a result, messages whose ids were there before are not new. */
function knownIds(trace: TraceStore, row: RecordRow, isResult: boolean): { known?: ReadonlySet<string> } {
  if (!isResult || row.kind === 'bypass') return {};
  const existing = trace.value(row.existing);
  if (!Array.isArray(existing)) return {};
  return { known: new Set(existing.flatMap((item) => (item?.$ === 'message' && item.id !== null ? [item.id] : []))) };
}

interface MutationProps {
  readonly trace: TraceStore;
  readonly row: CallRow | BatchRow;
  readonly mutation: MutationView;
}

function Mutation({ trace, row, mutation }: MutationProps) {
  const t = useLateText().record;
  if (mutation.what === 'input') return null;
  return (
    <div>
      <p className={styles['mutation']}>
        {t.mutations[mutation.what]} <ValueDiff before={trace.value(mutation.before)} after={trace.value(mutation.after)} />
      </p>
      {row.kind === 'call' && <LineFinder change={mutation} row={row} />}
    </div>
  );
}

function Verbs({ trace, row }: { readonly trace: TraceStore; readonly row: RecordRow }) {
  const t = useLateText();
  const field = useWorkspace((workspace) => workspace.doc.graph.fields.find((candidate) => candidate.name === row.field));
  const notation = useWorkspace((workspace) => workspace.preferences.notation);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(rowText(trace, row, notation));
    setCopied(true);
  };
  return (
    <div className={styles['verbs']}>
      <Button icon={<LocateFixed aria-hidden="true" />} onClick={() => actions.goHere(cursorAtRow(trace, row.row))}>
        {t.record.goHere}
      </Button>
      {row.kind === 'call' && field !== undefined && (
        <Button
          icon={<FlaskConical aria-hidden="true" />}
          onClick={() => actions.openBench(field, valueSource(trace.value(row.existing)), [valueSource(trace.value(row.update))])}
        >
          {t.record.toBench}
        </Button>
      )}
      <Button
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {copied ? t.common.copied : t.record.copyText}
      </Button>
    </div>
  );
}
