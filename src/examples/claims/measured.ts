import type { Value } from '~/core/value';
import table from './measured.json';

/**
 * What was measured for one claim on Python LangGraph 1.2.12 and LangGraph.js 1.7.3: the values that each printed, in a shape of
 * the claim's own. `javascript` is there only where it is another than `python`, and `python` only where Python was asked.
 */
export interface Measured {
  /** Where the claim stands in its tutorial; `extra` for semantics that no tutorial names. */
  readonly section: string;
  /** `same`, `different`, `na` (one language has no such thing), `js-only`. */
  readonly verdict: 'same' | 'different' | 'na' | 'js-only';
  readonly python?: Value;
  readonly javascript?: Value;
}

export const MEASURED = table as { readonly [id: string]: Measured };

type Way = readonly (string | number)[];

/** A part of what Python printed. Throws where the claim or the part does not exist. */
export const fact = (id: string, ...way: Way): Value => part(MEASURED[id]?.python, id, way);

/** A part of what LangGraph.js printed, where it is another than Python's. */
export const factInJs = (id: string, ...way: Way): Value => part(MEASURED[id]?.javascript, id, way);

function part(found: Value | undefined, id: string, way: Way): Value {
  let at: unknown = found;
  for (const key of way) at = typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  if (at === undefined) throw new Error(`nothing was measured at ${[id, ...way].join('.')}`);
  return at as Value;
}
