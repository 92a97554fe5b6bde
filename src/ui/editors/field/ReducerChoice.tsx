import { builtInCatalog, builtInSource, pythonReducer } from '~/core/code';
import { type BuiltInName, type Field, KEEP, type Merge, replaces, SNAPSHOTS, type Start, suits } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, SelectField } from '~/ui/kit';
import { SourceEditor } from '../code/SourceEditor';
import { NumberField } from '../parts/NumberField';
import styles from '../parts/parts.module.css';
import { DeltaMerge, UntrackedMerge } from './ChannelMerge';
import { batchReducerSource, ownReducerSource } from './ownReducerSource';

interface ReducerChoiceProps {
  readonly field: Field;
  readonly onChange: (merge: Merge) => void;
}

type Choice = 'plain' | 'own' | 'untracked' | 'delta' | BuiltInName;

/** How writes to the field are merged: not at all, by a built-in under both its names, or by code of the document. */
export function ReducerChoice({ field, onChange }: ReducerChoiceProps) {
  const t = useLateText().editors.field;
  const { merge } = field;
  const choice: Choice = merge.kind === 'builtIn' ? merge.reducer : merge.kind;
  const choose = (next: Choice) => onChange(mergeOf(next, field));
  return (
    <div className={styles['group']}>
      <SelectField label={t.reducer} value={choice} options={useOptions(field)} onChange={choose} />
      {merge.kind === 'plain' && <p className={styles['hint']}>{t.noneText}</p>}
      {merge.kind === 'builtIn' && <BuiltInReducer field={field} merge={merge} onChange={onChange} />}
      {merge.kind === 'untracked' && <UntrackedMerge merge={merge} onChange={onChange} />}
      {merge.kind === 'delta' && <DeltaMerge field={field} merge={merge} onChange={onChange} />}
      {merge.kind === 'own' && <SourceEditor sourceKey={`reducer:${field.id}`} label={t.sourceOf(field.name)} />}
    </div>
  );
}

/** Those that suit the type first; the others after them, since a field may be wrong on purpose. */
function useOptions(field: Field): readonly { readonly id: Choice; readonly label: string }[] {
  const late = useLateText();
  const t = late.editors.field;
  const fitting = suits(field.type);
  const others = (Object.keys(builtInCatalog) as BuiltInName[]).filter((name) => !fitting.includes(name));
  const both = (name: BuiltInName) => {
    const { python } = builtInCatalog[name];
    return python === name ? name : `${python} · ${name}`;
  };
  return [
    { id: 'plain', label: t.none },
    ...fitting.map((name) => ({ id: name, label: both(name) })),
    { id: 'own', label: t.own },
    { id: 'untracked', label: late.schemas.field.untracked },
    { id: 'delta', label: late.schemas.field.delta },
    ...others.map((name) => ({ id: name, label: t.unusual(both(name)) })),
  ];
}

function BuiltInReducer({ field, merge, onChange }: ReducerChoiceProps & { readonly merge: Extract<Merge, { kind: 'builtIn' }> }) {
  const t = useLateText().editors.field;
  const { reducer, keep, start } = merge;
  const source = builtInSource(reducer, keep);
  const python = pythonReducer(reducer, field.type.kind, keep);
  return (
    <>
      <p className={styles['hint']}>{t.whatItDoes[reducer]}</p>
      {reducer === 'keepLast' && (
        <NumberField label={t.keep} value={keep} least={1} onNumber={(next) => onChange({ ...merge, keep: next })} />
      )}
      <details className={styles['details']}>
        <summary>{t.source}</summary>
        <pre className={styles['code']}>{source}</pre>
      </details>
      <details className={styles['details']}>
        <summary>{t.pythonTwin}</summary>
        <pre className={styles['code']}>{`${python.code}${python.code === '' ? '' : '\n'}${python.expression}`}</pre>
      </details>
      <div className={styles['buttons']}>
        <Button title={t.makeOwnHint} onClick={() => onChange({ kind: 'own', source, start })}>
          {t.makeOwn}
        </Button>
      </div>
    </>
  );
}

function mergeOf(choice: Choice, { type, merge }: Field): Merge {
  if (choice === 'plain') return { kind: 'plain' };
  if (choice === 'untracked') return { kind: 'untracked', guard: true };
  const start: Start = replaces(merge) ? { kind: type.kind === 'any' ? 'none' : 'zero' } : merge.start;
  if (choice === 'delta') {
    const reducer = type.kind === 'messages' ? ('messages' as const) : { own: batchReducerSource(type) };
    return { kind: 'delta', reducer, snapshots: SNAPSHOTS, start };
  }
  if (choice === 'own') return merge.kind === 'own' ? merge : { kind: 'own', source: ownReducerSource(type, merge), start };
  return { kind: 'builtIn', reducer: choice, keep: merge.kind === 'builtIn' ? merge.keep : KEEP, start };
}
