import type { Sketch } from '../sketch';

/** What the mend makes different, with its own words. */
type Mend = Pick<Sketch, 'title' | 'note' | 'expect'> & Partial<Sketch>;

/** A graph with a hazard, `hazard-<name>`, and the same graph with it mended, `mended-<name>`. */
export const twins = (name: string, bad: Sketch, mend: Mend): { readonly [id: string]: Sketch } => ({
  [`hazard-${name}`]: bad,
  [`mended-${name}`]: { ...bad, ...mend },
});
