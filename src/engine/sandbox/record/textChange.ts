import { type Change, replacedBy } from './changed';
import { charCodeAt, min, substring } from './primordials';
import type { Walk } from './walk';
import { scalarWeight, textSpliceCost, wholeCost } from './weight';

/** One splice between two different strings, or the new one whole where that is shorter. */
export function textChange(old: string, text: string, walk: Walk): Change {
  const shorter = min(old.length, text.length);
  let head = 0;
  while (head < shorter && charCodeAt(old, head) === charCodeAt(text, head)) head++;
  let tail = 0;
  while (tail < shorter - head && charCodeAt(old, old.length - 1 - tail) === charCodeAt(text, text.length - 1 - tail)) tail++;
  const insert = substring(text, head, text.length - tail);
  const cost = textSpliceCost(insert.length);
  if (cost >= wholeCost(scalarWeight(text))) {
    walk.spend(scalarWeight(text));
    return replacedBy(old, text, scalarWeight(text));
  }
  return { value: text, patch: { t: [head, old.length - head - tail, insert] }, gain: text.length - old.length, cost };
}
