import { type Field, type FieldType, type Merge, type PlaygroundDoc, usualMerge, withStart } from '~/core/document';
import { isList, isTagged, type Value } from '~/core/value';
import type { ErrorFix } from './explanation';

const KEEP_LAST = 'export default (existing, update) => update;\n';

/** Reducers that let several writers meet: the usual one of the field's type, and one that keeps the last write. */
export function reducerFixes(doc: PlaygroundDoc, name: string, written: readonly Value[]): readonly ErrorFix[] {
  const field = fieldNamed(doc, name);
  if (field?.merge.kind !== 'plain') return [];
  const type = field.type.kind === 'any' ? typeOf(written) : field.type;
  const usual: readonly Merge[] = type === null ? [] : [usualWith(type, field.type)];
  const last: Merge = { kind: 'own', source: KEEP_LAST, start: { kind: 'none' } };
  return [
    ...usual.map((merge): ErrorFix => ({ code: 'giveReducer', field: field.id, name, merge })),
    { code: 'keepLastWrite', field: field.id, name, merge: last },
  ];
}

/** The type `any` has no zero value to start from. */
function usualWith(type: FieldType, own: FieldType): Merge {
  return own.kind === 'any' ? withStart(usualMerge(type), { kind: 'none' }) : usualMerge(type);
}

/** What all that was written has in common; null where it has no one type. */
function typeOf(written: readonly Value[]): FieldType | null {
  if (written.every(isList)) return { kind: 'list', of: 'any' };
  if (written.every((value) => typeof value === 'number')) return { kind: 'float', of: 'any' };
  if (written.every((value) => typeof value === 'string')) return { kind: 'str', of: 'any' };
  return written.every(isPlainObject) ? { kind: 'dict', of: 'any' } : null;
}

function isPlainObject(value: Value): boolean {
  return typeof value === 'object' && value !== null && !isList(value) && !isTagged(value);
}

/** A field that held nothing starts from the zero value of its type; without a reducer it keeps the last write, as before. */
export function startFixes(doc: PlaygroundDoc, names: readonly string[]): readonly ErrorFix[] {
  return names.flatMap((name): ErrorFix[] => {
    const field = fieldNamed(doc, name);
    if (field === undefined || field.type.kind === 'any' || field.merge.kind === 'untracked') return [];
    const start = { kind: 'zero' } as const;
    const merge: Merge = field.merge.kind === 'plain' ? { kind: 'own', source: KEEP_LAST, start } : withStart(field.merge, start);
    return [{ code: 'startFromZero', field: field.id, name, merge }];
  });
}

function fieldNamed(doc: PlaygroundDoc, name: string): Field | undefined {
  return doc.graph.fields.find((field) => field.name === name);
}
