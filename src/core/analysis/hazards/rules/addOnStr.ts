import { hazard, type Rule, writesTo } from '../subject';

const PLUS: readonly string[] = ['add', 'append', 'join'];

/** operator.add on a text: every write makes it longer. */
export const addOnStr: Rule = function* (subject) {
  for (const { id, name, type, merge } of subject.graph.fields) {
    if (type.kind !== 'str' || merge.kind !== 'builtIn' || !PLUS.includes(merge.reducer)) continue;
    const writes = writesTo(subject, id).filter((write) => write.value.kind !== 'overwrite');
    // Joining texts may be meant.
    if (writes.length > 1) yield hazard('addOnStr', { fields: [id] }, { name, writes: writes.length }, 'likely', ['makePlain']);
  }
};
