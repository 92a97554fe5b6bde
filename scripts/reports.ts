import { readFileSync, writeFileSync } from 'node:fs';
import { checkExpectations } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { reportTopics } from '~/examples/reports';
import { cannot } from '~/examples/reports/cannot';
import { documentOf } from '~/examples/sketch';
import { recordTrace } from './golden/recordTrace';
import { reportTable } from './reports/reportTable';

/**
 * Runs the document of every public report and holds its expectations against the run. One line for each report: `passed`,
 * `failed` with what was found, `reason` where there is nothing to run. Writes docs/reports.md with `--write`, else checks it.
 * Ends with `N passed, N failed`, and with 1 where any failed.
 */
const engine = createInProcessEngine();
const lines = new Map(Object.entries(cannot).map(([id, { reason }]) => [id, `reason  ${reason.en}`]));
let failed = 0;
for (const [id, sketch] of reportTopics.flatMap(({ reports }) => Object.entries(reports))) {
  const doc = documentOf(sketch, 'en');
  const wrong = checkExpectations(doc, await recordTrace(engine, doc)).filter((verdict) => !verdict.passed);
  if (wrong.length > 0) failed += 1;
  lines.set(
    id,
    wrong.length === 0 ? 'passed' : `failed  ${wrong.map(({ index, found }) => `${index}: ${JSON.stringify(found)}`).join('; ')}`,
  );
}
engine.dispose();

for (const [id, line] of [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))) process.stdout.write(`${id} ${line}\n`);
const FILE = 'docs/reports.md';
if (process.argv.includes('--write')) writeFileSync(FILE, reportTable());
const isCurrent = readFileSync(FILE, 'utf8') === reportTable();
if (!isCurrent) process.stdout.write(`${FILE} is not what the documents say: npm run reports -- --write\n`);
process.stdout.write(`${lines.size - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && isCurrent ? 0 : 1;
