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

/** A select over things that have an id. */
function ChoiceOf<Item extends { readonly id: string }>({ label, value, items, nameOf, onChoose }: ChoiceProps<Item>) {
  const choose = (id: string) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <SelectField label={label} value={value} options={items.map((item) => ({ id: item.id, label: nameOf(item) }))} onChange={choose} />
  );
}

interface ChoiceProps<Item> {
  readonly label: string;
  readonly value: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onChoose: (item: Item) => void;
}

function EarlierChoice({ comparing, variant }: Of<'earlier'>) {
  const t = useLateText().edits;
  const late = useLateText().compare;
  const earlier = useComparison(comparing, (comparison) => comparison.earlier);
  return (
    <ChoiceOf
      label={late.before}
      value={String(variant.index)}
      items={earlier.map(({ label }, index) => ({ id: String(index), index, label }))}
      nameOf={({ label, index }) => late.beforeEdit(index + 1, t[label])}
      onChoose={({ index }) => void comparing.choose({ kind: 'earlier', index })}
    />
  );
}

function SavedChoice({ comparing, variant }: Of<'saved'>) {
  const { untitled } = useLateText().common;
  const late = useLateText().compare;
  return (
    <ChoiceOf
      label={late.document}
      value={variant.id}
      items={useOthers()}
      nameOf={({ title }) => (title === '' ? untitled : title)}
      onChoose={({ id }) => void comparing.choose({ kind: 'saved', id })}
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
      <ChoiceOf
        label={late.field}
        value={variant.field}
        items={graph.fields}
        nameOf={({ name }) => name}
        onChoose={(next) => void comparing.choose(otherReducer(next))}
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
      <ChoiceOf
        label={t.node}
        value={variant.node}
        items={nodes}
        nameOf={({ name }) => name}
        onChoose={(next) => void comparing.choose(otherName(next))}
      />
      <TextField label={t.name} value={variant.name} onChange={(name) => void comparing.choose({ ...variant, name })} />
    </>
  );
}

function DeferVariant({ comparing, variant }: Of<'defer'>) {
  const t = useLateText().compare;
  const nodes = useComparison(comparing, ({ left }) => left.doc.graph.nodes);
  return (
    <ChoiceOf
      label={t.node}
      value={variant.node}
      items={nodes}
      nameOf={({ name, defer }) => (defer ? t.deferOff(name) : t.deferOn(name))}
      onChoose={({ id }) => void comparing.choose({ kind: 'defer', node: id })}
    />
  );
}
