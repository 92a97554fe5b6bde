import type { FieldType, ItemKind } from '~/core/document';

const ITEM: { readonly [kind in ItemKind]: string } = {
  any: 'Any',
  str: 'str',
  int: 'int',
  float: 'float',
  bool: 'bool',
  dict: 'dict',
  list: 'list',
};

/** The field's type as Python writes it: `list[str]`, `dict[str, int]`, `list[AnyMessage]`. */
export function pythonType({ kind, of }: FieldType): string {
  switch (kind) {
    case 'list':
    case 'set':
      return of === 'any' ? kind : `${kind}[${ITEM[of]}]`;
    case 'dict':
      return of === 'any' ? kind : `dict[str, ${ITEM[of]}]`;
    case 'messages':
      return 'list[AnyMessage]';
    case 'any':
      return 'Any';
    default:
      return kind;
  }
}
