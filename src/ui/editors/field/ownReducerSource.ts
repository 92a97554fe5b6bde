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

/** The same for a reducer that gets all writes of a superstep at once. */
const FIRST_BATCH: { readonly [kind in TypeKind]: string } = {
  list: '[...state, ...writes.flat()]',
  messages: '[...state, ...writes.flat()]',
  set: 'new Set([...state, ...writes.flatMap((write) => [...write])])',
  dict: 'Object.assign({}, state, ...writes)',
  int: 'writes.reduce((sum, write) => sum + write, state)',
  float: 'writes.reduce((sum, write) => sum + write, state)',
  str: 'writes.reduce((text, write) => text + write, state)',
  bool: 'writes.reduce((any, write) => any || write, state)',
  any: 'writes.at(-1) ?? state',
};

export function batchReducerSource({ kind }: FieldType): Source {
  return `export default (state, writes) => ${FIRST_BATCH[kind]};\n`;
}

/** What own code starts from: the built-in that was chosen, or a first line for the type. */
export function ownReducerSource({ kind }: FieldType, merge: Merge): Source {
  if (merge.kind === 'builtIn') return builtInSource(merge.reducer, merge.keep);
  if (kind === 'messages') return builtInSource('addMessages', 1);
  return `export default (existing, update) => ${FIRST[kind]};\n`;
}
