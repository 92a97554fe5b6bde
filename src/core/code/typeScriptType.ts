import { replaces } from '~/core/document';
import type { Field, FieldType, ItemKind } from '~/core/document';

const ITEM: { readonly [kind in ItemKind]: string } = {
  any: 'any',
  str: 'string',
  int: 'number',
  float: 'number',
  bool: 'boolean',
  dict: 'Record<string, any>',
  list: 'any[]',
};

/** The type of what a field holds, as TypeScript. `BaseMessage` is the one name that it may need imported. */
export function valueType({ kind, of }: FieldType): string {
  switch (kind) {
    case 'list':
      return `${ITEM[of]}[]`;
    case 'set':
      return `Set<${ITEM[of]}>`;
    case 'dict':
      return `Record<string, ${ITEM[of]}>`;
    case 'messages':
      return 'BaseMessage[]';
    case 'any':
      return 'any';
    case 'str':
      return 'string';
    case 'bool':
      return 'boolean';
    default:
      return 'number';
  }
}

/**
 * The type of what may be written to a field, Overwrite aside. addMessages makes messages out of much else: that type is
 * `Messages` of `@langchain/langgraph`, and what an own reducer of messages gets to see. An own reducer may take more than this: its second parameter says so.
 */
export function updateType({ type, merge, updateType: written }: Field): string {
  const value = valueType(type);
  if (written !== undefined) return valueType(written);
  if (replaces(merge)) return value;
  if (type.kind === 'messages' && (merge.kind !== 'builtIn' || merge.reducer === 'addMessages')) return 'Messages';
  return merge.kind === 'builtIn' && merge.reducer === 'accumulateOrReset' && value !== 'any' ? `${value} | null` : value;
}
