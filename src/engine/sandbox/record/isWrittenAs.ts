import type { Value } from '~/core/value';
import { same } from './same';
import { Walk } from './walk';

/**
 * Whether a live value would be written as the given one, found out without writing it. False proves nothing where either has
 * parts that are cut or cannot be read: write it then, and compare.
 */
export function isWrittenAs(value: Value, raw: unknown, limit: number): boolean {
  try {
    return same(value, raw, new Walk(limit));
  } catch {
    return false;
  }
}
