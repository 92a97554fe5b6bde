import fc from 'fast-check';
import type { FieldType, ItemKind, Memory, Merge, NodeRef, PlaygroundDoc, Start, TypeKind } from './document';
import { END, START } from './document';
import { addJoin, connect, deleteEdge, reconnect, setJoinSources, setJoinTarget } from './edit/edges';
import { addField, deleteField, moveField, renameField, setFieldType, setMerge } from './edit/fields';
import { moveNodes, setLayout } from './edit/layout';
import { addNode, deleteNode, renameNode, setDefer, setEnds, setNodeSource, setPause } from './edit/nodes';
import { addRouter, renameRouter, setRouterCode, setRouterSource, setRouterTargets } from './edit/routers';
import { docAt, withDocAt } from './inner/docAt';
import { dropInner, makeInner, setCheckpointer } from './inner/verbs';
import { setFieldOptional, setFieldPrivate, setInputFields, setOutputFields, setReads, setStyle, setUpdateType } from './edit/schemas';
import {
  addExpectation,
  clear,
  deleteExpectation,
  setMemory,
  setNote,
  setRecursionLimit,
  setSeed,
  setShared,
  setStoreIndex,
  setStoreItems,
  setTitle,
} from './edit/settings';
import { addTurn, deleteTurn, moveTurn, renameThread, setContext, setFrom, setThread, setTurnSource, setUntil } from './edit/turns';
import { emptyDocument } from './emptyDocument';
import { withStart } from './mergeParts';
import { LAWS } from './law';
import { suits } from './suits';

/** An edit with its arguments bound; it may name things that are not there. */
export type AnyEdit = (doc: PlaygroundDoc) => PlaygroundDoc;

const word = fc.oneof(
  fc.constantFrom('log', 'a', 'b', '甲', 'é', '', '__proto__', 'toString', '😀', 'x'.repeat(120)),
  fc.string({ maxLength: 12 }),
);
const source = fc.oneof(fc.constant('export default {};\n'), fc.string({ maxLength: 40 }));
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, Number.NaN, Number.POSITIVE_INFINITY));
const index = fc.integer({ min: -1, max: 5 });
const fieldId = fc.constantFrom('f1', 'f2', 'f3', 'zz');
const nodeId = fc.constantFrom('n1', 'n2', 'n3', 'n4', 'zz');
const edgeId = fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'zz');
const ref: fc.Arbitrary<NodeRef> = fc.oneof(nodeId, fc.constantFrom(START, END));
const refs = fc.array(ref, { maxLength: 4 });
const point = fc.record({ x: number, y: number });

const anyType: fc.Arbitrary<FieldType> = fc.record({
  kind: fc.constantFrom<TypeKind>('list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'),
  of: fc.constantFrom<ItemKind>('any', 'str', 'int', 'float', 'bool', 'dict', 'list'),
});

const someFields = fc.option(fc.array(fieldId, { maxLength: 3 }));

const anyStart: fc.Arbitrary<Start> = fc.oneof(
  fc.constantFrom<Start>({ kind: 'zero' }, { kind: 'none' }),
  source.map((text): Start => ({ kind: 'own', source: text })),
);

const anyMerge: fc.Arbitrary<Merge> = fc.oneof(
  fc.constant<Merge>({ kind: 'plain' }),
  fc.oneof(fc.constant<Start>({ kind: 'zero' }), anyStart).map((start) => withStart({ kind: 'plain' }, start)),
  fc.boolean().map((guard): Merge => ({ kind: 'untracked', guard })),
  fc
    .tuple(
      fc.oneof(
        fc.constant('messages' as const),
        source.map((own) => ({ own })),
      ),
      number,
      anyStart,
    )
    .map(([reducer, snapshots, start]): Merge => ({ kind: 'delta', reducer, snapshots, start })),
  fc
    .tuple(fc.constantFrom(...suits({ kind: 'any', of: 'any' })), number, anyStart)
    .map(([reducer, keep, start]): Merge => ({ kind: 'builtIn', reducer, keep, start })),
  fc.tuple(source, anyStart).map(([text, start]): Merge => ({ kind: 'own', source: text, start })),
);

const anyResume = source.map((text) => ({ kind: 'resume' as const, source: text }));
const anyMemory: fc.Arbitrary<Partial<Memory>> = fc.record(
  {
    saver: fc.constantFrom('none', 'memory', 'newEachTurn', 'late', 'indexedDB'),
    durability: fc.constantFrom('sync', 'async', 'exit'),
  },
  { requiredKeys: [] },
);

const anyIndex = fc.record({
  fields: fc.array(word, { maxLength: 3 }),
  embed: fc.oneof(
    fc.constant('words' as const),
    source.map((own) => ({ own })),
  ),
});

const when = fc.oneof(fc.constant('end' as const), fc.record({ turn: fc.integer({ min: 1, max: 4 }), superstep: fc.nat(5) }));

function bind<A extends unknown[]>(
  verb: (doc: PlaygroundDoc, ...rest: A) => PlaygroundDoc,
  ...args: { [K in keyof A]: fc.Arbitrary<A[K]> }
) {
  return fc.tuple(...args).map(
    (bound): AnyEdit =>
      (doc) =>
        verb(doc, ...(bound as unknown as A)),
  );
}

const anyFlatEdit: fc.Arbitrary<AnyEdit> = fc.oneof(
  { weight: 3, arbitrary: bind(addNode, fc.record({ name: word, point }, { requiredKeys: [] })) },
  { weight: 4, arbitrary: bind((doc, from: NodeRef, to: NodeRef) => connect(doc, from, to), ref, ref) },
  { weight: 2, arbitrary: bind(addField, fc.record({ name: word, type: anyType }, { requiredKeys: [] })) },
  bind((doc, from: readonly string[], to: NodeRef) => addJoin(doc, from, to), refs, ref),
  bind(addRouter, fc.record({ source: ref, targets: refs, name: word }, { requiredKeys: ['source', 'targets'] })),
  bind(renameField, fieldId, word),
  bind(setFieldType, fieldId, anyType),
  bind(setMerge, fieldId, anyMerge),
  bind(setStyle, fc.constantFrom('annotation', 'stateSchema', 'zod')),
  bind(setInputFields, someFields),
  bind(setOutputFields, someFields),
  bind(setReads, nodeId, someFields),
  bind(setFieldPrivate, fieldId, fc.boolean()),
  bind(setFieldOptional, fieldId, fc.boolean()),
  bind(setUpdateType, fieldId, fc.option(anyType)),
  bind(moveField, fieldId, number),
  bind(deleteField, fieldId),
  bind(renameNode, nodeId, word),
  bind(setNodeSource, nodeId, source),
  bind(setDefer, nodeId, fc.boolean()),
  bind(setEnds, nodeId, refs),
  bind(deleteNode, nodeId),
  bind(reconnect, edgeId, ref, ref),
  bind(setJoinSources, edgeId, refs),
  bind(setJoinTarget, edgeId, ref),
  bind(renameRouter, edgeId, word),
  bind(setRouterSource, edgeId, ref),
  bind(setRouterTargets, edgeId, refs),
  bind(setRouterCode, edgeId, source),
  bind(deleteEdge, edgeId),
  bind(moveNodes, fc.dictionary(fc.oneof(ref, word), point, { maxKeys: 3 })),
  bind(setLayout, fc.record({ nodes: fc.dictionary(ref, point, { maxKeys: 3 }) })),
  bind((doc, asNode: string, text: string) => addTurn(doc, { kind: 'update', asNode, source: text }), nodeId, source),
  bind((doc, text: string, at: number) => addTurn(doc, { kind: 'input', source: text }, at), source, number),
  bind(addTurn, fc.oneof(fc.constantFrom({ kind: 'continue' } as const, { kind: 'delete' } as const), anyResume), index),
  bind(setThread, index, word),
  bind(renameThread, word, word),
  bind(setFrom, index, fc.option(fc.record({ turn: index, superstep: number }), { nil: undefined })),
  bind(setUntil, index, fc.option(number, { nil: undefined })),
  bind(setPause, nodeId, fc.constantFrom('before', 'after', 'both', undefined)),
  bind(setMemory, anyMemory),
  bind(setStoreItems, fc.option(source, { nil: undefined })),
  bind(setStoreIndex, fc.option(anyIndex, { nil: undefined })),
  bind(setContext, index, fc.option(source, { nil: undefined })),
  bind(setTurnSource, index, source),
  bind(deleteTurn, index),
  bind(moveTurn, index, index),
  bind(setTitle, word),
  bind(setNote, fc.record({ en: word, zh: word }, { requiredKeys: [] })),
  bind(setShared, source),
  bind(setRecursionLimit, number),
  bind(setSeed, number),
  bind(addExpectation, fc.record({ kind: fc.constant('length' as const), field: fieldId, at: when, length: fc.nat() })),
  bind(
    addExpectation,
    fc.record({
      kind: fc.constant('value' as const),
      field: fieldId,
      at: when,
      value: fc.constantFrom([], { $: 'set', v: ['a'] } as const, { a: [1] }, null),
      order: fc.constantFrom('exact' as const, 'any' as const),
    }),
  ),
  { weight: 3, arbitrary: bind(makeInner, nodeId) },
  bind(dropInner, nodeId),
  bind(setCheckpointer, nodeId, fc.constantFrom('none' as const, 'own' as const, undefined)),
  bind(
    addExpectation,
    fc.record({
      kind: fc.constant('law' as const),
      field: fieldId,
      law: fc.constantFrom(...LAWS),
      existing: fc.constantFrom({ kind: 'value', value: [1] } as const, { kind: 'start' } as const, { kind: 'nothing' } as const),
      updates: fc.array(fc.constantFrom(['a'], null, { $: 'set', v: [] } as const), { maxLength: 3 }),
    }),
  ),
  bind(
    addExpectation,
    fc.record({
      kind: fc.constantFrom('callList' as const, 'history' as const),
      field: fieldId,
      value: fc.constantFrom([], [[[], ['a']]]),
    }),
  ),
  bind(
    addExpectation,
    fc.record({
      kind: fc.constant('stored' as const),
      at: when,
      namespace: fc.array(word, { maxLength: 3 }),
      key: word,
      value: fc.constantFrom(null, { a: [1] }),
    }),
  ),
  bind(
    addExpectation,
    fc.record({ kind: fc.constant('result' as const), turn: fc.integer({ min: 0, max: 4 }), value: fc.constantFrom({}, { log: ['a'] }) }),
  ),
  bind(
    addExpectation,
    fc.record({ kind: fc.constant('request' as const), call: fc.integer({ min: 0, max: 4 }), value: fc.constantFrom([], ['a']) }),
  ),
  bind(addExpectation, fc.record({ kind: fc.constant('error' as const), code: word.map((text) => text.slice(0, 50)) })),
  bind(deleteExpectation, index),
  { weight: 1, arbitrary: fc.constant<AnyEdit>(clear) },
);

/** The edit inside a node that is a graph; nothing happens where there is none. */
function editInside(path: readonly string[], edit: AnyEdit): AnyEdit {
  return (doc) => {
    const view = docAt(doc, path);
    return view === null ? doc : withDocAt(doc, path, edit(view));
  };
}

export const anyPath = fc.array(fc.constantFrom('n1', 'n2'), { maxLength: 2 });

export const anyEdit: fc.Arbitrary<AnyEdit> = fc.oneof(
  { weight: 3, arbitrary: anyFlatEdit },
  { weight: 1, arbitrary: fc.tuple(anyPath, anyFlatEdit).map(([path, edit]) => editInside(path, edit)) },
);

/** A document that some edits led to. */
export const anyDocument: fc.Arbitrary<PlaygroundDoc> = fc
  .array(anyEdit, { maxLength: 40 })
  .map((edits) => edits.reduce((doc, edit) => edit(doc), emptyDocument()));
