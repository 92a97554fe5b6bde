import { builtInCatalog } from '~/core/code';
import { type BuiltInName, fieldOf, suits } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField, TextField } from '~/ui/kit';
import { type Comparing, otherName, otherReducer, useComparison, useWorkspace, type Variant } from '~/workspace';
import styles from './Compare.module.css';

interface VariantChoiceProps<V extends Variant = Variant> {
  readonly comparing: Comparing;
  readonly variant: V;
}
type Of<K extends Variant['kind']> = VariantChoiceProps<Extract<Variant, { kind: K }>>;

/** What the document is compared with: a kind of variant, and which one. Every choice starts both sides afresh. */
export function VariantChoice({ comparing, variant }: VariantChoiceProps) {
  const t = useLateText().compare;
  const firsts = useFirsts(comparing);
  const choose = (kind: Variant['kind']) => {
    const first = firsts.find((one) => one.kind === kind);
    if (first !== undefined) void comparing.choose(first);
  };
  return (
    <div className={styles['fields']}>
      <SelectField
        label={t.with}
        value={variant.kind}
        options={firsts.map(({ kind }) => ({ id: kind, label: t.kinds[kind] }))}
        onChange={choose}
      />
      {variant.kind === 'earlier' && <EarlierChoice comparing={comparing} variant={variant} />}
      {variant.kind === 'saved' && <SavedChoice comparing={comparing} variant={variant} />}
      {variant.kind === 'reducer' && <ReducerVariant comparing={comparing} variant={variant} />}
      {variant.kind === 'rename' && <RenameVariant comparing={comparing} variant={variant} />}
      {variant.kind === 'defer' && <DeferVariant comparing={comparing} variant={variant} />}
    </div>
  );
}

/** The first variant of every kind that there is. */
function useFirsts(comparing: Comparing): readonly Variant[] {
  const saved = useOthers();
  const { fields, nodes } = useComparison(comparing, ({ left }) => left.doc.graph);
  const earlier = useComparison(comparing, (comparison) => comparison.earlier);
  return [
    ...earlier.slice(0, 1).map(() => ({ kind: 'earlier', index: 0 }) as const),
    ...saved.slice(0, 1).map(({ id }) => ({ kind: 'saved', id }) as const),
    ...fields.slice(0, 1).map(otherReducer),
    ...nodes.slice(0, 1).map(otherName),
    ...nodes.slice(0, 1).map(({ id }) => ({ kind: 'defer', node: id }) as const),
    ...nodes.slice(1, 2).map(() => ({ kind: 'order' }) as const),
  ];
}

function useOthers() {
  const open = useWorkspace((workspace) => workspace.docId);
  return useWorkspace((workspace) => workspace.documents).filter(({ id }) => id !== open);
}

function EarlierChoice({ comparing, variant }: Of<'earlier'>) {
  const t = useLateText().edits;
  const late = useLateText().compare;
  const earlier = useComparison(comparing, (comparison) => comparison.earlier);
  return (
    <SelectField
      label={late.before}
      value={String(variant.index)}
      options={earlier.map(({ label }, index) => ({ id: String(index), label: late.beforeEdit(index + 1, t[label]) }))}
      onChange={(index) => void comparing.choose({ kind: 'earlier', index: Number(index) })}
    />
  );
}

function SavedChoice({ comparing, variant }: Of<'saved'>) {
  const { untitled } = useLateText().common;
  const late = useLateText().compare;
  return (
    <SelectField
      label={late.document}
      value={variant.id}
      options={useOthers().map(({ id, title }) => ({ id, label: title === '' ? untitled : title }))}
      onChange={(id) => void comparing.choose({ kind: 'saved', id })}
    />
  );
}

function ReducerVariant({ comparing, variant }: Of<'reducer'>) {
  const late = useLateText().compare;
  const { none, unusual } = useLateText().editors.field;
  const graph = useComparison(comparing, ({ left }) => left.doc.graph);
  const field = fieldOf(graph, variant.field);
  const fitting = field === undefined ? [] : suits(field.type);
  const others = (Object.keys(builtInCatalog) as BuiltInName[]).filter((name) => !fitting.includes(name));
  const both = (name: BuiltInName) => {
    const { python } = builtInCatalog[name];
    return python === name ? name : `${python} · ${name}`;
  };
  return (
    <>
      <SelectField
        label={late.field}
        value={variant.field}
        options={graph.fields.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => {
          const next = fieldOf(graph, id);
          if (next !== undefined) void comparing.choose(otherReducer(next));
        }}
      />
      <SelectField<BuiltInName | 'plain'>
        label={late.reducer}
        value={variant.reducer}
        options={[
          { id: 'plain', label: none },
          ...fitting.map((id) => ({ id, label: both(id) })),
          ...others.map((id) => ({ id, label: unusual(both(id)) })),
        ]}
        onChange={(reducer) => void comparing.choose({ ...variant, reducer })}
      />
    </>
  );
}

function RenameVariant({ comparing, variant }: Of<'rename'>) {
  const t = useLateText().compare;
  const nodes = useComparison(comparing, ({ left }) => left.doc.graph.nodes);
  return (
    <>
      <SelectField
        label={t.node}
        value={variant.node}
        options={nodes.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => {
          const next = nodes.find((node) => node.id === id);
          if (next !== undefined) void comparing.choose(otherName(next));
        }}
      />
      <TextField label={t.name} value={variant.name} onChange={(name) => void comparing.choose({ ...variant, name })} />
    </>
  );
}

function DeferVariant({ comparing, variant }: Of<'defer'>) {
  const t = useLateText().compare;
  const nodes = useComparison(comparing, ({ left }) => left.doc.graph.nodes);
  return (
    <SelectField
      label={t.node}
      value={variant.node}
      options={nodes.map(({ id, name, defer }) => ({ id, label: defer ? t.deferOff(name) : t.deferOn(name) }))}
      onChange={(node) => void comparing.choose({ kind: 'defer', node })}
    />
  );
}
