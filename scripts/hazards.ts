import { createInProcessEngine } from '~/engine/inProcess';
import type { Engine } from '~/engine';
import type { Judged } from './golden/judged';
import { judgeGolden } from './golden/judgeGolden';
import { judgeReports } from './golden/judgeReports';

/** Finds hazards before anything runs, in every golden case of a file and in every public report, and compares them with what ran. */
async function main(file: string | undefined): Promise<boolean> {
  if (file === undefined) throw new Error('usage: npm run hazards -- FILE.jsonl');
  const engine: Engine = createInProcessEngine();
  const all = [print('golden cases', await judgeGolden(engine, file)), print('public reports', await judgeReports(engine))];
  engine.dispose();
  return all.every(({ counts, complaints }) => counts.size > 0 && complaints.length === 0);
}

function print(what: string, judged: Judged): Judged {
  const { counts, complaints } = judged;
  process.stdout.write(`${what}\n`);
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  for (const [name, number] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    process.stdout.write(`${String(number).padStart(5)} ${name}\n`);
  process.stdout.write(`${complaints.length} wrong\n`);
  return judged;
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1;
