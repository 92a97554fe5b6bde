import type { Hazard } from '~/core/analysis';
import type { Field, FieldId, GraphPath, GraphSpec, NodeId, PlaygroundDoc, Problem } from '~/core/document';
import type { LinkFailure, LinkPlace } from '~/core/share';
import type { Cursor, Difference, RecordPath, TraceStore, Verdict } from '~/core/trace';
import type { BenchOutcome, OverCause, RunStatus } from '~/engine';
import type { Quarantined, StoredThread } from '~/storage';
import type { InsidePlace } from './aim';
import type { ChangeTrials } from './changeTrial';
import type { CompareActions, Comparing } from './compareState';
import type { HazardActions } from './hazards';
import type { HistoryRuns } from './historyRuns';
import type { Lab, LabActions } from './labState';
import type { LawMark } from './lawMarks';
import type { LineSearch, LineSearchActions } from './lineSearchState';
import type { OrderMark } from './orderMarks';
import type { SteppingActions } from './steppingActions';
import type { StyleBuilds } from './styleBuilds';

/** What is selected, on the canvas, in the state panel or in a list. One selection for the whole page. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'field'; readonly id: FieldId }
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'edge' | 'join' | 'router'; readonly id: string }
  | { readonly kind: 'turn'; readonly index: number }
  | { readonly kind: 'shared' };

/** Where the open document lives. `scratch` came from a link or an example and is saved at its first edit. */
export type Origin = 'saved' | 'scratch';
type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'scratch' }
  /** The text is an error of the browser's storage; the document lives in this tab only. */
  | { readonly kind: 'failed'; readonly reason: 'quota' | 'closed' | 'newer' | 'other'; readonly text: string };

export interface DocumentEntry {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly edited: number;
}

export interface Edit {
  /** Key of the i18n section `edits`: what undo and redo say. */
  readonly label: EditLabel;
  readonly apply: (doc: PlaygroundDoc) => PlaygroundDoc;
  /** Edits with one key that follow each other are one entry (a drag, a burst of typing). */
  readonly coalesce?: string;
}

export type EditLabel =
  | 'title'
  | 'note'
  | 'addField'
  | 'editField'
  | 'deleteField'
  | 'addNode'
  | 'renameNode'
  | 'editNode'
  | 'deleteNode'
  | 'moveNode'
  | 'connect'
  | 'editEdge'
  | 'deleteEdge'
  | 'layout'
  | 'editSource'
  | 'editInput'
  | 'editTurns'
  | 'goOnFrom'
  | 'changeState'
  | 'deleteThread'
  | 'settings'
  | 'expectations'
  | 'fix'
  | 'clear';

interface DocumentSlice {
  readonly doc: PlaygroundDoc;
  readonly docId: string;
  readonly origin: Origin;
  readonly save: SaveState;
  readonly documents: readonly DocumentEntry[];
  /** Structure and sources together; sources are checked shortly after typing. */
  readonly problems: readonly Problem[];
  /** What the document does that is rarely meant; found a while after it was changed or ran. */
  readonly hazards: readonly Hazard[];
  /** The nodes that were opened, one inside the other; `[]` shows the document's own graph. Selection and problems' places are in it. */
  readonly path: GraphPath;
  /** The open graph was made by code: it can be looked at and stepped, not edited. */
  readonly isMade: boolean;
  readonly selection: Selection;
  readonly undoLabel: EditLabel | null;
  readonly redoLabel: EditLabel | null;
}

interface RunSlice {
  /** `idle` before the first step and after a reset. */
  readonly status: { readonly kind: 'idle' } | RunStatus;
  /** Append-only and mutable inside; `traceVersion` changes whenever it grew, so that React sees it. */
  readonly trace: TraceStore | null;
  readonly traceVersion: number;
  /** The graph that `trace` was made with; names in the trace are its names. Null where there is no trace. */
  readonly ranGraph: GraphSpec | null;
  readonly cursor: Cursor;
  /** Where the page stands inside a graph in a node, in the moment after the cursor; null outside of any. */
  readonly inside: InsidePlace | null;
  /** Calls made so far on this document differ from what the document now says: it was edited since. */
  readonly stale: boolean;
  /** The record shown was made before the page was loaded. */
  readonly restored: boolean;
  /** Where a re-run after an edit first differs from the run before it; null when not compared or equal. */
  readonly difference: Difference | null;
  readonly verdicts: readonly Verdict[];
  /** What came of the laws that the document expects; they are tried away from the run. */
  readonly lawVerdicts: readonly Verdict[];
  /** Merges of the shown record whose order decides, as far as they have been tried. */
  readonly orderMarks: readonly OrderMark[];
  /** What came of the laws of the reducers that ran, where they are tried after each run. */
  readonly lawMarks: readonly LawMark[];
  readonly seed: number;
  readonly cause: OverCause | null;
}

interface BenchSlice {
  readonly bench: Bench | null;
  /** The tool that was asked for last; another object each time, for places that have to come into view. */
  readonly opened: { readonly tool: 'bench' | 'lab' } | null;
}

/** The open reducer bench: typed expressions, and what came of each call. */
export interface Bench {
  readonly field: Field;
  /** Sources of one default export each; null means the start value. */
  readonly existing: string | null;
  readonly updates: readonly string[];
  readonly outcomes: readonly (BenchOutcome | null)[];
  readonly running: boolean;
  readonly cause: OverCause | null;
}

export interface Preferences {
  readonly language: 'en' | 'zh';
  readonly theme: 'system' | 'light' | 'dark';
  readonly notation: 'python' | 'javascript';
  /** Values that have not been stepped to are covered. */
  readonly cover: boolean;
  /** Sizes of resizable panels by group, in percent. */
  readonly panels: { readonly [group: string]: { readonly [panel: string]: number } };
  /** The laws of the reducers of a document of one's own are tried after each of its runs. */
  readonly tryLaws: boolean;
  readonly recordTab: 'calls' | 'snapshots' | 'tasks' | 'messages' | 'store' | 'console';
}

/** Something that happened outside the person's own actions and that they should know. */
export type WorkspaceNotice = { readonly id: number } & (
  | { readonly kind: 'crashed'; readonly title: string }
  /** The link in the page's address holds no document; nothing else changed. */
  | { readonly kind: 'linkFailed'; readonly why: LinkFailure }
  /** The link leads to a place in the run, where one press goes. */
  | { readonly kind: 'linkPlace'; readonly place: LinkPlace }
  /** The document was edited in two tabs: both are kept, this tab shows the copy named `title`. */
  | { readonly kind: 'conflict'; readonly title: string }
  /** Stored things that could not be read were set aside. */
  | { readonly kind: 'quarantined'; readonly count: number }
  /** The last run's record is larger than what is kept across a reload. */
  | { readonly kind: 'recordNotKept' }
  /** A thread that should outlive its runs could not be kept on disk, or not be read. */
  | { readonly kind: 'threadsNotKept' }
  /** Another tab with an older page keeps the storage closed. */
  | { readonly kind: 'blocked' }
  /** A newer page took the storage over: nothing is saved here until a reload. */
  | { readonly kind: 'outdated' }
);

export interface Workspace extends DocumentSlice, RunSlice, BenchSlice {
  /** The open experiment: laws of a reducer, orders of a merge. */
  readonly lab: Lab | null;
  readonly lineSearch: LineSearch | null;
  /** The open comparison, with a state and runs of its own. */
  readonly comparing: Comparing | null;
  readonly preferences: Preferences;
  /** Opened from IndexedDB (or found to be impossible); before that the page shows the first document read-only. */
  readonly ready: boolean;
  readonly notices: readonly WorkspaceNotice[];
  /** Whether the browser promised not to clear this page's data by itself; null where it was not asked or does not say. */
  readonly persisted: boolean | null;
}

export interface Actions
  extends SteppingActions,
    LabActions,
    LineSearchActions,
    CompareActions,
    HazardActions,
    ChangeTrials,
    StyleBuilds,
    HistoryRuns {
  readonly edit: (edit: Edit) => void;
  /** Ends a coalescing burst: the next edit is an entry of its own. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
  /** Opens the graph inside a node; a path that leads to no graph opens as much of it as there is. */
  readonly open: (path: GraphPath) => void;

  readonly newDocument: () => void;
  /** As scratch: not saved until its first edit. */
  readonly openScratch: (doc: PlaygroundDoc) => void;
  /** The document of a link as scratch; `fragment` with or without its `#`. What cannot be read is a notice. */
  readonly openLink: (fragment: string) => Promise<void>;
  readonly openSaved: (id: string) => Promise<void>;
  readonly duplicate: () => void;
  readonly deleteSaved: (id: string) => Promise<void>;

  readonly newSeed: () => void;
  /** Runs the document as it is now from the start, to moment `at`. */
  readonly runAgainTo: (at: number) => void;

  readonly openBench: (field: Field, existing: string | null, updates: readonly string[]) => void;
  readonly editBench: (change: { readonly existing?: string | null; readonly updates?: readonly string[]; readonly field?: Field }) => void;
  readonly runBench: () => void;
  readonly stopBench: () => void;
  readonly closeBench: () => void;

  /** As `step`, but over the graphs inside nodes, also where one is open. */
  readonly stepOver: () => void;
  /** To a place in the record of the open graph. */
  readonly goHere: (cursor: Cursor) => void;
  /** To a place in one of several records of the open graph. */
  readonly goInside: (record: RecordPath, cursor: Cursor) => void;

  /** Goes on where threads that outlived their run stand, in a fresh worker; does nothing where there are none. */
  readonly resume: () => void;
  /** What is kept on disk of the open document's threads. */
  readonly listThreads: () => Promise<readonly StoredThread[]>;
  /** Forgets one of them; all where none is named. A run that goes on still has its own. */
  readonly forgetThreads: (thread?: string) => Promise<void>;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly dismiss: (notice: number) => void;
  /** What was found damaged in the storage and set aside, for a download; empty where the storage does not answer. */
  readonly readQuarantine: () => Promise<readonly Quarantined[]>;
  readonly discardQuarantined: (key: number) => Promise<void>;
}
