import type { Hazard, HazardCode } from '~/core/analysis';

/** Hazards of which LangGraph itself makes an error in the superstep where they come to be. */
const REFUSED: readonly HazardCode[] = ['parallelPlain', 'parallelOverwrite'];

export type Verdict =
  | 'flagged certain'
  | 'flagged likely'
  | 'not flagged'
  | 'clean'
  | 'likely but clean'
  | 'certain but clean'
  | 'another error';

/** How what was flagged before a run compares with whether it ended in a concurrent write; `errors` are the names of its errors. */
export function judgeHazards(
  errors: readonly string[],
  hazards: readonly Hazard[],
): { readonly verdict: Verdict; readonly detail: string } {
  const flagged = hazards.filter((one) => REFUSED.includes(one.code));
  const certain = flagged.filter((one) => one.sure === 'certain');
  const detail = certain.map((one) => ` ${one.code} ${JSON.stringify(one.params)}`).join('');
  if (errors.includes('InvalidUpdateError'))
    return { verdict: certain.length > 0 ? 'flagged certain' : flagged.length > 0 ? 'flagged likely' : 'not flagged', detail };
  if (errors.length > 0) return { verdict: 'another error', detail };
  return { verdict: certain.length > 0 ? 'certain but clean' : flagged.length > 0 ? 'likely but clean' : 'clean', detail };
}
