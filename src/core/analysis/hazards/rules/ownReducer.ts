import { type FixCode, type Hazard, type HazardCode } from '../hazard';
import { eachOwnReducer, hazard, type Rule } from '../subject';
import { knownShape } from './knownShape';

/** What is wrong with a reducer of the document's own code, whatever is written to it. */
export const ownReducer: Rule = function* (subject) {
  for (const { field, facts, source } of eachOwnReducer(subject)) {
    const report = (
      code: HazardCode,
      params: Hazard['params'],
      sure: 'certain' | 'likely',
      line: number | null,
      fixes: FixCode[] = ['useUsual'],
    ) => hazard(code, { fields: [field.id], source: `reducer:${field.id}`, line }, { name: field.name, ...params }, sure, fixes);
    if (facts.bareMath) yield report('pythonRefuses', { reducer: `Math.${facts.bareMath}`, parameters: -1 }, 'certain', 1, ['wrapMath']);
    if (!facts.read) continue;
    if (facts.parameters === 1) yield report('oneParameter', {}, 'certain', null);
    else if (facts.parameters !== 2 && facts.parameters !== null)
      yield report('pythonRefuses', { reducer: '', parameters: facts.parameters }, 'certain', null);
    if (facts.isAsync) yield report('asyncReducer', {}, 'certain', null);
    if (facts.returns === 'never') yield report('noReturn', { some: 0 }, 'certain', null);
    if (facts.returns === 'sometimes') yield report('noReturn', { some: 1 }, 'likely', null);
    const { returnsResultOf } = facts;
    if (returnsResultOf)
      yield report(
        'pushResult',
        { method: returnsResultOf.method },
        returnsResultOf.sure,
        returnsResultOf.line,
        fixOf(field.type.kind, source),
      );
  }
};

/** The built-in that does the same without changing anything, where the source is one of the usual ways to write it; else the usual one. */
export function fixOf(kind: string, source: string): FixCode[] {
  const shape = knownShape(source);
  if (shape === 'append' && kind === 'list') return ['useAppend'];
  return shape === 'merge' && kind === 'dict' ? ['useMerge'] : ['useUsual'];
}
