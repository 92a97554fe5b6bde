import type { Fold, FoldOutcome } from '~/core/analysis';
import type { BuiltInName, CheckpointPlace, FieldType, Memory, NodeRef, StateStyle, ThreadId } from '~/core/document';
import type {
  ErrorInfo,
  KeptRecord,
  RecordPath,
  RunOutcome,
  SourceKey,
  StoredRecord,
  TaskNumber,
  TraceEvent,
  ValueEntry,
} from '~/core/trace';
import type { Value } from '~/core/value';
import type { AllowedImport } from './allowedImports';

/** Every message across the wall, as JSON text cut into frames (see `frame.ts`). Closed unions: what does not fit is dropped, counted and never guessed at. */
export const PROTOCOL_VERSION = 1;

/** A source made ready to run: types stripped with every position kept; `imports` are the specifiers' places in `js`. */
export interface Module {
  readonly key: SourceKey;
  readonly js: string;
  readonly imports: readonly ImportSite[];
}

/** `start` and `end` are UTF-16 offsets of the specifier's text between its quotes. */
export interface ImportSite {
  readonly start: number;
  readonly end: number;
  readonly specifier: AllowedImport;
}

export type StartSpec = { readonly kind: 'zero' } | { readonly kind: 'own'; readonly module: Module } | { readonly kind: 'none' };

export interface FieldSpec {
  readonly name: string;
  readonly type: FieldType;
  readonly optional: boolean;
  /** Null is the field's own type. */
  readonly updateType: FieldType | null;
  readonly merge:
    | { readonly kind: 'plain'; readonly start: StartSpec }
    | { readonly kind: 'untracked'; readonly guard: boolean }
    | { readonly kind: 'delta'; readonly reducer: 'messages' | Module; readonly snapshots: number; readonly start: StartSpec }
    | { readonly kind: 'builtIn'; readonly reducer: BuiltInName; readonly keep: number; readonly start: StartSpec }
    | { readonly kind: 'own'; readonly module: Module; readonly start: StartSpec };
}

/** Which fields each schema of a graph has, by name; null is the whole state. */
export interface SchemasSpec {
  readonly style: StateStyle;
  readonly state: readonly string[];
  readonly input: readonly string[] | null;
  readonly output: readonly string[] | null;
}

export type PauseSpec = 'none' | 'before' | 'after' | 'both';

interface RunningSpec {
  readonly thread: ThreadId;
  readonly from: CheckpointPlace | null;
  readonly until: number | null;
  /** Its runtime context; null is none. */
  readonly context: Module | null;
}

/** A turn with nothing left out: `from` null is the thread's newest checkpoint, `until` null its own end. */
export type TurnSpec =
  | ({ readonly kind: 'input'; readonly module: Module } & RunningSpec)
  | ({ readonly kind: 'resume'; readonly module: Module } & RunningSpec)
  | ({ readonly kind: 'continue' } & RunningSpec)
  | {
      readonly kind: 'update';
      readonly node: string;
      readonly module: Module;
      readonly how: 'contribute' | 'set';
      readonly thread: ThreadId;
      readonly from: CheckpointPlace | null;
    }
  | { readonly kind: 'delete'; readonly thread: ThreadId };

/** What LangGraph's store begins with, and what its searches go by; null is nothing. */
export interface StoreSpec {
  readonly items: Module | null;
  readonly index: { readonly fields: readonly string[]; readonly embed: 'words' | Module } | null;
}

/** A node is code or a graph. */
export type NodeSpec = {
  readonly name: string;
  readonly defer: boolean;
  readonly ends: readonly NodeRef[];
  /** The fields of its own input schema; null is the state's. */
  readonly reads: readonly string[] | null;
  readonly pause: PauseSpec;
} & ({ readonly module: Module; readonly inner: null } | { readonly module: null; readonly inner: InnerSpec });

/** What any graph is built of: names instead of ids, modules instead of sources. */
export interface PartsSpec {
  readonly fields: readonly FieldSpec[];
  readonly schemas: SchemasSpec;
  readonly nodes: readonly NodeSpec[];
  readonly edges: readonly (readonly [source: string, target: string])[];
  readonly joins: readonly (readonly [sources: readonly string[], target: string])[];
  readonly routers: readonly {
    readonly name: string;
    readonly source: string;
    readonly targets: readonly string[];
    readonly module: Module;
  }[];
}

export interface InnerSpec extends PartsSpec {
  /** `inherited`: its parent's, for one turn. */
  readonly checkpointer: 'none' | 'inherited' | 'own';
}

/** A graph ready to be built. */
export interface RunnableGraph extends PartsSpec {
  readonly turns: readonly TurnSpec[];
  readonly memory: Memory;
  readonly store: StoreSpec;
  readonly shared: Module | null;
  readonly recursionLimit: number;
}

/** Which turn a run begins with, counted from 0: those before it were sent by an earlier run, on threads that outlived it. */
export interface Beginning {
  readonly turn: number;
  /** `goOn`: that one was sent as well and its thread goes on where it stands, as `invoke(null)` lets it. */
  readonly how: 'send' | 'goOn';
}

export const FROM_THE_START: Beginning = { turn: 0, how: 'send' };

/** What a task is given in a field is made unchangeable just before its node runs. */
export interface Freeze {
  readonly task: TaskNumber;
  readonly field: string;
}

/** Stepping into graphs inside nodes: which of them wait at gates of their own, and how far their records may go. */
export interface Hold {
  /** Names of nodes, one inside the other: the graphs on the way wait, from the first to the last. */
  readonly path: readonly string[];
  /** How many moments of a record may run, counted from its start; the input of every task may. */
  readonly records: readonly { readonly record: RecordPath; readonly moments: number }[];
}

export type Job =
  | {
      readonly kind: 'graph';
      readonly graph: RunnableGraph;
      readonly record: boolean;
      /** Seed of the short delays before each node; null is none. */
      readonly delays: number | null;
      readonly freeze: Freeze | null;
      /** Every checkpoint is read back after its turn, and what differs is told. */
      readonly reread: boolean;
      readonly beginning: Beginning;
    }
  /** One reducer, no graph: `existing` (null: the field's start value), then each update in turn. */
  | {
      readonly kind: 'bench';
      readonly field: FieldSpec;
      readonly existing: Module | null;
      readonly updates: readonly Module[];
      readonly shared: Module | null;
    }
  /** Every field in every style of a state: what LangGraph builds of it. */
  | { readonly kind: 'styles'; readonly fields: readonly FieldSpec[]; readonly shared: Module | null }
  /** One field's channel, kept at hand for folds until it is stopped. */
  | { readonly kind: 'lab'; readonly field: FieldSpec; readonly shared: Module | null };

/** Limits that the far side keeps by itself; see `engine/limits.ts` for the values and their reasons. */
export interface FarLimits {
  readonly eventsBetweenGates: number;
  readonly eventsPerRun: number;
  readonly bytesPerRun: number;
  readonly bytesPerValue: number;
  readonly bytesUnacknowledged: number;
  /** Bytes that a saver keeps of one thread. */
  readonly bytesPerThread: number;
  /** Characters of one record that a saver hands over. */
  readonly charactersPerStored: number;
  readonly heartbeatMs: number;
}

/** Page to far side. */
export type Command =
  | {
      readonly kind: 'run';
      readonly protocol: number;
      readonly run: string;
      readonly seed: number;
      readonly job: Job;
      readonly limits: FarLimits;
    }
  /** How many moments may run in all, counted from the start of the run (so saying it twice changes nothing); null is all. */
  | { readonly kind: 'allow'; readonly moments: number | null }
  /** Takes the place of the hold before it; null lets all graphs inside nodes run. Before the first `allow` there is none. */
  | { readonly kind: 'hold'; readonly hold: Hold | null }
  /** More merges for a lab, `first` being the number of the first of them: they are counted from 0 without a gap. */
  | { readonly kind: 'fold'; readonly first: number; readonly folds: readonly Fold[] }
  /** What earlier runs have left of the threads; all of it comes before the first `allow`. */
  | { readonly kind: 'stored'; readonly records: readonly KeptRecord[] }
  | { readonly kind: 'stop' }
  /** The page has taken in this many bytes in all: UTF-16 units of messages, framing characters included. */
  | { readonly kind: 'ack'; readonly bytes: number };

/** Far side to page. */
export type Report =
  /** The engine is loaded, frozen and has run its canary; `difference` is '' when recording can be trusted. */
  | { readonly kind: 'ready'; readonly protocol: number; readonly langgraph: string; readonly difference: string }
  | { readonly kind: 'values'; readonly from: number; readonly entries: readonly ValueEntry[] }
  | { readonly kind: 'event'; readonly event: TraceEvent }
  /** Waiting at the gate of this moment. */
  | { readonly kind: 'parked'; readonly moment: number }
  /** Waiting at the gate of this moment of a graph inside a node; `path` names the nodes around it. */
  | { readonly kind: 'parkedInside'; readonly record: RecordPath; readonly path: readonly string[]; readonly moment: number }
  | { readonly kind: 'beat'; readonly parked: boolean }
  /** The graph could not be built or a module could not be loaded; `source` is '' when no single source is to blame. */
  | { readonly kind: 'refused'; readonly source: SourceKey; readonly error: ErrorInfo }
  /** One answer of a bench job; `update` is its index. */
  | { readonly kind: 'benched'; readonly update: number; readonly outcome: BenchOutcome }
  /** What became of a field, by its index in the job, in a style. */
  | { readonly kind: 'built'; readonly field: number; readonly style: StateStyle; readonly build: StyleBuild }
  /** The outcome of the fold of this number; they come in order. */
  | { readonly kind: 'folded'; readonly index: number; readonly outcome: FoldOutcome }
  /** What the saver wants kept beyond the run. */
  | { readonly kind: 'stored'; readonly record: StoredRecord }
  | { readonly kind: 'over'; readonly how: RunOutcome };

/** A value, or nothing: null is a value as well, so it cannot stand for nothing. */
export type Perhaps = readonly [] | readonly [Value];

/** What LangGraph makes of a field in one style. */
export interface StyleBuild {
  /** LangGraph's own name of the channel's class; '' where it refuses to build one. */
  readonly channel: string;
  /** What the channel holds before anything is written. */
  readonly start: Perhaps;
  readonly tries: readonly StyleTry[];
  readonly refused: ErrorInfo | null;
}

/** One write to the field in a run of its own: as the input, or returned by a node. */
export interface StyleTry {
  readonly way: 'input' | 'node';
  /** `wrong`: a value of another type. */
  readonly what: 'wrong' | 'null' | 'undefined' | 'leftOut';
  /** What was written. */
  readonly given: Perhaps;
  /** What the run answers for the field. */
  readonly held: Perhaps;
  readonly error: ErrorInfo | null;
}

export interface BenchOutcome {
  readonly existing: Value;
  readonly updateValue: Value;
  readonly result: Value | null;
  readonly error: ErrorInfo | null;
  /** `existing` or `update` as they were after the call, where the call changed them in place. */
  readonly existingAfter: Value | null;
  readonly updateAfter: Value | null;
  /** The write was taken without a call, since the field held nothing. */
  readonly bypassed: boolean;
}
