import { builtInSource } from '~/core/code';
import type { FieldType, Merge, Source, TypeKind } from '~/core/document';

const FIRST: { readonly [kind in Exclude<TypeKind, 'messages'>]: string } = {
  list: '[...existing, ...update]',
  set: 'new Set([...existing, ...update])',
  dict: '({ ...existing, ...update })',
  int: 'existing + update',
  float: 'existing + update',
  str: 'existing + update',
  bool: 'existing || update',
  any: 'update',
};

/** What own code starts from: the built-in that was chosen, or a first line for the type. */
export function ownReducerSource({ kind }: FieldType, merge: Merge): Source {
  if (merge.kind === 'builtIn') return builtInSource(merge.reducer, merge.keep);
  if (kind === 'messages') return builtInSource('addMessages', 1);
  return `export default (existing, update) => ${FIRST[kind]};\n`;
}
