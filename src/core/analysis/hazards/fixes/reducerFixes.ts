import { type Field, fieldOf, KEEP, type Merge, type PlaygroundDoc, replaces, setMerge, usualMerge, withStart } from '~/core/document';
import type { Hazard } from '../hazard';

/** Keeps the write that is merged last, which is what a plain field does with one write. */
const LAST: Merge = { kind: 'own', source: 'export default (existing, update) => update;\n', start: { kind: 'none' } };

/** A list is appended to, a dict merged, messages by id; of anything else the last write stays. */
export function giveReducer(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  return eachField(doc, hazard, ({ type }) => (['list', 'dict', 'set', 'messages'].includes(type.kind) ? usualMerge(type) : LAST));
}

export function makePlain(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  return eachField(doc, hazard, () => ({ kind: 'plain' }));
}

/** Without a start value the first write is taken as it is. */
export function startNone(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  return eachField(doc, hazard, ({ merge }) => (replaces(merge) ? merge : withStart(merge, { kind: 'none' })));
}

/** Math.max takes any number of arguments; a function of two is what Python asks for. */
export function wrapMath(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  const { reducer } = hazard.params;
  return eachField(doc, hazard, ({ merge }) =>
    merge.kind === 'own' ? { ...merge, source: `export default (existing, update) => ${reducer}(existing, update);\n` } : merge,
  );
}

export function giveBuiltIn(doc: PlaygroundDoc, hazard: Hazard, reducer: 'append' | 'merge'): PlaygroundDoc {
  return eachField(doc, hazard, ({ merge }) =>
    merge.kind === 'own' ? { kind: 'builtIn', reducer, keep: KEEP, start: merge.start } : merge,
  );
}

/** The built-in that suits the type best in place of own code; for any type one that keeps the last write. */
export function putUsual(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  return eachField(doc, hazard, ({ type, merge }) => {
    if (merge.kind !== 'own') return merge;
    return withStart(type.kind === 'any' ? LAST : usualMerge(type), merge.start);
  });
}

function eachField(doc: PlaygroundDoc, { place }: Hazard, mergeOf: (field: Field) => Merge): PlaygroundDoc {
  return place.fields.reduce((next, id) => {
    const field = fieldOf(next.graph, id);
    return field ? setMerge(next, id, mergeOf(field)) : next;
  }, doc);
}
