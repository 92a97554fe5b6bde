import { findHazards } from '~/core/analysis';
import { activityOf } from '~/core/analysis/hazards/activity/activity';
import type { Engine } from '~/engine';
import type { GoldenCase } from './goldenCase';
import { goldenDocument } from './goldenDocument';
import { judgeActivity } from './judgeActivity';
import { type Judged, Tally } from './judged';
import { judgeHazards } from './judgeHazards';
import { readCases } from './readCases';

/** Every case of a file: what was thought to run together against what ran, and what was flagged against how it ended. */
export async function judgeGolden(engine: Engine, file: string): Promise<Judged> {
  const tally = new Tally();
  for (const golden of readCases(file)) {
    const doc = goldenDocument(golden);
    const facts = await engine.facts(doc.graph);
    const hazards = findHazards(doc, facts, null);
    const complaints = judgeActivity(golden, doc, activityOf(doc.graph, facts), hazards);
    for (const key of new Set(hazards.map((one) => `${one.code} ${one.sure}`))) tally.count(key);
    const { verdict, detail } = judgeHazards(errorsOf(golden), hazards);
    tally.count(verdict);
    if (verdict === 'not flagged' || verdict === 'certain but clean') complaints.push(`${verdict}${detail}`);
    tally.complaints.push(...complaints.map((complaint) => `${golden.id}: ${complaint}`));
  }
  return tally;
}

/** Names of the errors in which its turns ended. */
export function errorsOf({ javascript, python }: GoldenCase): readonly string[] {
  return (javascript ?? python).turns.flatMap((turn) => turn.error?.class ?? []);
}
