import { truth } from './python/truth';

/** The first write that is not empty stays; later ones are ignored. */
export default <T>(existing: T, update: T): T => (truth(existing) ? existing : update);
