import { type Field, replaces } from '~/core/document';
import { isList } from '~/core/value';
import { isOneType } from './fits';
import type { Law, Reason, RecordedCall } from './law';

/** Null where the law has something to say about the field. */
export function whyNot(law: Law, field: Field, recorded: readonly RecordedCall[]): Reason | null {
  if (replaces(field.merge)) return 'noReducer';
  if (field.type.kind === 'any' && recorded.length === 0) return 'nothingSeen';
  const updates = recorded.map((call) => call.update);
  const existing = recorded.map((call) => call.existing);
  switch (law) {
    case 'grouping':
      // A batch is a list of writes: no state stands among them.
      if (field.merge.kind === 'delta') return 'batches';
      return isOneType(field, existing, updates) ? null : 'updateIsNotValue';
    case 'zeroIsIdentity':
      if (!isOneType(field, existing, updates)) return 'updateIsNotValue';
      return field.type.kind === 'any' && field.merge.start.kind !== 'own' ? 'noZero' : null;
    case 'batching':
      if (field.merge.kind === 'delta') return null;
      return areLists(field, recorded) ? null : 'updateIsNoList';
    case 'orderFree':
    case 'once':
    case 'leavesArguments':
    case 'sameAnswer':
    case 'noEffects':
    case 'total':
      return null;
  }
}

/** Whether all updates are lists of items: as seen, else as declared. */
function areLists({ type }: Field, recorded: readonly RecordedCall[]): boolean {
  if (recorded.length > 0) return recorded.every((call) => isList(call.update));
  return type.kind === 'list' || type.kind === 'messages';
}
