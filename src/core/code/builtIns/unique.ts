import { equals } from './python/equals';
import { items } from './python/items';
import { plus } from './python/plus';

/** One list after the other without repeats: the first of equal items stays, compared by value. */
export default <T>(existing: T, update: T): T => {
  const kept: unknown[] = [];
  const texts = new Set<unknown>();
  for (const item of items(plus(existing, update))) {
    if (typeof item === 'string' ? texts.has(item) : kept.some((one) => equals(one, item))) continue;
    texts.add(item);
    kept.push(item);
  }
  return kept as T;
};
