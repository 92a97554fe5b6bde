import { TriangleAlert } from 'lucide-react';
import { type BuiltInName, deleteField, type Field, moveField, type PlaygroundDoc, startOf, zeroValue } from '~/core/document';
import { builtInCatalog, pythonType } from '~/core/code';
import { callsPerField } from '~/core/trace';
import { lengthOf } from '~/core/value';
import { useText } from '~/i18n';
import { Chip } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { actions, useProblemsOf, useStateAtCursor, useTrace, useWorkspace } from '~/workspace';
import styles from './FieldCard.module.css';

const MOVES: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

function indexOf(doc: PlaygroundDoc, field: Field): number {
  return doc.graph.fields.findIndex((one) => one.id === field.id);
}

/** One field: its type, its rule of merging, what it starts at, and what it holds at the cursor. */
export function FieldCard({ field }: { readonly field: Field }) {
  const t = useText().state;
  const selected = useWorkspace(({ selection }) => selection.kind === 'field' && selection.id === field.id);
  const problems = useProblemsOf(
    (place) => (place.kind === 'field' || place.kind === 'reducer' || place.kind === 'start') && place.id === field.id,
  );
  const hazards = useWorkspace((workspace) => workspace.hazards).filter(
    ({ sure, place }) => sure !== 'likely' && place.fields.includes(field.id),
  );
  const broken = useWorkspace((workspace) => workspace.lawMarks).filter((mark) => mark.field === field.id && mark.broken.length > 0);
  const doubts = problems.length + hazards.length + broken.length;
  const type = pythonType(field.type);
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={selected}
      aria-label={t.fieldLabel(field.name, type)}
      aria-describedby={`field-${field.id}`}
      title={t.fieldKeys}
      onClick={() => actions.select({ kind: 'field', id: field.id })}
      onKeyDown={(event) => {
        const to = MOVES[event.key];
        if (event.key === 'Delete') actions.edit({ label: 'deleteField', apply: (doc) => deleteField(doc, field.id) });
        else if (event.altKey && to !== undefined) {
          event.preventDefault();
          actions.edit({ label: 'editField', apply: (doc) => moveField(doc, field.id, indexOf(doc, field) + to) });
        }
      }}
    >
      <span className={styles['head']}>
        <bdi className={styles['name']} title={field.name}>
          {field.name}
        </bdi>
        <span className={styles['type']}>{type}</span>
        {doubts > 0 && (
          <span className={styles['problem']} title={t.problemsAt(doubts)}>
            <TriangleAlert aria-hidden="true" size={14} />
          </span>
        )}
      </span>
      <span className={styles['rule']} id={`field-${field.id}`}>
        <Rule field={field} />
        <Now name={field.name} />
      </span>
    </button>
  );
}

function Rule({ field }: { readonly field: Field }) {
  const t = useText().state;
  const { merge } = field;
  if (merge.kind === 'plain') return <Chip look="dashed">{t.noReducer}</Chip>;
  if (merge.kind === 'untracked') return <Chip look="dashed">UntrackedValue</Chip>;
  const name = merge.kind === 'own' ? t.own : merge.kind === 'delta' ? 'DeltaChannel' : bothNames(merge.reducer);
  return (
    <>
      <Chip look="accent">
        <span aria-hidden="true">⊕</span> {name}
      </Chip>
      <Start field={field} />
    </>
  );
}

/** Python's name and ours, once where they are the same. */
function bothNames(reducer: BuiltInName): string {
  const { python } = builtInCatalog[reducer];
  return python === reducer ? python : `${python} · ${reducer}`;
}

function Start({ field }: { readonly field: Field }) {
  const t = useText().state;
  const start = startOf(field.merge);
  const zero = start.kind === 'zero' ? zeroValue(field.type.kind) : null;
  if (start.kind === 'own')
    return <small>{`${t.startsAt} ${start.source.replace(/^\s*export default\s*/, '').replace(/;?\s*$/, '')}`}</small>;
  if (zero === null) return <small>{t.startsEmpty}</small>;
  return (
    <small>
      {t.startsAt} <InlineValue value={zero} limit={24} />
    </small>
  );
}

/** What the field holds at the cursor, once something has run. */
function Now({ name }: { readonly name: string }) {
  const t = useText().state;
  const trace = useTrace();
  const now = useStateAtCursor()?.get(name);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  if (trace === null || cursor.at === 0 || now === undefined) return null;
  const value = now.kind === 'value' ? trace.value(now.ref) : null;
  const length = value === null ? null : lengthOf(value);
  const calls = callsPerField(trace, cursor).get(name) ?? 0;
  return (
    <span className={styles['now']}>
      <small>{t.now}</small>
      {value === null ? <em>{t.absent}</em> : <InlineValue value={value} limit={90} />}
      <small className={styles['counts']}>
        {[length === null ? null : t.length(length), t.calls(calls)].filter((part) => part !== null).join(' · ')}
      </small>
    </span>
  );
}
