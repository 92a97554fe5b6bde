import { checkExpectations, type Verdict } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { claimsByDocument, EXPLAINED, MEASURED } from '~/examples/claims';
import { recordTrace } from './golden/recordTrace';

/**
 * Runs every document that shows a claim and holds its expectations, which are what was measured, against the run. One line for
 * each claim: `passed`, `failed` with what was found, `explained` where there is nothing to run, `open` where no document shows it
 * yet. Ends with `N passed, N failed`, and with 1 where any failed.
 */
const found = new Map<string, Verdict[]>();
const engine = createInProcessEngine();
for (const { doc, claims } of claimsByDocument()) {
  const verdicts = checkExpectations(doc, await recordTrace(engine, doc));
  for (const [index, id] of claims.entries()) {
    const verdict = verdicts[index];
    if (verdict !== undefined) found.set(id, [...(found.get(id) ?? []), verdict]);
  }
}
engine.dispose();

const isExplained = (id: string) => Object.hasOwn(EXPLAINED, id);
let passed = 0;
let failed = 0;
let open = 0;
for (const id of Object.keys(MEASURED)) {
  const verdicts = found.get(id);
  const wrong = verdicts?.find((verdict) => !verdict.passed);
  if (wrong !== undefined) failed += 1;
  else if (verdicts !== undefined || isExplained(id)) passed += 1;
  else open += 1;
  const state =
    wrong !== undefined
      ? `failed  ${JSON.stringify(wrong.found)}`
      : verdicts !== undefined
        ? 'passed'
        : isExplained(id)
          ? 'explained'
          : 'open';
  process.stdout.write(`${id} ${state}\n`);
}
const tutorial = Object.keys(MEASURED).filter((id) => /^C(?!174)/.test(id));
const isShown = (id: string) => found.has(id) || isExplained(id);
process.stdout.write(`${tutorial.filter(isShown).length} of ${tutorial.length} tutorial claims shown, ${open} claims open\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
