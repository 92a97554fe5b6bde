import type { Fold } from '~/core/analysis';
import type { BuiltInName, CheckpointPlace, FieldType, Memory } from '~/core/document';
import { isValue } from '~/core/value';
import { ALLOWED_IMPORTS } from '../allowedImports';
import { FARTHEST_WORLD, FOLDS_AT_ONCE } from '../limits';
import type {
  Beginning,
  Command,
  FarLimits,
  FieldSpec,
  Freeze,
  Hold,
  ImportSite,
  InnerSpec,
  Job,
  Module,
  NodeSpec,
  RunnableGraph,
  SchemasSpec,
  StartSpec,
  StoreSpec,
  TurnSpec,
} from '../protocol';
import { read } from './report';
import { isKeptRecord } from './stored';
import {
  type Check,
  countTo,
  either,
  exactly,
  isCount,
  isFlag,
  isNumber,
  isText,
  isWhole,
  list,
  orNull,
  shape,
  tuple,
  union,
} from './shape';

const isImportSite: Check<ImportSite> = shape({
  start: isCount,
  end: isCount,
  specifier: exactly(...ALLOWED_IMPORTS),
});
const isModule: Check<Module> = shape({ key: isText, js: isText, imports: list(isImportSite) });

const isStart = union<StartSpec, 'kind'>('kind', {
  zero: shape({ kind: exactly('zero') }),
  own: shape({ kind: exactly('own'), module: isModule }),
  none: shape({ kind: exactly('none') }),
});

const isFieldType: Check<FieldType> = shape({
  kind: exactly('list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'),
  of: exactly('any', 'str', 'int', 'float', 'bool', 'dict', 'list'),
});
const isBuiltIn: Check<BuiltInName> = exactly(
  'append',
  'add',
  'join',
  'max',
  'min',
  'merge',
  'union',
  'unique',
  'keepLast',
  'keepFirst',
  'accumulateOrReset',
  'addMessages',
);

const isField: Check<FieldSpec> = shape({
  name: isText,
  type: isFieldType,
  optional: isFlag,
  updateType: orNull(isFieldType),
  merge: union<FieldSpec['merge'], 'kind'>('kind', {
    plain: shape({ kind: exactly('plain'), start: isStart }),
    untracked: shape({ kind: exactly('untracked'), guard: isFlag }),
    delta: shape({ kind: exactly('delta'), reducer: either(exactly('messages'), isModule), snapshots: isCount, start: isStart }),
    builtIn: shape({ kind: exactly('builtIn'), reducer: isBuiltIn, keep: isCount, start: isStart }),
    own: shape({ kind: exactly('own'), module: isModule, start: isStart }),
  }),
});

const from: Check<CheckpointPlace | null> = orNull(shape({ turn: isCount, superstep: isWhole }));
const running = { thread: isText, from, until: orNull(isCount), context: orNull(isModule) };

const ofNode = {
  name: isText,
  defer: isFlag,
  ends: list(isText),
  reads: orNull(list(isText)),
  pause: exactly('none', 'before', 'after', 'both'),
};
const isNode: Check<NodeSpec> = either(
  shape<Extract<NodeSpec, { inner: null }>>({ ...ofNode, module: isModule, inner: exactly(null) }),
  // Looked up when it is used: the two contain each other.
  shape<Extract<NodeSpec, { module: null }>>({ ...ofNode, module: exactly(null), inner: (value): value is InnerSpec => isInner(value) }),
);

const parts = {
  fields: list(isField),
  schemas: shape<SchemasSpec>({
    style: exactly('annotation', 'stateSchema', 'zod'),
    state: list(isText),
    input: orNull(list(isText)),
    output: orNull(list(isText)),
  }),
  nodes: list(isNode),
  edges: list(tuple(isText, isText)),
  joins: list(tuple(list(isText), isText)),
  routers: list(shape({ name: isText, source: isText, targets: list(isText), module: isModule })),
};

const isInner: Check<InnerSpec> = shape<InnerSpec>({ ...parts, checkpointer: exactly('none', 'inherited', 'own') });

const isGraph: Check<RunnableGraph> = shape<RunnableGraph>({
  ...parts,
  turns: list(
    union<TurnSpec, 'kind'>('kind', {
      input: shape({ kind: exactly('input'), module: isModule, ...running }),
      resume: shape({ kind: exactly('resume'), module: isModule, ...running }),
      continue: shape({ kind: exactly('continue'), ...running }),
      update: shape({ kind: exactly('update'), node: isText, module: isModule, how: exactly('contribute', 'set'), thread: isText, from }),
      delete: shape({ kind: exactly('delete'), thread: isText }),
    }),
  ),
  memory: shape<Memory>({
    saver: exactly('none', 'memory', 'newEachTurn', 'late', 'indexedDB'),
    durability: exactly('sync', 'async', 'exit'),
  }),
  store: shape<StoreSpec>({
    items: orNull(isModule),
    index: orNull(shape({ fields: list(isText), embed: either(exactly('words'), isModule) })),
  }),
  shared: orNull(isModule),
  recursionLimit: isCount,
});

const isBeginning: Check<Beginning> = shape({ turn: isCount, how: exactly('send', 'goOn') });
const isFreeze: Check<Freeze> = shape({ task: isCount, field: isText });

const isHold: Check<Hold> = shape({ path: list(isText), records: list(shape({ record: list(isCount), moments: isCount })) });

const isJob = union<Job, 'kind'>('kind', {
  graph: shape({
    kind: exactly('graph'),
    graph: isGraph,
    record: isFlag,
    delays: orNull(isCount),
    freeze: orNull(isFreeze),
    reread: isFlag,
    beginning: isBeginning,
  }),
  bench: shape({
    kind: exactly('bench'),
    field: isField,
    existing: orNull(isModule),
    updates: list(isModule),
    shared: orNull(isModule),
  }),
  styles: shape({ kind: exactly('styles'), fields: list(isField), shared: orNull(isModule) }),
  lab: shape({ kind: exactly('lab'), field: isField, shared: orNull(isModule) }),
});

const foldParts = {
  existing: union<Fold['existing'], 'kind'>('kind', {
    value: shape({ kind: exactly('value'), value: isValue }),
    start: shape({ kind: exactly('start') }),
    nothing: shape({ kind: exactly('nothing') }),
  }),
  updates: list(isValue),
  world: countTo(FARTHEST_WORLD),
};
const isFold: Check<Fold> = either(
  shape<Omit<Fold, 'frozen'>>(foldParts),
  shape<Required<Fold>>({ ...foldParts, frozen: exactly('existing', 'updates') }),
);

const isFarLimits: Check<FarLimits> = shape({
  eventsBetweenGates: isNumber,
  eventsPerRun: isNumber,
  bytesPerRun: isNumber,
  bytesPerValue: isNumber,
  bytesUnacknowledged: isNumber,
  bytesPerThread: isNumber,
  charactersPerStored: isNumber,
  heartbeatMs: isNumber,
});

const isCommand = union<Command, 'kind'>('kind', {
  run: shape({ kind: exactly('run'), protocol: isCount, run: isText, seed: isCount, job: isJob, limits: isFarLimits }),
  allow: shape({ kind: exactly('allow'), moments: orNull(isCount) }),
  hold: shape({ kind: exactly('hold'), hold: orNull(isHold) }),
  fold: shape({ kind: exactly('fold'), first: isCount, folds: list(isFold, FOLDS_AT_ONCE) }),
  stored: shape({ kind: exactly('stored'), records: list(isKeptRecord) }),
  stop: shape({ kind: exactly('stop') }),
  ack: shape({ kind: exactly('ack'), bytes: isCount }),
});

/** Reads a command of the page; null where it is not exactly a command of this protocol. */
export function readCommand(text: string): Command | null {
  return read(text, isCommand);
}
