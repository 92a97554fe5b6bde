/**
 * What a document from elsewhere may hold. Text is counted in UTF-16 code units; `sources` is the sum over a document.
 * A link must stay small enough to be pasted and drawn; what a person keeps in this browser may be ten times as large.
 */
export interface DocumentLimits {
  readonly nodes: number;
  readonly fields: number;
  /** Edges, joins and routers together. */
  readonly edges: number;
  readonly turns: number;
  readonly expectations: number;
  readonly source: number;
  readonly sources: number;
  /** Parts (scalars, containers) of all expected values together. */
  readonly values: number;
}

export const SHARED_LIMITS: DocumentLimits = {
  nodes: 1000,
  fields: 200,
  edges: 4000,
  turns: 200,
  expectations: 500,
  source: 200_000,
  sources: 200_000,
  values: 20_000,
};

export const KEPT_LIMITS: DocumentLimits = {
  nodes: 10_000,
  fields: 2000,
  edges: 40_000,
  turns: 2000,
  expectations: 5000,
  source: 2_000_000,
  sources: 5_000_000,
  values: 200_000,
};

export const NAME_LENGTH = 100;
export const TITLE_LENGTH = 200;
export const NOTE_LENGTH = 20_000;
export const KEEP_MOST = 10_000;
export const SNAPSHOTS_MOST = 1_000_000;
/** Of numbers that count turns, supersteps, calls and items. */
export const COUNT_MOST = Number.MAX_SAFE_INTEGER;
export const RECURSION_MOST = 1_000_000;
/** Labels of a namespace, and paths that a store indexes. */
export const LABELS_MOST = 50;
/** Updates of one try of a law. */
export const UPDATES_MOST = 100;
/** Positions beyond this, in CSS pixels, are pulled back. */
export const COORDINATE_MOST = 1_000_000;
