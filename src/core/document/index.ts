export { emptyDocument, KEEP, RECURSION_LIMIT, SNAPSHOTS } from './emptyDocument';
export { EMPTY_INPUT, keyText } from './defaultSource';
export { crc32 } from './crc32';
export { DEEPEST, DOCUMENT_VERSION, END, START, THREAD } from './document';
export type {
  BuiltInName,
  CheckpointPlace,
  Edge,
  EdgeId,
  Existing,
  Expectation,
  Field,
  FieldId,
  FieldType,
  GraphNode,
  GraphParts,
  GraphPath,
  GraphSpec,
  InnerGraph,
  ItemKind,
  Join,
  Layout,
  LocalText,
  Memory,
  Merge,
  NodeId,
  NodeRef,
  PlaygroundDoc,
  Point,
  Router,
  SaverKind,
  Source,
  Start,
  StateStyle,
  StoreIndex,
  StoreSetup,
  ThreadId,
  Turn,
  TypeKind,
  When,
} from './document';
export { goOnWith } from './edit/goOnWith';
export { connect, addJoin, deleteEdge, reconnect, setJoinSources, setJoinTarget } from './edit/edges';
export { addField, deleteField, moveField, nextFieldId, renameField, setFieldType, setMerge, usualMerge } from './edit/fields';
export type { NewField } from './edit/fields';
export { moveNodes, setLayout } from './edit/layout';
export { addNode, deleteNode, nextNodeId, renameNode, setDefer, setEnds, setNodeSource, setPause } from './edit/nodes';
export type { NewNode } from './edit/nodes';
export { addRouter, renameRouter, setRouterCode, setRouterSource, setRouterTargets } from './edit/routers';
export type { NewRouter } from './edit/routers';
export {
  setFieldOptional,
  setFieldPrivate,
  setInputFields,
  setOutputFields,
  setReads,
  setStyle,
  setUpdateType,
} from './edit/schemas';
export {
  addExpectation,
  clear,
  deleteExpectation,
  setExpectations,
  setMemory,
  setNote,
  setRecursionLimit,
  setSeed,
  setShared,
  setStoreIndex,
  setStoreItems,
  setTitle,
} from './edit/settings';
export {
  addTurn,
  deleteTurn,
  moveTurn,
  renameThread,
  setContext,
  setFrom,
  setThread,
  setTurn,
  setTurnSource,
  setUntil,
} from './edit/turns';
export { recordEdit, redo, redoLabel, sealHistory, startHistory, undo, undoLabel } from './history';
export type { History, HistoryEntry } from './history';
export { docAt, withDocAt } from './inner/docAt';
export { graphAt, graphsOf, openPath } from './inner/graphs';
export { keyAt, splitKey } from './inner/keys';
export { dropInner, makeInner, setCheckpointer } from './inner/verbs';
export { KEPT_LIMITS, SHARED_LIMITS } from './limits';
export type { DocumentLimits } from './limits';
export { fieldOf, freeThread, memoryOf, nameOf, nodeOf, threadOf, threadsOf } from './lookup';
export type { Place, Problem, ProblemCode, SourcePosition } from './problem';
export { documentProblems } from './problems/documentProblems';
export { readDocument } from './read/readDocument';
export type { ReadResult } from './read/readDocument';
export type { ReadProblem, ReadProblemCode } from './read/reading';
export { replaces, reducerSource, startOf, withReducerSource, withStart } from './mergeParts';
export { makeReady, READY_NODES } from './readyNodes';
export { suits } from './suits';
export { toJson } from './toJson';
export { zeroValue } from './zeroValue';
export { LAWS } from './law';
export type { Law } from './law';
