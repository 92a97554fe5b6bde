export { FolderOver } from './fold';
export type { Fold, FoldOutcome, Folder } from './fold';
export type {
  FactRole,
  FieldWrite,
  Found,
  GraphFacts,
  Literal,
  MessageFact,
  Reads,
  SourceFacts,
  Sure,
  Way,
  Writes,
} from './facts';
export { findHazards } from './hazards/findHazards';
export type { FixCode, Hazard, HazardCode, HazardPlace } from './hazards/hazard';
export { checkLaws } from './laws/checkLaws';
export { LAWS } from './laws/law';
export type { Because, Budget, Counter, Law, LawQuestion, LawResult, Reason, RecordedCall, Side, Step } from './laws/law';
export { recordedCalls } from './laws/recordedCalls';
