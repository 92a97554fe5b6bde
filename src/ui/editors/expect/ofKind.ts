import type { Expectation, FieldId } from '~/core/document';

/** The expectation turned into one of another kind, keeping what the two have in common. */
export function ofKind(old: Expectation, kind: Exclude<Expectation['kind'], 'law'>, firstField: FieldId): Expectation {
  if (old.kind === kind) return old;
  const field = 'field' in old ? old.field : firstField;
  const at = 'at' in old ? old.at : 'end';
  switch (kind) {
    case 'value':
      return { kind, field, at, value: null, order: 'exact' };
    case 'length':
      return { kind, field, at, length: 0 };
    case 'absent':
      return { kind, field, at };
    case 'calls':
      return { kind, field, count: 0 };
    case 'callList':
    case 'history':
      return { kind, field, value: 'value' in old ? old.value : [] };
    case 'stored':
      return { kind, at, namespace: ['users'], key: 'key', value: 'value' in old ? old.value : null };
    case 'result':
      return { kind, turn: at === 'end' ? 1 : at.turn, value: 'value' in old ? old.value : {} };
    case 'request':
      return { kind, call: 1, value: 'value' in old ? old.value : [] };
    case 'error':
      return { kind, code: 'InvalidUpdateError' };
  }
}
