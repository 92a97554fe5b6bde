import type { GraphPath } from './document';

/**
 * Where a problem is: something that the page can select, in the graph that `path` leads to (left out: the document's own).
 */
export type Place = PlaceInGraph & { readonly path?: GraphPath };

type PlaceInGraph =
  | { readonly kind: 'document' }
  | { readonly kind: 'field'; readonly id: string }
  | { readonly kind: 'reducer'; readonly id: string }
  | { readonly kind: 'start'; readonly id: string }
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'join'; readonly id: string }
  | { readonly kind: 'router'; readonly id: string }
  | { readonly kind: 'turn'; readonly index: number }
  /** The runtime context of a turn. */
  | { readonly kind: 'context'; readonly index: number }
  | { readonly kind: 'store'; readonly part: 'items' | 'embed' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'expectation'; readonly index: number };

/** A place inside a source: 1-based line and column. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Something that a person should know about a document. `blocks` only where LangGraph.js itself would refuse to build
 * the graph; everything else warns and runs. Core speaks codes; i18n turns them into sentences.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'blocks' | 'warns';
  readonly place: Place;
  readonly at?: SourcePosition;
  readonly params: { readonly [name: string]: string | number };
}

export type ProblemCode =
  // Names and structure
  | 'nodeNameEmpty'
  | 'nodeNameTaken'
  | 'nodeNameReserved'
  | 'nodeNameIsField'
  | 'nodeNameBadCharacter'
  | 'fieldNameEmpty'
  | 'fieldNameTaken'
  | 'fieldNameReserved'
  | 'edgeSourceMissing'
  | 'edgeTargetMissing'
  | 'edgeFromEnd'
  | 'edgeIntoStart'
  | 'edgeTwice'
  | 'joinEmpty'
  | 'joinIntoEnd'
  | 'routerWithoutTargets'
  | 'routerNameTaken'
  | 'nodeUnreachable'
  | 'nodeNeverRuns'
  | 'noEntry'
  | 'deadEnd'
  | 'noNodes'
  | 'noTurns'
  | 'recursionLimitTooLow'
  | 'documentTooLarge'
  | 'mergeNotInZod'
  | 'untrackedInSchemas'
  // Sources
  | 'sourceTooLong'
  | 'sourceWithoutDefaultExport'
  | 'sourceSyntax'
  | 'sourceNotErasable'
  | 'importNotAllowed'
  | 'importDynamic'
  | 'sharedImportsItself';
