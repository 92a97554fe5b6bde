import type {
  ChannelVersion,
  ErrorInfo,
  MadeGraph,
  NamedRef,
  Notice,
  RunOutcome,
  SendRef,
  Shaped,
  StoreHit,
  StoreOperation,
  TraceEvent,
  ValueEntry,
  Writer,
} from '~/core/trace';
import { isPatch, isValue } from '~/core/value';
import { type Check, either, exactly, isCount, isFlag, isNumber, isText, isWhole, list, orNull, shape, tuple, union } from './shape';

const isName: Check<NamedRef> = tuple(isText, isCount);
const isNames = list(isName);
const isShaped: Check<Shaped> = either(shape({ fields: isNames }), shape({ whole: isCount }));
const isSend: Check<SendRef> = shape({ node: isText, args: isCount });

const isWriter = union<Writer, 'kind'>('kind', {
  input: shape({ kind: exactly('input') }),
  update: shape({ kind: exactly('update'), node: isText }),
  task: shape({ kind: exactly('task'), task: isCount }),
  oneOf: shape({ kind: exactly('oneOf'), tasks: list(isCount) }),
  unknown: shape({ kind: exactly('unknown') }),
});

export const isErrorInfo: Check<ErrorInfo> = shape({
  name: isText,
  message: isText,
  code: isText,
  frames: list(shape({ source: isText, line: isCount, column: isCount })),
});

export const isRunOutcome: Check<RunOutcome> = exactly('done', 'failed', 'stopped', 'killed', 'limit');

const isNotice = union<Notice, 'code'>('code', {
  tampered: shape({ code: exactly('tampered'), names: list(isText) }),
  recordingOff: shape({ code: exactly('recordingOff'), difference: isText }),
  limit: shape({ code: exactly('limit'), limit: exactly('events', 'bytes', 'wall'), value: isNumber }),
  rejected: shape({ code: exactly('rejected'), error: isErrorInfo }),
});

const isVersions: Check<readonly ChannelVersion[]> = list(tuple(isText, isText));

const isMadeGraph: Check<MadeGraph> = shape({
  nodes: list(isText),
  edges: list(shape({ source: isText, target: isText, conditional: isFlag })),
  channels: list(shape({ name: isText, channel: isText, reduced: isFlag })),
});

const isPhase = exactly('commit', 'preview', 'read');

type TaskFailed = Extract<TraceEvent, { type: 'taskFailed' }>;
const taskFailed = { type: exactly('taskFailed'), task: isCount, error: isErrorInfo, ms: isNumber };
const isNamespace = list(isText);
const isHit: Check<StoreHit> = shape({ namespace: isNamespace, key: isText, value: isCount, score: orNull(isNumber) });

const isOperation = union<StoreOperation, 'op'>('op', {
  put: shape({
    op: exactly('put'),
    namespace: isNamespace,
    key: isText,
    value: isCount,
    before: orNull(isCount),
    time: isNumber,
    index: orNull(isCount),
    indexIgnored: isFlag,
    vectors: orNull(isCount),
  }),
  delete: shape({ op: exactly('delete'), namespace: isNamespace, key: isText, before: orNull(isCount) }),
  get: shape({ op: exactly('get'), namespace: isNamespace, key: isText, value: orNull(isCount) }),
  search: shape({
    op: exactly('search'),
    namespace: isNamespace,
    query: orNull(isCount),
    filter: orNull(isCount),
    limit: orNull(isCount),
    offset: orNull(isCount),
    queryIgnored: isFlag,
    results: list(isHit),
  }),
  listNamespaces: shape({
    op: exactly('listNamespaces'),
    match: orNull(isCount),
    maxDepth: orNull(isCount),
    limit: orNull(isCount),
    offset: orNull(isCount),
    results: list(isNamespace),
  }),
});

type CallFinished = Extract<TraceEvent, { type: 'callFinished' }>;
const callFinished = { type: exactly('callFinished'), call: isCount, result: isCount, ms: isNumber };

export const isTraceEvent: Check<TraceEvent> = union<TraceEvent, 'type'>('type', {
  runStarted: shape({ type: exactly('runStarted'), seed: isCount, langgraph: isText, recording: isFlag }),
  turnStarted: shape({
    type: exactly('turnStarted'),
    turn: isCount,
    kind: exactly('input', 'resume', 'continue', 'update', 'delete'),
    node: isText,
    thread: isText,
    from: isText,
    value: isShaped,
  }),
  momentReady: shape({
    type: exactly('momentReady'),
    moment: isCount,
    turn: isCount,
    kind: exactly('input', 'superstep', 'update', 'delete'),
    step: isWhole,
    superstep: isCount,
  }),
  taskReady: shape({
    type: exactly('taskReady'),
    task: isCount,
    moment: isCount,
    node: isText,
    path: isText,
    send: orNull(isCount),
    reads: isShaped,
  }),
  contextGiven: shape({ type: exactly('contextGiven'), value: isCount }),
  momentStarted: shape({ type: exactly('momentStarted'), moment: isCount }),
  taskStarted: shape({ type: exactly('taskStarted'), task: isCount }),
  taskFinished: shape({
    type: exactly('taskFinished'),
    task: isCount,
    returned: isShaped,
    writes: isNames,
    sends: list(isSend),
    goto: list(isText),
    ms: isNumber,
  }),
  taskFailed: either(shape<Omit<TaskFailed, 'returned'>>(taskFailed), shape<Required<TaskFailed>>({ ...taskFailed, returned: isShaped })),
  taskPaused: shape({ type: exactly('taskPaused'), task: isCount, id: isText, value: isCount, ms: isNumber }),
  logged: shape({
    type: exactly('logged'),
    level: exactly('log', 'info', 'warn', 'error', 'debug'),
    values: list(isCount),
    by: isWriter,
    call: orNull(isCount),
  }),
  modelCalled: shape({
    type: exactly('modelCalled'),
    request: isCount,
    by: isWriter,
    messages: isCount,
    tools: isCount,
    reply: orNull(isCount),
    error: orNull(isErrorInfo),
    ms: isNumber,
  }),
  callStarted: shape({
    type: exactly('callStarted'),
    call: isCount,
    phase: isPhase,
    field: isText,
    writer: isWriter,
    existing: isCount,
    update: isCount,
  }),
  batchStarted: shape({
    type: exactly('batchStarted'),
    call: isCount,
    phase: isPhase,
    field: isText,
    existing: isCount,
    writes: list(shape({ writer: isWriter, value: isCount })),
    replay: isFlag,
  }),
  callFinished: either(
    shape<Omit<CallFinished, 'same'>>(callFinished),
    shape<Required<CallFinished>>({ ...callFinished, same: exactly(true) }),
  ),
  callFailed: shape({ type: exactly('callFailed'), call: isCount, error: isErrorInfo, ms: isNumber }),
  bypassed: shape({
    type: exactly('bypassed'),
    phase: isPhase,
    field: isText,
    writer: isWriter,
    value: isCount,
    reason: exactly('plain', 'first', 'overwrite', 'skipped', 'emptied', 'undeclared', 'notInput', 'refused'),
    replaced: orNull(isCount),
  }),
  discarded: shape({ type: exactly('discarded'), field: isText, by: isWriter, value: isCount }),
  merged: shape({ type: exactly('merged'), phase: isPhase, field: isText, after: orNull(isCount) }),
  mutated: shape({
    type: exactly('mutated'),
    what: exactly('existing', 'update', 'input'),
    field: isText,
    by: isWriter,
    call: orNull(isCount),
    before: isCount,
    after: isCount,
  }),
  checkpoint: shape({
    type: exactly('checkpoint'),
    id: isText,
    step: isWhole,
    source: exactly('input', 'loop', 'update', 'fork'),
    values: isNames,
    next: list(isText),
  }),
  saved: shape({
    type: exactly('saved'),
    id: isText,
    thread: isText,
    parent: isText,
    step: isWhole,
    source: exactly('input', 'loop', 'update', 'fork'),
    versions: isVersions,
    seen: list(tuple(isText, isVersions)),
  }),
  pending: shape({ type: exactly('pending'), checkpoint: isText, task: orNull(isCount), node: isText, writes: isNames }),
  lossy: shape({
    type: exactly('lossy'),
    checkpoint: isText,
    field: isText,
    live: isCount,
    reloaded: orNull(isCount),
    why: exactly('changed', 'changed in place', 'left out', 'untracked', 'unreadable'),
  }),
  forgotten: shape({ type: exactly('forgotten'), thread: isText, checkpoints: isCount, why: exactly('deleted', 'full') }),
  store: shape({ type: exactly('store'), by: isWriter, inside: list(isText), operation: isOperation }),
  turnEnded: shape({
    type: exactly('turnEnded'),
    turn: isCount,
    how: exactly('done', 'failed', 'paused', 'stopped'),
    error: orNull(isErrorInfo),
    values: isNames,
  }),
  // Looked up when it is used: events contain events.
  inner: shape({ type: exactly('inner'), task: isCount, event: (value): value is TraceEvent => isTraceEvent(value) }),
  graphMade: shape({ type: exactly('graphMade'), path: list(isText), graph: isMadeGraph }),
  innerGoesOn: shape({ type: exactly('innerGoesOn'), task: isCount, of: isCount }),
  noticed: shape({ type: exactly('noticed'), notice: isNotice }),
  runEnded: shape({ type: exactly('runEnded'), how: isRunOutcome }),
});

export const isValueEntry: Check<ValueEntry> = either(shape({ v: isValue }), shape({ of: isCount, p: isPatch }));
