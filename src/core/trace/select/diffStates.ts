import { equalValues } from '~/core/value';
import type { FieldState, TraceStore } from '../views';

/** What became of one field between two states. */
export interface FieldChange {
  readonly field: string;
  readonly kind: 'same' | 'appeared' | 'changed' | 'vanished';
  readonly before: FieldState;
  readonly after: FieldState;
}

/** Field by field, in the order of `after`. Values are compared by what they are, not by where they stand in the record. */
export function diffStates(
  store: TraceStore,
  before: ReadonlyMap<string, FieldState>,
  after: ReadonlyMap<string, FieldState>,
): readonly FieldChange[] {
  return [...after].map(([field, now]) => {
    const old: FieldState = before.get(field) ?? { kind: 'absent' };
    return { field, kind: changeKind(store, old, now), before: old, after: now };
  });
}

function changeKind(store: TraceStore, before: FieldState, after: FieldState): FieldChange['kind'] {
  if (before.kind === 'absent') return after.kind === 'absent' ? 'same' : 'appeared';
  if (after.kind === 'absent') return 'vanished';
  if (before.ref === after.ref || equalValues(store.value(before.ref), store.value(after.ref))) return 'same';
  return 'changed';
}
