import { compares } from './python/compares';

/** The smaller one; of equals, the one that was there. */
export default <T>(existing: T, update: T): T => (compares(update, '<', existing) ? update : existing);
