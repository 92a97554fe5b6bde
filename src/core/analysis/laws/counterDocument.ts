import { valueSource } from '~/core/code';
import {
  addExpectation,
  addField,
  addNode,
  connect,
  deleteField,
  emptyDocument,
  END,
  type Expectation,
  type Field,
  type FieldId,
  fieldOf,
  nextFieldId,
  nextNodeId,
  type PlaygroundDoc,
  replaces,
  setShared,
  setTurnSource,
  type Source,
  START,
  withStart,
} from '~/core/document';
import { isList, type Value } from '~/core/value';
import type { Fold } from '../fold';
import { type Counter, type Side, type Step } from './law';
import { hasNewIds } from './sameAnswer';

const COLUMN = 230;

/**
 * A playground that shows a counter-example: each side of the law is a field of its own with the reducer at hand, both
 * are written by the same parallel nodes, and the expectations say what came of them. It has no title and no note. Laws
 * about another seed or clock show the side that one run can show.
 */
export function counterDocument(field: Field, shared: Source, counter: Counter): PlaygroundDoc {
  const sides = shownSides(counter);
  let doc = setShared(deleteField(emptyDocument(), 'f1'), shared);
  const fields: FieldId[] = [];
  for (const { fold } of sides) {
    const id = fields.length === 0 ? field.id : nextFieldId(doc);
    doc = addField(doc, { ...field, id, merge: beginningAt(field.merge, fold.existing) });
    fields.push(id);
  }
  const begun = nextFieldId(doc);
  doc = addField(doc, { id: begun, name: 'begun', type: { kind: 'bool', of: 'any' }, merge: { kind: 'plain' } });
  doc = setTurnSource(doc, 0, valueSource({ [nameOf(doc, begun)]: true }));
  const writes = sides.map(({ fold }) => fold.updates);
  for (let place = 0; place < Math.max(...writes.map((updates) => updates.length)); place++) {
    const update = fields.flatMap((id, side) =>
      place < (writes[side]?.length ?? 0) ? [[nameOf(doc, id), writes[side]?.[place] ?? null] as const] : [],
    );
    doc = withWriter(doc, place, update);
  }
  return expectationsOf(sides, fields, counter).reduce(addExpectation, doc);
}

/** One step a side. A second look at the same fold adds nothing, and a side that is given has no step. */
function shownSides({ because, sides }: Counter): readonly Step[] {
  const isOneFold = because === 'repeat' || because === 'world';
  const lasts = sides.flatMap((side: Side) => side.steps.slice(-1));
  return isOneFold ? lasts.slice(0, 1) : lasts;
}

function beginningAt(merge: Field['merge'], existing: Fold['existing']): Field['merge'] {
  if (replaces(merge) || existing.kind === 'start') return merge;
  return withStart(merge, existing.kind === 'nothing' ? { kind: 'none' } : { kind: 'own', source: valueSource(existing.value) });
}

function nameOf(doc: PlaygroundDoc, id: FieldId): string {
  return fieldOf(doc.graph, id)?.name ?? '';
}

/** Nodes are numbered with as many digits as keep their names, and so their writes, in order. */
function withWriter(doc: PlaygroundDoc, place: number, update: readonly (readonly [string, Value])[]): PlaygroundDoc {
  const id = nextNodeId(doc);
  const made = valueSource(
    update.some(([name]) => name === '$' || name === '__proto__') ? { $: 'dict', v: update } : Object.fromEntries(update),
  );
  const source = made.replace('export default ', 'export default () => (').replace(/;\n$/, ');\n');
  const name = `write_${String(place + 1).padStart(2, '0')}`;
  const added = addNode(doc, { id, name, source, point: { x: 40 + place * COLUMN, y: 160 } });
  return connect(connect(added, START, id), id, END);
}

function expectationsOf(sides: readonly Step[], fields: readonly FieldId[], counter: Counter): readonly Expectation[] {
  const failed = sides.find(({ outcome }) => outcome.error !== null)?.outcome.error;
  // A merge that fails takes the whole superstep with it, and so the other side's field.
  if (failed != null) return [{ kind: 'error', code: failed.info.code === '' ? failed.info.name : failed.info.code }];
  const given = [...(counter.existing.kind === 'value' ? [counter.existing.value] : []), ...counter.updates];
  return sides.flatMap(({ outcome: { result, calls } }, side): readonly Expectation[] => {
    const field = fields[side] ?? '';
    const counted: Expectation = { kind: 'calls', field, count: calls };
    if (result === null) return [{ kind: 'absent', field, at: 'end' }, counted];
    if (!hasNewIds(result, given)) return [{ kind: 'value', field, at: 'end', value: result, order: 'exact' }, counted];
    return isList(result) ? [{ kind: 'length', field, at: 'end', length: result.length }, counted] : [counted];
  });
}
