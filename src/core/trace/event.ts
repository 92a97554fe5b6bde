import type { StoreOperation } from './storeOperation';
import type { ValueRef } from './values';

/** A task's number within its run, counted from 0 in the order in which tasks became ready. */
export type TaskNumber = number;
/** The record of a graph inside a task: the tasks around it, from the outside in. Of several that share a record the first. */
export type RecordPath = readonly TaskNumber[];
/** A reducer call's number within its run, counted from 0 in the order in which calls began. */
export type CallNumber = number;
/** A moment's number within its run, counted from 0. */
export type MomentNumber = number;

/** One value of several named ones; pairs keep any name safe and their order true. */
export type NamedRef = readonly [name: string, value: ValueRef];

/** A value that is (nearly always) an object of fields, written by field so that fields can share structure. */
export type Shaped = { readonly fields: readonly NamedRef[] } | { readonly whole: ValueRef };

/** Who wrote a value. `oneOf` where it cannot be told with certainty, `unknown` where the engine's writes did not match. */
export type Writer =
  | { readonly kind: 'input' }
  | { readonly kind: 'update'; readonly node: string }
  | { readonly kind: 'task'; readonly task: TaskNumber }
  | { readonly kind: 'oneOf'; readonly tasks: readonly TaskNumber[] }
  | { readonly kind: 'unknown' };

/**
 * Why a call happened: `commit` is the merge that becomes the state; `preview` is the look at the state that a
 * conditional edge takes with its own node's writes; `read` is a reading of the state (after an update, of a paused run).
 */
export type Phase = 'commit' | 'preview' | 'read';

/** Why a write reached no reducer. */
export type BypassReason =
  /** A field without a reducer: the write replaces what was there. */
  | 'plain'
  /** A reduced field that held nothing: the write is taken as it is. */
  | 'first'
  /** The write is an Overwrite: it is set without a call. */
  | 'overwrite'
  /** An Overwrite in the same merge skips what comes after it. */
  | 'skipped'
  /** The reducer returned undefined earlier in this merge (or the first write was undefined): the engine skips the rest. */
  | 'emptied'
  /** No field has this name. */
  | 'undeclared'
  /** The input schema does not have this field. */
  | 'notInput'
  /** Several writers met on a field without a reducer, or a second Overwrite on one with it: the engine refuses. */
  | 'refused';

/** An error as the user's code or the engine threw it. Lines and columns are 1-based and those of the user's own source. */
export interface ErrorInfo {
  readonly name: string;
  readonly message: string;
  /** LangGraph's own code, such as `INVALID_CONCURRENT_GRAPH_UPDATE`; '' where it has none. */
  readonly code: string;
  readonly frames: readonly ErrorFrame[];
}

export interface ErrorFrame {
  readonly source: SourceKey;
  readonly line: number;
  readonly column: number;
}

/**
 * Which source of the document: `node:<id>`, `reducer:<id>`, `start:<id>`, `router:<id>`, `turn:<index>`, `context:<index>` (of a
 * turn), `store:items`, `store:embed`, `shared`. In a graph
 * inside a node the way to it comes first: `n2/node:<id>`.
 */
export type SourceKey = string;

export type MomentKind = 'input' | 'superstep' | 'update' | 'delete';

export type TurnKind = 'input' | 'resume' | 'continue' | 'update' | 'delete';

/** How a turn or a run ended. `killed`: it made no progress; `limit`: it went over a limit of the page. */
export type RunOutcome = 'done' | 'failed' | 'stopped' | 'killed' | 'limit';

/** What a run leaves, in the order in which it happened. A closed union: a switch over it is exhaustive. */
export type TraceEvent =
  | { readonly type: 'runStarted'; readonly seed: number; readonly langgraph: string; readonly recording: boolean }
  | {
      readonly type: 'turnStarted';
      readonly turn: number;
      readonly kind: TurnKind;
      /** Of an update: the node that it is made as; else ''. */
      readonly node: string;
      readonly thread: string;
      /** The checkpoint that it starts from, where it goes back to one; '' is the thread's newest. */
      readonly from: string;
      /** Fields `{}` where the turn has no value. */
      readonly value: Shaped;
    }
  /** The runtime context of the turn that has just started, unchangeable; not told where it has none. */
  | { readonly type: 'contextGiven'; readonly value: ValueRef }
  /**
   * All that comes next is known and nothing of it has run: the run waits at the gate. `step` is LangGraph's number
   * (the input is 0 on a new thread), `superstep` the page's (0 for the input, then 1, 2, … within the turn).
   */
  | {
      readonly type: 'momentReady';
      readonly moment: MomentNumber;
      readonly turn: number;
      readonly kind: MomentKind;
      readonly step: number;
      readonly superstep: number;
    }
  /** A task of that moment with exactly what its node will read. `path` is LangGraph's sort key; `send` its index among Sends, or null. */
  | {
      readonly type: 'taskReady';
      readonly task: TaskNumber;
      readonly moment: MomentNumber;
      readonly node: string;
      readonly path: string;
      readonly send: number | null;
      readonly reads: Shaped;
    }
  | { readonly type: 'momentStarted'; readonly moment: MomentNumber }
  | { readonly type: 'taskStarted'; readonly task: TaskNumber }
  /** `writes` are what the engine took from the return value, in its order; `ms` is real time. */
  | {
      readonly type: 'taskFinished';
      readonly task: TaskNumber;
      readonly returned: Shaped;
      readonly writes: readonly NamedRef[];
      readonly sends: readonly SendRef[];
      readonly goto: readonly string[];
      readonly ms: number;
    }
  /** `returned` where the node had returned, and what came after it failed: its writers, or a conditional edge. */
  | {
      readonly type: 'taskFailed';
      readonly task: TaskNumber;
      readonly error: ErrorInfo;
      readonly returned?: Shaped;
      readonly ms: number;
    }
  /** The node called interrupt(value); `id` is LangGraph's, by which one of several interrupts is answered. */
  | { readonly type: 'taskPaused'; readonly task: TaskNumber; readonly id: string; readonly value: ValueRef; readonly ms: number }
  | {
      readonly type: 'logged';
      readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
      readonly values: readonly ValueRef[];
      readonly by: Writer;
      readonly call: CallNumber | null;
    }
  /**
   * A chat model of the page was asked, and has replied or failed. `request` counts over the whole run, from 0. `messages` and
   * `tools` are lists, exactly as the model got them: each tool with its name, description and JSON schema.
   */
  | {
      readonly type: 'modelCalled';
      readonly request: number;
      readonly by: Writer;
      readonly messages: ValueRef;
      readonly tools: ValueRef;
      /** Null where it failed. */
      readonly reply: ValueRef | null;
      readonly error: ErrorInfo | null;
      readonly ms: number;
    }
  /** Sent before the reducer runs, so that a call that never returns is still named. */
  | {
      readonly type: 'callStarted';
      readonly call: CallNumber;
      readonly phase: Phase;
      readonly field: string;
      readonly writer: Writer;
      readonly existing: ValueRef;
      readonly update: ValueRef;
    }
  /**
   * The same of a delta field: its reducer gets all writes of a superstep in one call, and ends as any call does. `replay`: the
   * state is built again out of the writes that checkpoints hold, which is no merge.
   */
  | {
      readonly type: 'batchStarted';
      readonly call: CallNumber;
      readonly phase: Phase;
      readonly field: string;
      readonly existing: ValueRef;
      readonly writes: readonly BatchWrite[];
      readonly replay: boolean;
    }
  /** `same`: the reducer returned the very object that it was given as existing; left out where it did not. */
  | { readonly type: 'callFinished'; readonly call: CallNumber; readonly result: ValueRef; readonly ms: number; readonly same?: true }
  | { readonly type: 'callFailed'; readonly call: CallNumber; readonly error: ErrorInfo; readonly ms: number }
  /** A write that no reducer saw. `replaced` is what the field held before it, null when it held nothing. */
  | {
      readonly type: 'bypassed';
      readonly phase: Phase;
      readonly field: string;
      readonly writer: Writer;
      readonly value: ValueRef;
      readonly reason: BypassReason;
      readonly replaced: ValueRef | null;
    }
  /** An earlier write of the same merge lost its effect to an Overwrite. */
  | { readonly type: 'discarded'; readonly field: string; readonly by: Writer; readonly value: ValueRef }
  /** One field's merge is over; `after` is null when the field holds nothing. */
  | { readonly type: 'merged'; readonly phase: Phase; readonly field: string; readonly after: ValueRef | null }
  /** Something was changed in place that should have been left alone. */
  | {
      readonly type: 'mutated';
      readonly what: 'existing' | 'update' | 'input';
      readonly field: string;
      readonly by: Writer;
      readonly call: CallNumber | null;
      readonly before: ValueRef;
      readonly after: ValueRef;
    }
  /** The state as the engine saved it. `next` names the nodes that will run. */
  | {
      readonly type: 'checkpoint';
      readonly id: string;
      readonly step: number;
      readonly source: 'input' | 'loop' | 'update' | 'fork';
      readonly values: readonly NamedRef[];
      readonly next: readonly string[];
    }
  /**
   * What the saver was given with that checkpoint, before or after it is told: its thread and parent ('' is none), the version of
   * every channel, and for every node the versions that it has seen. Versions are LangGraph's numbers as text.
   */
  | {
      readonly type: 'saved';
      readonly id: string;
      readonly thread: string;
      readonly parent: string;
      readonly step: number;
      readonly source: 'input' | 'loop' | 'update' | 'fork';
      readonly versions: readonly ChannelVersion[];
      readonly seen: readonly (readonly [node: string, versions: readonly ChannelVersion[]])[];
    }
  /**
   * Writes that a task left beside a checkpoint until its superstep is over: to channels, or LangGraph's own `__error__`,
   * `__interrupt__`, `__resume__`, …. `task` is null where it is no task of this run.
   */
  | {
      readonly type: 'pending';
      readonly checkpoint: string;
      readonly task: TaskNumber | null;
      readonly node: string;
      readonly writes: readonly NamedRef[];
    }
  /**
   * A field's value that a checkpoint does not carry as it is: `reloaded` is what comes back, null where nothing does. With
   * `unreadable` the whole thread cannot be read from there on. `changed in place`: the object was changed after it was handed over
   * and before the saver wrote it down. `untracked`: no checkpoint ever carries the field.
   */
  | {
      readonly type: 'lossy';
      readonly checkpoint: string;
      readonly field: string;
      readonly live: ValueRef;
      readonly reloaded: ValueRef | null;
      readonly why: 'changed' | 'changed in place' | 'left out' | 'untracked' | 'unreadable';
    }
  /** The saver let go of checkpoints: a deleted thread, or the oldest ones of a thread that grew too large. */
  | { readonly type: 'forgotten'; readonly thread: string; readonly checkpoints: number; readonly why: 'deleted' | 'full' }
  /**
   * One operation on LangGraph's store was done. `by` is of this record, `input` for what the store begins with; `inside` are the
   * nodes of the graphs inside that task, from the outside in, where the operation came from there.
   */
  | { readonly type: 'store'; readonly by: Writer; readonly inside: readonly string[]; readonly operation: StoreOperation }
  | {
      readonly type: 'turnEnded';
      readonly turn: number;
      /** `stopped`: given up before a superstep, as the turn says. */
      readonly how: 'done' | 'failed' | 'paused' | 'stopped';
      readonly error: ErrorInfo | null;
      readonly values: readonly NamedRef[];
    }
  /**
   * What happened in the graph inside that task, in a record of its own: turns, moments, tasks and calls are counted from 0 in it,
   * values are the run's.
   */
  | { readonly type: 'inner'; readonly task: TaskNumber; readonly event: TraceEvent }
  /**
   * The task goes on with the record that an earlier task began: it resumes it after a pause, or the graph remembers from turn to
   * turn. Its events keep coming under the first task's number.
   */
  | { readonly type: 'innerGoesOn'; readonly task: TaskNumber; readonly of: TaskNumber }
  /**
   * A node runs a graph that the document's code has made (a compiled graph, an agent): `path` names the nodes around that node, from
   * the outside in, and the node itself. Told once a run, before its first turn.
   */
  | { readonly type: 'graphMade'; readonly path: readonly string[]; readonly graph: MadeGraph }
  /** Something the page must say about the record itself. */
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'runEnded'; readonly how: RunOutcome };

/** A graph as LangGraph itself draws it: START and END are `__start__` and `__end__`. */
export interface MadeGraph {
  readonly nodes: readonly string[];
  readonly edges: readonly MadeEdge[];
  readonly channels: readonly MadeChannel[];
}

export interface MadeEdge {
  readonly source: string;
  readonly target: string;
  readonly conditional: boolean;
}

/** A field of its state; `channel` is the class of LangGraph's channel. */
export interface MadeChannel {
  readonly name: string;
  readonly channel: string;
  readonly reduced: boolean;
}

export interface BatchWrite {
  readonly writer: Writer;
  readonly value: ValueRef;
}

export type ChannelVersion = readonly [channel: string, version: string];

export interface SendRef {
  readonly node: string;
  readonly args: ValueRef;
}

export type Notice =
  /** The code changed these built-in properties, so the record may be wrong. */
  | { readonly code: 'tampered'; readonly names: readonly string[] }
  /** The canary graph's event list differed: this engine cannot be recorded. */
  | { readonly code: 'recordingOff'; readonly difference: string }
  | { readonly code: 'limit'; readonly limit: 'events' | 'bytes' | 'wall'; readonly value: number }
  | { readonly code: 'rejected'; readonly error: ErrorInfo };
