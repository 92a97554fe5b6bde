import type { Field, FieldId, NodeId, PlaygroundDoc, Problem } from '~/core/document';
import type { Cursor, Difference, TraceStore, Verdict } from '~/core/trace';
import type { BenchOutcome, OverCause, RunStatus } from '~/engine';

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
export type SaveState =
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
  | 'settings'
  | 'expectations'
  | 'clear';

export interface DocumentSlice {
  readonly doc: PlaygroundDoc;
  readonly docId: string;
  readonly origin: Origin;
  readonly save: SaveState;
  readonly documents: readonly DocumentEntry[];
  /** Structure and sources together; sources are checked shortly after typing. */
  readonly problems: readonly Problem[];
  readonly selection: Selection;
  readonly undoLabel: EditLabel | null;
  readonly redoLabel: EditLabel | null;
}

export interface RunSlice {
  /** `idle` before the first step and after a reset. */
  readonly status: { readonly kind: 'idle' } | RunStatus;
  /** Append-only and mutable inside; `traceVersion` changes whenever it grew, so that React sees it. */
  readonly trace: TraceStore | null;
  readonly traceVersion: number;
  readonly cursor: Cursor;
  /** Calls made so far on this document differ from what the document now says: it was edited since. */
  readonly stale: boolean;
  /** The record shown was made before the page was loaded. */
  readonly restored: boolean;
  /** Where a re-run after an edit first differs from the run before it; null when not compared or equal. */
  readonly difference: Difference | null;
  readonly verdicts: readonly Verdict[];
  readonly seed: number;
  readonly cause: OverCause | null;
}

export interface BenchSlice {
  readonly bench: Bench | null;
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
  readonly panels: { readonly [group: string]: readonly number[] };
  readonly recordTab: 'calls' | 'snapshots' | 'tasks' | 'console';
}

export interface Workspace extends DocumentSlice, RunSlice, BenchSlice {
  readonly preferences: Preferences;
  /** Opened from IndexedDB (or found to be impossible); before that the page shows the first document read-only. */
  readonly ready: boolean;
}

export interface Actions {
  edit(edit: Edit): void;
  /** Ends a coalescing burst: the next edit is an entry of its own. */
  seal(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;

  newDocument(): void;
  /** As scratch: not saved until its first edit. */
  openScratch(doc: PlaygroundDoc): void;
  openSaved(id: string): Promise<void>;
  duplicate(): void;
  deleteSaved(id: string): Promise<void>;

  /** One moment forward: moves the cursor, and at the head opens the gate for one more. */
  step(): void;
  back(): void;
  /** To the end; runs what has not run. */
  runAll(): void;
  /** To moment `at` (and call), running what is missing. */
  goTo(cursor: Cursor): void;
  nextCall(): void;
  previousCall(): void;
  stop(): void;
  keepWaiting(): void;
  /** Ends the run and forgets its record. */
  reset(): void;
  newSeed(): void;

  openBench(field: Field, existing: string | null, updates: readonly string[]): void;
  editBench(change: { readonly existing?: string | null; readonly updates?: readonly string[]; readonly field?: Field }): void;
  runBench(): void;
  stopBench(): void;
  closeBench(): void;

  prefer(change: Partial<Preferences>): void;
}
