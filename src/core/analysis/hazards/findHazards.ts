import type { PlaygroundDoc } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { GraphFacts } from '../facts';
import { activityOf } from './activity/activity';
import { applyFix } from './fixes/applyFix';
import type { Hazard } from './hazard';
import { addOnStr } from './rules/addOnStr';
import { echoDoubles } from './rules/echoDoubles';
import { endlessLoop } from './rules/endlessLoop';
import { inputReduced } from './rules/inputReduced';
import { joinNeverFills } from './rules/joinNeverFills';
import { editWithoutId, removeAllLate } from './rules/messages';
import { mutatesExisting } from './rules/mutatesExisting';
import { ownReducer } from './rules/ownReducer';
import { parallelOverwrite } from './rules/parallelOverwrite';
import { parallelPlain } from './rules/parallelPlain';
import { readsSibling } from './rules/readsSibling';
import { returnsOld } from './rules/returnsOld';
import { startNotIdentity } from './rules/startNotIdentity';
import { undeclaredWrite } from './rules/undeclaredWrite';
import { unequalBranches } from './rules/unequalBranches';
import { wholeState } from './rules/wholeState';
import type { Rule, Subject } from './subject';

const RULES: readonly Rule[] = [
  parallelPlain,
  parallelOverwrite,
  echoDoubles,
  readsSibling,
  undeclaredWrite,
  wholeState,
  returnsOld,
  editWithoutId,
  removeAllLate,
  inputReduced,
  addOnStr,
  startNotIdentity,
  ownReducer,
  unequalBranches,
  joinNeverFills,
  endlessLoop,
  mutatesExisting,
];

/** What a document does that is rarely meant, from its sources and, where there is one, from the record of its run. */
export function findHazards(doc: PlaygroundDoc, facts: GraphFacts, trace: TraceStore | null): readonly Hazard[] {
  return [...hazardsByRule(doc, { graph: doc.graph, facts, activity: activityOf(doc.graph, facts), trace })].flat();
}

/** The same, rule by rule: of a large document each takes a moment, between which something else can be done. */
export function* hazardsByRule(doc: PlaygroundDoc, subject: Subject): Generator<readonly Hazard[]> {
  for (const rule of RULES) yield [...rule(subject)].map((one) => withFixes(doc, one));
}

/** Only the fixes that this document allows. */
function withFixes(doc: PlaygroundDoc, hazard: Hazard): Hazard {
  return { ...hazard, fixes: hazard.fixes.filter((fix) => applyFix(doc, hazard, fix) !== doc) };
}
