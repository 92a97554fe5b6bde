import { findHazards } from '~/core/analysis';
import { activityOf } from '~/core/analysis/hazards/activity/activity';
import { createInProcessEngine } from '~/engine/inProcess';
import { goldenDocument } from './golden/goldenDocument';
import { judgeActivity } from './golden/judgeActivity';
import { judgeHazards } from './golden/judgeHazards';
import { readCases } from './golden/readCases';

/** Finds hazards in every case of a file of golden cases and compares them with what ran and how it ended. */
async function main(file: string | undefined): Promise<boolean> {
  if (file === undefined) throw new Error('usage: npm run hazards -- FILE.jsonl');
  const engine = createInProcessEngine();
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let wrong = 0;
  for (const golden of readCases(file)) {
    const doc = goldenDocument(golden);
    const facts = await engine.facts(doc.graph);
    const hazards = findHazards(doc, facts, null);
    const complaints = judgeActivity(golden, doc, activityOf(doc.graph, facts), hazards);
    for (const key of new Set(hazards.map((one) => `${one.code} ${one.sure}`))) count(key);
    const { verdict, detail } = judgeHazards(golden, hazards);
    count(verdict);
    if (verdict === 'not flagged' || verdict === 'certain but clean') complaints.push(`${verdict}${detail}`);
    if (complaints.length > 0) wrong++;
    for (const complaint of complaints) process.stdout.write(`${golden.id}: ${complaint}\n`);
  }
  for (const [what, number] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    process.stdout.write(`${String(number).padStart(5)} ${what}\n`);
  process.stdout.write(`${wrong} wrong\n`);
  return wrong === 0 && counts.size > 0;
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1;
