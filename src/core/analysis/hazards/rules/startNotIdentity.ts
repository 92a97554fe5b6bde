import { type Field, replaces } from '~/core/document';
import type { Literal } from '../../facts';
import { hazard, type Rule, writesTo } from '../subject';

/** The zero value takes part in the first call: of positive numbers the least is then 0. */
export const startNotIdentity: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
    const reducer = reducerOf(field, subject.facts.sources[`reducer:${field.id}`]?.bareMath ?? null);
    if (reducer === null || replaces(field.merge) || field.merge.start.kind !== 'zero') continue;
    const writes = writesTo(subject, field.id).filter((write) => write.value.kind !== 'overwrite');
    const worse = writes.filter(({ value }) => loses(value, reducer));
    if (worse.length === 0) continue;
    // One write on the other side of zero makes up for it.
    yield hazard(
      'startNotIdentity',
      { fields: [field.id] },
      { name: field.name, reducer },
      worse.length === writes.length ? 'certain' : 'likely',
      ['startNone'],
    );
  }
};

function reducerOf({ merge }: Field, bareMath: 'max' | 'min' | null): 'max' | 'min' | null {
  if (merge.kind === 'builtIn') return merge.reducer === 'max' || merge.reducer === 'min' ? merge.reducer : null;
  return bareMath;
}

function loses(value: Literal, reducer: 'max' | 'min'): boolean {
  if (value.kind === 'text') return reducer === 'min' && value.value !== '';
  return value.kind === 'number' && (reducer === 'min' ? value.value > 0 : value.value < 0);
}
