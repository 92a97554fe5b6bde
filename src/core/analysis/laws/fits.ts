import type { Field, FieldType, ItemKind } from '~/core/document';
import { isList, isTagged, type Value } from '~/core/value';

/** Whether a value is of a field's type, its items included. Everything is of type `any`. */
export function fits({ kind, of }: FieldType, value: Value): boolean {
  const items = (list: readonly Value[]) => list.every((item) => fitsItem(of, item));
  switch (kind) {
    case 'any':
      return true;
    case 'list':
      return isList(value) && items(value);
    case 'messages':
      return isList(value) && value.every(isMessage);
    case 'set':
      return value !== null && isTagged(value) && value.$ === 'set' && items(value.v);
    case 'dict':
      return isPlain(value) && items(Object.values(value));
    default:
      return fitsItem(kind, value);
  }
}

function fitsItem(kind: ItemKind, value: Value): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'str':
      return typeof value === 'string';
    case 'int':
      return Number.isInteger(value);
    case 'float':
      return typeof value === 'number';
    case 'bool':
      return typeof value === 'boolean';
    case 'dict':
      return isPlain(value);
    case 'list':
      return isList(value);
  }
}

function isPlain(value: Value): value is { readonly [key: string]: Value } {
  return value !== null && typeof value === 'object' && !isList(value) && !isTagged(value);
}

function isMessage(value: Value): boolean {
  return value !== null && typeof value === 'object' && !isList(value) && (isTagged(value) ? value.$ === 'message' : 'role' in value);
}

/** The sort of a value, coarse: two values of one sort may stand for each other. */
function sortOf(value: Value): string {
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  return isTagged(value) ? value.$ : typeof value;
}

/** Whether what is written to the field is of the same type as what it holds, as far as declared and seen. */
export function isOneType({ type, merge }: Field, existing: readonly Value[], updates: readonly Value[]): boolean {
  if (merge.kind === 'builtIn' && merge.reducer === 'accumulateOrReset') return false;
  if (type.kind === 'any') return new Set([...existing, ...updates].map(sortOf)).size <= 1;
  return updates.every((update) => fits(type, update));
}
