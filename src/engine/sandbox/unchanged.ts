import type { Value } from '~/core/value';
import { plainText } from './plainText';
import { onlyIdsFilled } from './record';

/** Whether a value is as it was before user code had it; ids that the library fills in are no change. */
export function isUnchanged(before: Value, after: Value): boolean {
  return plainText(before) === plainText(after) || onlyIdsFilled(before, after);
}
