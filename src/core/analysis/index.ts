export { FolderOver } from './fold';
export type { Fold, FoldOutcome, Folder } from './fold';
export type {
  FactRole,
  FieldWrite,
  Found,
  GraphFacts,
  Literal,
  Mendable,
  MessageFact,
  Reads,
  SourceFacts,
  TextEdit,
  Sure,
  Way,
  Writes,
} from './facts';
export type { Alias } from './aliasing/alias';
export type { Leak } from './aliasing/startLeaked';
export { aliasesOfCall } from './aliasing/aliasesOfCall';
export { aliasesOfTask } from './aliasing/aliasesOfTask';
export type { Culprit, Untold } from './aliasing/culprit';
export { whoChanged } from './aliasing/whoChanged';
export { suspectsOf, whoChangedInput } from './aliasing/whoChangedInput';
export { applyFix } from './hazards/fixes/applyFix';
export { type Activity, activityOf } from './hazards/activity/activity';
export { findHazards, hazardsByRule } from './hazards/findHazards';
export type { FixCode, Hazard, HazardCode, HazardPlace } from './hazards/hazard';
export { checkLaws } from './laws/checkLaws';
export { keepsLaw, lawExpectation } from './laws/keepsLaw';
export { LAWS } from './laws/law';
export type { Because, Budget, Counter, Law, LawQuestion, LawResult, Reason, RecordedCall, Side, Step } from './laws/law';
export { recordedCalls } from './laws/recordedCalls';
export { counterDocument } from './laws/counterDocument';
export type { Contribution, Contributions, ContributionsResult, PlaceReason } from './orders/contribution';
export { contributionsOf, mergesWithOrder } from './orders/contributionsOf';
export { exploreOrders } from './orders/exploreOrders';
export type { Exploration, ExploreOptions, OrderGroup, OrderOutcome } from './orders/exploreOrders';
export { ordersCoincide } from './orders/ordersCoincide';
export { ALL_UP_TO, neighboursOf, ordersOf } from './orders/ordersOf';
export type { Order } from './orders/ordersOf';
export { renamePreview } from './orders/renamePreview';
export { NO_RUNS, withRun } from './orders/runOutcomes';
export type { RunOutcomeCount, RunOutcomes } from './orders/runOutcomes';
export { distinguishingVariant } from './orders/distinguishingVariant';
export { drawingOrder } from './orders/drawingOrder';
export { carrySortKey } from './orders/fixes/carrySortKey';
export type { Fix, Todo, TodoCode } from './orders/fixes/fix';
export { makeSerial } from './orders/fixes/makeSerial';
export { ownFields } from './orders/fixes/ownFields';
export { readCall } from './messages/callReading';
export { isThereAfter, messageLanes } from './messages/messageLanes';
export type { Lane, LaneEvent, LaneEventKind } from './messages/messageLanes';
export { deltaMicroscope, microscope } from './messages/microscope';
export { loneTools } from './messages/toolPairs';
export type { Branch, CallOutcome, ItemReading, NoReading, Reading } from './messages/reading';
export { askersOf, checkpointAfter, readRequest } from './requests/readRequest';
export type { RequestLine, RequestReading } from './requests/requestReading';
export type { When as WhyWhen, Why } from './why/why';
export { whyOf } from './why/whyOf';
export { applyErrorFix } from './explain/applyErrorFix';
export { explainError, explainRefusal } from './explain/explainError';
export { partsOf } from './explain/explanation';
export type { ErrorFix, Explanation, PythonSays, Story, TryCode } from './explain/explanation';
export { applyForgetFix } from './memory/applyForgetFix';
export type { Forgetting, Shortening } from './memory/forgetting';
export { whyForgotten } from './memory/whyForgotten';
export { turnOn, wayOn } from './memory/wayOn';
export type { Ask, WayOn } from './memory/wayOn';
