import { plus } from './python/plus';

/** The sum. Whatever else is added by Python's rules, or refused by them. */
export default <T>(existing: T, update: T): T =>
  typeof existing === 'number' && typeof update === 'number' ? ((existing + update) as T) : plus(existing, update);
