import type { When } from '~/core/document';
import type { Value } from '~/core/value';
import type {
  BatchWrite,
  BypassReason,
  CallNumber,
  ChannelVersion,
  ErrorInfo,
  MadeGraph,
  MomentKind,
  MomentNumber,
  NamedRef,
  Notice,
  Phase,
  RunOutcome,
  SendRef,
  Shaped,
  TaskNumber,
  TraceEvent,
  TurnKind,
  Writer,
} from './event';
import type { StoreOperation } from './storeOperation';
import type { Trace } from './trace';
import type { ValueEntry, ValueRef } from './values';

/**
 * A trace with what the page asks of it kept at hand while it grows. Appending is amortised O(1) an event; nothing in
 * it ever changes except the last moment, its tasks and its rows, which fill in.
 */
export interface TraceStore {
  readonly trace: Trace;
  readonly recording: boolean;
  readonly turns: readonly TurnView[];
  readonly moments: readonly MomentView[];
  readonly tasks: readonly TaskView[];
  /** Reducer calls and writes that reached no reducer, in the order in which they happened. */
  readonly rows: readonly RecordRow[];
  /** Indices in `rows` of the rows of phase `commit`: what a cursor's `call` counts. */
  readonly commits: readonly number[];
  readonly logs: readonly LogView[];
  /** Every time that a model was asked, in the order in which they were answered. */
  readonly requests: readonly RequestView[];
  /** Every checkpoint that was saved, in order, with what lies beside it. */
  readonly saves: readonly SavedView[];
  /** What was done to LangGraph's store, also from graphs inside tasks, in order. */
  readonly operations: readonly StoreView[];
  /** The graphs that code has made, outer ones first. */
  readonly made: readonly MadeView[];
  readonly notices: readonly Notice[];
  readonly ended: RunOutcome | null;
  /** Events and values that did not fit the record and were left out; 0 unless the far side is broken or hostile. */
  readonly dropped: number;
  /** The record of the graph inside a task, for every selector like any other; null where the task's node is code. */
  inner(task: TaskNumber): TraceStore | null;
  /** Which turn of that record is the task's: a task that resumes goes on with the record of the one before it. */
  innerTurn(task: TaskNumber): number;
  /** The task that its record began with; itself where it did. */
  innerFirst(task: TaskNumber): TaskNumber;
  append(values: readonly ValueEntry[], events: readonly TraceEvent[]): void;
  /** The value whole. Cached: asking for neighbours again is cheap. */
  value(ref: ValueRef): Value;
  /** Characters of the value's JSON text, without building it where it is known to be long. */
  size(ref: ValueRef): number;
}

export interface MadeView {
  readonly path: readonly string[];
  readonly graph: MadeGraph;
}

export interface TurnView {
  readonly turn: number;
  readonly kind: TurnKind;
  readonly node: string;
  readonly thread: string;
  /** Id of the checkpoint that it went back to; '' where it went on from the newest. */
  readonly from: string;
  readonly value: Shaped;
  /** Its runtime context; null where it has none. */
  readonly context: ValueRef | null;
  readonly how: 'done' | 'failed' | 'paused' | 'stopped' | null;
  readonly error: ErrorInfo | null;
  readonly values: readonly NamedRef[];
  /** The state as the turn began, before its input was merged; null until known, and for updates. */
  readonly before: CheckpointView | null;
}

/** One stop of stepping: an input, a superstep, or a state update. */
export interface MomentView {
  readonly moment: MomentNumber;
  readonly turn: number;
  readonly kind: MomentKind;
  /** LangGraph's own number. */
  readonly step: number;
  /** The page's number: 0 for the input, then 1, 2, … within the turn. */
  readonly superstep: number;
  /** False while it waits at the gate. */
  readonly started: boolean;
  readonly tasks: readonly TaskNumber[];
  /** Half-open range of `rows` that belong to this moment. */
  readonly rows: { readonly from: number; readonly to: number };
  /** Half-open range of `commits` that belong to this moment. */
  readonly commits: { readonly from: number; readonly to: number };
  /** What each committed merge left, in the order in which the merges ended; null where the field holds nothing. */
  readonly merged: readonly { readonly field: string; readonly after: ValueRef | null }[];
  /** What the engine saved at its end; null while it runs and where it failed (then nothing was committed). */
  readonly checkpoint: CheckpointView | null;
  readonly error: ErrorInfo | null;
}

export interface CheckpointView {
  readonly id: string;
  readonly step: number;
  readonly source: 'input' | 'loop' | 'update' | 'fork';
  readonly values: readonly NamedRef[];
  readonly next: readonly string[];
}

/** A checkpoint as its saver has it; the values are in the `CheckpointView` of the same id, where a stream told it. */
export interface SavedView {
  readonly id: string;
  readonly thread: string;
  /** '' for the first of a thread. */
  readonly parent: string;
  readonly step: number;
  readonly source: 'input' | 'loop' | 'update' | 'fork';
  readonly versions: readonly ChannelVersion[];
  readonly seen: readonly (readonly [node: string, versions: readonly ChannelVersion[]])[];
  readonly pending: readonly PendingView[];
  /** What it does not carry as it was. */
  readonly losses: readonly LossView[];
  /** The turn that it was saved in, and the moment that had started last (-1: none). */
  readonly turn: number;
  readonly moment: MomentNumber;
  /** It has been let go of since. */
  readonly forgotten: 'deleted' | 'full' | null;
}

/** What came back of a field's value in the place of `live`; null where nothing did. */
export interface LossView {
  readonly field: string;
  readonly live: ValueRef;
  readonly reloaded: ValueRef | null;
  readonly why: 'changed' | 'changed in place' | 'left out' | 'untracked' | 'unreadable';
}

export interface PendingView {
  readonly task: TaskNumber | null;
  readonly node: string;
  readonly writes: readonly NamedRef[];
}

export interface TaskView {
  readonly task: TaskNumber;
  readonly moment: MomentNumber;
  readonly node: string;
  readonly path: string;
  readonly send: number | null;
  readonly reads: Shaped;
  readonly state: 'ready' | 'running' | 'finished' | 'failed' | 'paused';
  readonly returned: Shaped | null;
  readonly writes: readonly NamedRef[];
  readonly sends: readonly SendRef[];
  readonly goto: readonly string[];
  readonly error: ErrorInfo | null;
  /** What the node called interrupt() with, where it is paused. */
  readonly interrupt: ValueRef | null;
  /** LangGraph's id of that interrupt; '' where there is none. */
  readonly interruptId: string;
  readonly ms: number | null;
  readonly inputChanged: readonly MutationView[];
}

export interface MutationView {
  readonly what: 'existing' | 'update' | 'input';
  readonly field: string;
  readonly by: Writer;
  readonly before: ValueRef;
  readonly after: ValueRef;
}

interface RowBase {
  /** Its index in `rows`. */
  readonly row: number;
  readonly moment: MomentNumber;
  readonly phase: Phase;
  readonly field: string;
  /** Of a batch with several writers all of them, as `oneOf`; each write has its own. */
  readonly writer: Writer;
  /** An Overwrite later in the same merge threw its effect away. */
  readonly discarded: boolean;
}

/** What a call of a reducer leaves, of whichever kind. */
interface Called extends RowBase {
  readonly call: CallNumber;
  readonly existing: ValueRef;
  readonly result: ValueRef | null;
  /** The result is the very object that `existing` is. */
  readonly same: boolean;
  readonly state: 'running' | 'done' | 'failed';
  readonly error: ErrorInfo | null;
  readonly ms: number | null;
  readonly mutations: readonly MutationView[];
}

export interface CallRow extends Called {
  readonly kind: 'call';
  readonly update: ValueRef;
}

/** One call of a delta field's reducer, with all writes of a superstep, or all that are replayed. */
export interface BatchRow extends Called {
  readonly kind: 'batch';
  readonly writes: readonly BatchWrite[];
  readonly replay: boolean;
}

export interface BypassRow extends RowBase {
  readonly kind: 'bypass';
  readonly value: ValueRef;
  readonly reason: BypassReason;
  readonly replaced: ValueRef | null;
}

export type RecordRow = CallRow | BatchRow | BypassRow;

export interface StoreView {
  /** Its index in `operations`. */
  readonly number: number;
  /** The moment that had started last; -1 for what the store begins with. */
  readonly moment: MomentNumber;
  readonly by: Writer;
  readonly inside: readonly string[];
  readonly operation: StoreOperation;
}

export interface LogView {
  /** -1 where it was logged before the first moment, as modules were loaded. */
  readonly moment: MomentNumber;
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly values: readonly ValueRef[];
  readonly by: Writer;
  /** The reducer call that logged it; null for nodes and routers. */
  readonly call: CallNumber | null;
  /** How many rows the record had when this was logged. */
  readonly rows: number;
}

/** One call of a chat model: what it was sent, and what came of it. */
export interface RequestView {
  /** Its number within the run, from 0. */
  readonly request: number;
  /** -1 where it was made before the first moment, as modules were loaded. */
  readonly moment: MomentNumber;
  readonly by: Writer;
  /** The list of messages, exactly as they were sent. */
  readonly messages: ValueRef;
  /** The tools that were bound: a list of dicts with name, description and schema. */
  readonly tools: ValueRef;
  readonly reply: ValueRef | null;
  readonly error: ErrorInfo | null;
  readonly ms: number;
  /** How many rows the record had when it was answered. */
  readonly rows: number;
}

/** One field at a cursor: `absent` where it holds nothing. */
export type FieldState = { readonly kind: 'absent' } | { readonly kind: 'value'; readonly ref: ValueRef };

/** The first place where a re-run differs from the run before it. */
export interface Difference {
  readonly moment: MomentNumber;
  readonly kind: 'call' | 'batch' | 'bypass' | 'task' | 'end';
  /** Index in the new trace's `rows` or `tasks`; -1 where the new run has none. */
  readonly index: number;
  /** The field of a row, the node of a task; '' where it is about how the run ended. */
  readonly subject: string;
  /** '' where there is nothing on that side; at the end of a run, where it went on. */
  readonly before: string;
  readonly after: string;
  /** Of a task whose node is a graph: where the records inside first differ; null where they do not, or there are none. */
  readonly inside: Difference | null;
}

/** What came of one expectation. `found` is what the run had instead, or as well. */
export interface Verdict {
  readonly index: number;
  readonly passed: boolean;
  readonly at: When;
  readonly found:
    | { readonly kind: 'value'; readonly value: Value }
    | { readonly kind: 'absent' }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'error'; readonly code: string }
    /** The sides of a law that is not kept; null where one has no answer. */
    | { readonly kind: 'sides'; readonly values: readonly (Value | null)[] }
    | { readonly kind: 'notReached' };
}
