import type { FieldType, ItemKind, TypeKind } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';

const KINDS: readonly TypeKind[] = ['list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'];
const ITEMS: readonly ItemKind[] = ['any', 'str', 'int', 'float', 'bool', 'dict', 'list'];

interface TypeChoiceProps {
  readonly label: string;
  readonly type: FieldType;
  readonly onChange: (type: FieldType) => void;
}

/** A type, and that of its items where it holds any. */
export function TypeChoice({ label, type, onChange }: TypeChoiceProps) {
  const t = useLateText().editors.field;
  const set = (kind: TypeKind, of: ItemKind) => onChange({ kind, of: holdsItems(kind) ? of : 'any' });
  return (
    <>
      <SelectField
        label={label}
        value={type.kind}
        options={KINDS.map((kind) => ({ id: kind, label: t.types[kind] }))}
        onChange={(kind) => set(kind, type.of)}
      />
      {holdsItems(type.kind) && (
        <SelectField
          label={t.of[type.kind]}
          value={type.of}
          options={ITEMS.map((item) => ({ id: item, label: item }))}
          onChange={(of) => set(type.kind, of)}
        />
      )}
    </>
  );
}

function holdsItems(kind: TypeKind): kind is 'list' | 'set' | 'dict' {
  return kind === 'list' || kind === 'set' || kind === 'dict';
}
