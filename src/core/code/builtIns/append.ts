import { plus } from './python/plus';

/** One list after the other. Whatever else is added by Python's rules, or refused by them. */
export default <T>(existing: T, update: T): T =>
  Array.isArray(existing) && Array.isArray(update) ? ([...existing, ...update] as T) : plus(existing, update);
