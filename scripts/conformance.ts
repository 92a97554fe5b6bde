import { createInProcessEngine } from '~/engine/inProcess';
import { goldenDocument } from './golden/goldenDocument';
import { judgeCase } from './golden/judgeCase';
import { readCases } from './golden/readCases';
import { recordTrace } from './golden/recordTrace';

/** Runs every case of a file of golden cases and compares what the product records with what LangGraph did. */
async function main(file: string | undefined): Promise<boolean> {
  if (file === undefined) throw new Error('usage: npm run conformance -- FILE.jsonl');
  const engine = createInProcessEngine();
  let passed = 0;
  let failed = 0;
  for (const golden of readCases(file)) {
    const complaints = await recordTrace(engine, goldenDocument(golden)).then(
      (store) => judgeCase(golden, store),
      (error: unknown) => [String(error)],
    );
    if (complaints.length === 0) passed++;
    else {
      failed++;
      process.stdout.write(`${golden.id}\n${complaints.map((complaint) => `  ${complaint}\n`).join('')}`);
    }
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0;
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1;
