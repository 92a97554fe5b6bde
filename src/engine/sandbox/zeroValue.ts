import type { TypeKind } from '~/core/document';

/** Python's `type()` of each type, anew at each call; undefined for `any`, which has none. */
export function zeroValue(kind: TypeKind): unknown {
  switch (kind) {
    case 'list':
    case 'messages':
      return [];
    case 'int':
    case 'float':
      return 0;
    case 'str':
      return '';
    case 'bool':
      return false;
    case 'dict':
      return {};
    case 'set':
      return new Set();
    case 'any':
      return undefined;
  }
}
