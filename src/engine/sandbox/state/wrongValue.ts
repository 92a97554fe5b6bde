import type { FieldType } from '~/core/document';

/** A value of another type, in a list; none where every value is right. */
export function wrongValue({ kind }: FieldType): readonly unknown[] {
  switch (kind) {
    case 'any':
      return [];
    case 'int':
    case 'float':
    case 'bool':
      return ['text'];
    default:
      return [7];
  }
}
