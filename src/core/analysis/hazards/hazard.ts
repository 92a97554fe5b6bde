import type { EdgeId, FieldId, NodeId } from '~/core/document';
import type { SourceKey } from '~/core/trace';
import type { TextEdit } from '../facts';

export type HazardCode =
  | 'parallelPlain'
  | 'parallelOverwrite'
  | 'echoDoubles'
  | 'readsSibling'
  | 'undeclaredWrite'
  | 'wholeState'
  | 'returnsOld'
  | 'editWithoutId'
  | 'removeAllLate'
  | 'inputReduced'
  | 'addOnStr'
  | 'startNotIdentity'
  | 'pythonRefuses'
  | 'asyncReducer'
  | 'oneParameter'
  | 'noReturn'
  | 'pushResult'
  | 'unequalBranches'
  | 'joinNeverFills'
  | 'endlessLoop'
  | 'mutatesExisting';

export type FixCode =
  | 'giveReducer'
  | 'serialise'
  | 'addField'
  | 'makePlain'
  | 'startNone'
  | 'wrapMath'
  | 'addJoin'
  | 'defer'
  | 'useEdges'
  | 'useAppend'
  | 'useMerge'
  | 'useUsual'
  | 'sendOverwrite'
  | 'leaveLoop'
  | 'returnNew'
  | 'passId'
  | 'markerFirst'
  | 'dropOverwrite'
  | 'narrowInput'
  | 'narrowOutput';

/** What a hazard is about: ids of the document, and where its code is. */
export interface HazardPlace {
  readonly fields: readonly FieldId[];
  readonly nodes: readonly NodeId[];
  /** Edges, joins and routers. */
  readonly edges: readonly EdgeId[];
  /** Indices. */
  readonly turns: readonly number[];
  readonly source: SourceKey | null;
  /** 1-based line of that source. */
  readonly line: number | null;
}

/**
 * Something that a document does which is rarely meant. `certain` follows from the sources alone for every run that gets
 * there, `likely` may be meant or may not come to be, `seen` is in the record of the run.
 */
export interface Hazard {
  readonly code: HazardCode;
  readonly place: HazardPlace;
  readonly params: { readonly [name: string]: string | number };
  readonly sure: 'certain' | 'likely' | 'seen';
  readonly basis: 'source' | 'run';
  readonly fixes: readonly FixCode[];
  /** What a fix that changes the place's source does there. */
  readonly edits: readonly TextEdit[];
}
