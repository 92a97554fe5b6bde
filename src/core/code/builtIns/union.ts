import { hashes } from './python/hashes';
import { items } from './python/items';
import { typeName } from './python/typeName';

/** What is in either, each once. Python promises no order; JavaScript keeps the one in which things came. */
export default <T>(existing: T, update: T): T => {
  if (!(existing instanceof Set)) return either(members(existing), members(update)) as T;
  if (update instanceof Set) return new Set(either(members(existing), members(update))) as T;
  throw new TypeError(`unsupported operand type(s) for |: 'set' and '${typeName(update)}'`);
};

/** Python's `set(value)`, by what its members count as. */
function members(value: unknown): Map<unknown, unknown> {
  const found = new Map<unknown, unknown>();
  for (const item of items(value)) if (!found.has(hashes(item))) found.set(hashes(item), item);
  return found;
}

function either(left: Map<unknown, unknown>, right: Map<unknown, unknown>): unknown[] {
  return [...left.values(), ...[...right].filter(([key]) => !left.has(key)).map(([, item]) => item)];
}
