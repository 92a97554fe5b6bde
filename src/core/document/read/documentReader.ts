import type { Value } from '~/core/value';
import { isValue } from '~/core/value';
import type {
  Edge,
  Existing,
  Expectation,
  Field,
  FieldType,
  GraphNode,
  GraphSpec,
  InnerGraph,
  Join,
  Layout,
  Merge,
  PlaygroundDoc,
  Point,
  Router,
  Start,
  CheckpointPlace,
  Memory,
  StoreIndex,
  StoreSetup,
  Turn,
  When,
} from '../document';
import { DEEPEST, DOCUMENT_VERSION, END, START } from '../document';
import { isId } from '../ids';
import { LAWS } from '../law';
import type { DocumentLimits } from '../limits';
import {
  COORDINATE_MOST,
  COUNT_MOST,
  KEEP_MOST,
  LABELS_MOST,
  NAME_LENGTH,
  NOTE_LENGTH,
  RECURSION_MOST,
  SNAPSHOTS_MOST,
  TITLE_LENGTH,
  UPDATES_MOST,
} from '../limits';
import { isEnd } from '../lookup';
import { suits } from '../suits';
import { choice, dictionary, id, list, number, object, only, text, truth, variant, whole } from './readers';
import type { Reader } from './reading';

const ref: Reader<string> = (value, path, reading) => (value === START || value === END ? value : id(value, path, reading));
const name = text(NAME_LENGTH);

const type: Reader<FieldType> = object<FieldType>({
  kind: choice('list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'),
  of: choice('any', 'str', 'int', 'float', 'bool', 'dict', 'list'),
});

const when: Reader<When> = (value, path, reading) =>
  value === 'end'
    ? value
    : object<Exclude<When, 'end'>>({ turn: whole(1, COUNT_MOST), superstep: whole(0, COUNT_MOST) })(value, path, reading);

const value: Reader<Value> = (found, path, reading) => (isValue(found) ? structuredClone(found) : reading.report('notAValue', path));

const existing = variant<Existing>({
  value: object({ kind: choice('value'), value }),
  start: object({ kind: choice('start') }),
  nothing: object({ kind: choice('nothing') }),
});

const expectation: Reader<Expectation> = variant<Expectation>({
  value: object({ kind: choice('value'), field: id, at: when, value, order: choice('exact', 'any') }),
  absent: object({ kind: choice('absent'), field: id, at: when }),
  length: object({ kind: choice('length'), field: id, at: when, length: whole(0, COUNT_MOST) }),
  calls: object({ kind: choice('calls'), field: id, count: whole(0, COUNT_MOST) }),
  callList: object({ kind: choice('callList'), field: id, value }),
  history: object({ kind: choice('history'), field: id, value }),
  stored: object({ kind: choice('stored'), at: when, namespace: list(name, LABELS_MOST), key: name, value }),
  result: object({ kind: choice('result'), turn: whole(1, COUNT_MOST), value }),
  request: object({ kind: choice('request'), call: whole(1, COUNT_MOST), value }),
  error: object<Extract<Expectation, { kind: 'error' }>>({ kind: choice('error'), code: text(NAME_LENGTH) }, { text: text(NOTE_LENGTH) }),
  law: object({ kind: choice('law'), field: id, law: choice(...LAWS), existing, updates: list(value, UPDATES_MOST) }),
});

const coordinate = number(-COORDINATE_MOST, COORDINATE_MOST);
const point = object<Point>({ x: coordinate, y: coordinate });

function fieldReader(source: Reader<string>): Reader<Field> {
  const starts = {
    zero: object<Extract<Start, { kind: 'zero' }>>({ kind: choice('zero') }),
    own: object<Extract<Start, { kind: 'own' }>>({ kind: choice('own'), source }),
  };
  const start = variant<Start>({ ...starts, none: object({ kind: choice('none') }) });
  const ownReducer = object<{ own: string }>({ own: source });
  const batchReducer: Reader<'messages' | { own: string }> = (found, path, reading) =>
    found === 'messages' ? found : ownReducer(found, path, reading);
  const merge = variant<Merge>({
    plain: object<Extract<Merge, { kind: 'plain' }>>(
      { kind: choice('plain') },
      { start: variant<Exclude<Start, { kind: 'none' }>>(starts) },
    ),
    builtIn: object({ kind: choice('builtIn'), reducer: choice(...suits({ kind: 'any', of: 'any' })), keep: whole(1, KEEP_MOST), start }),
    own: object({ kind: choice('own'), source, start }),
    untracked: object({ kind: choice('untracked'), guard: truth }),
    delta: object({ kind: choice('delta'), reducer: batchReducer, snapshots: whole(1, SNAPSHOTS_MOST), start }),
  });
  return object<Field>({ id, name, type, merge }, { private: only(true), optional: only(true), updateType: type });
}

const thread: Reader<string> = (value, path, reading) => (value === '' ? reading.report('missing', path) : name(value, path, reading));
const memory = object<Memory>({
  saver: choice('none', 'memory', 'newEachTurn', 'late', 'indexedDB'),
  durability: choice('sync', 'async', 'exit'),
});

function storeReader(source: Reader<string>): Reader<StoreSetup> {
  const own = object<{ own: string }>({ own: source });
  const embed: Reader<StoreIndex['embed']> = (found, path, reading) => (found === 'words' ? found : own(found, path, reading));
  return object<StoreSetup>({}, { items: source, index: object<StoreIndex>({ fields: list(name, LABELS_MOST), embed }) });
}

function turnReader(source: Reader<string>): Reader<Turn> {
  const from = object<CheckpointPlace>({ turn: whole(1, COUNT_MOST), superstep: whole(-1, COUNT_MOST) });
  const running = { thread, from, until: whole(1, COUNT_MOST), context: source };
  return variant<Turn>({
    input: object<Extract<Turn, { kind: 'input' }>>({ kind: choice('input'), source }, running),
    resume: object<Extract<Turn, { kind: 'resume' }>>({ kind: choice('resume'), source }, running),
    continue: object<Extract<Turn, { kind: 'continue' }>>({ kind: choice('continue') }, running),
    update: object<Extract<Turn, { kind: 'update' }>>({ kind: choice('update'), asNode: id, source }, { how: choice('set'), thread, from }),
    delete: object<Extract<Turn, { kind: 'delete' }>>({ kind: choice('delete') }, { thread }),
  });
}

/** Readers of what any graph has; `depth` is how many graphs stand around it. */
function partReaders(limits: DocumentLimits, source: Reader<string>, depth: number) {
  const refs = list(ref, limits.nodes + 2);
  const fieldIds = list(id, limits.fields);
  const node = object<GraphNode>(
    { id, name, source, defer: truth, ends: refs },
    { reads: fieldIds, pause: choice('before', 'after', 'both'), inner: innerReader(limits, source, depth + 1) },
  );
  return {
    lists: {
      fields: list(fieldReader(source), limits.fields),
      nodes: list(node, limits.nodes),
      edges: list(object<Edge>({ id, source: ref, target: ref }), limits.edges),
      joins: list(object<Join>({ id, sources: list(id, limits.nodes), target: ref }), limits.edges),
      routers: list(object<Router>({ id, name, source: ref, targets: refs, code: source }), limits.edges),
    },
    schemas: { style: choice('annotation', 'stateSchema', 'zod'), input: fieldIds, output: fieldIds },
  };
}

function innerReader(limits: DocumentLimits, source: Reader<string>, depth: number): Reader<InnerGraph> {
  if (depth > DEEPEST) return (_value, path, reading) => reading.report('tooDeep', path, { most: DEEPEST });
  const { lists, schemas } = partReaders(limits, source, depth);
  return object<InnerGraph>(lists, { ...schemas, checkpointer: choice('none', 'own') });
}

function graphReader(limits: DocumentLimits): Reader<GraphSpec> {
  const source = text(limits.source);
  const { lists, schemas } = partReaders(limits, source, 0);
  return object<GraphSpec>(
    {
      ...lists,
      turns: list(turnReader(source), limits.turns),
      shared: source,
      recursionLimit: whole(1, RECURSION_MOST),
      seed: whole(0, 0xffff_ffff),
    },
    { ...schemas, memory, store: storeReader(source) },
  );
}

function layoutReader(limits: DocumentLimits, depth: number): Reader<Layout> {
  const nodes = dictionary((key) => isEnd(key) || isId(key), point, limits.nodes + 2);
  const inner: Reader<Layout> =
    depth < DEEPEST
      ? (value, path, reading) => layoutReader(limits, depth + 1)(value, path, reading)
      : (_value, path, reading) => reading.report('tooDeep', path, { most: DEEPEST });
  return object<Layout>({ nodes }, { inner: dictionary(isId, inner, limits.nodes) });
}

const version: Reader<typeof DOCUMENT_VERSION> = (found, path, reading) =>
  found === DOCUMENT_VERSION ? DOCUMENT_VERSION : reading.report('notANumber', path);

/** Every part in its shape and within its bounds. Whether the parts fit together is the next step's question. */
export function documentReader(limits: DocumentLimits): Reader<PlaygroundDoc> {
  return object<PlaygroundDoc>({
    version,
    title: text(TITLE_LENGTH),
    note: object({ en: text(NOTE_LENGTH), zh: text(NOTE_LENGTH) }),
    graph: graphReader(limits),
    layout: layoutReader(limits, 0),
    expectations: list(expectation, limits.expectations),
  });
}
