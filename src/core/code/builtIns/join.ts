import { plus } from './python/plus';

/** One text after the other. Whatever else is added by Python's rules, or refused by them. */
export default <T>(existing: T, update: T): T =>
  typeof existing === 'string' && typeof update === 'string' ? (`${existing}${update}` as T) : plus(existing, update);
