import { describe, expect, it } from 'vitest';
import { applyFix, findHazards, type FixCode, type Hazard, type HazardCode } from '~/core/analysis';
import { TWINS } from '~/core/analysis/hazards/samples/twins';
import { traceOf } from '~/core/analysis/hazards/samples/traceOf';
import { documentProblems, type PlaygroundDoc } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { examples } from './gallery';

const engine = createInProcessEngine();
const CODES = [...new Set(TWINS.map((twins) => twins.code))];

/** The fix that is offered first. */
const FIRST_FIX: { readonly [code in HazardCode]: FixCode } = {
  parallelPlain: 'giveReducer',
  parallelOverwrite: 'serialise',
  echoDoubles: 'narrowInput',
  readsSibling: 'serialise',
  undeclaredWrite: 'addField',
  wholeState: 'returnNew',
  returnsOld: 'returnNew',
  editWithoutId: 'passId',
  removeAllLate: 'markerFirst',
  addOnStr: 'makePlain',
  startNotIdentity: 'startNone',
  pythonRefuses: 'wrapMath',
  unequalBranches: 'addJoin',
  joinNeverFills: 'useEdges',
  mutatesExisting: 'useAppend',
  inputReduced: 'sendOverwrite',
  oneParameter: 'useUsual',
  noReturn: 'useUsual',
  pushResult: 'useUsual',
  asyncReducer: 'useUsual',
  endlessLoop: 'leaveLoop',
};

const kebab = (code: string): string => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function documentOf(id: string): PlaygroundDoc {
  const found = examples.find((example) => example.id === id);
  if (found === undefined) throw new Error(`no example ${id}`);
  return found.doc('en');
}

const hazardsOf = async (doc: PlaygroundDoc, trace: TraceStore | null = null): Promise<readonly Hazard[]> =>
  findHazards(doc, await engine.facts(doc.graph), trace);
const errorOf = (trace: TraceStore): string | null => trace.turns.findLast((turn) => turn.error !== null)?.error?.name ?? null;

it('every hazard has an example, and every example of the topic is one of such a pair', () => {
  const ids = examples.filter((example) => example.topic === 'hazards').map((example) => example.id);
  expect(ids.toSorted()).toEqual(CODES.flatMap((code) => [`hazard-${kebab(code)}`, `mended-${kebab(code)}`]).toSorted());
});

describe.each(CODES)('%s', (code) => {
  const bad = documentOf(`hazard-${kebab(code)}`);
  const good = documentOf(`mended-${kebab(code)}`);

  it('is the one hazard of a run', async () => {
    const found = await hazardsOf(bad, await traceOf(bad.graph));
    expect([...new Set(found.map((one) => one.code))]).toEqual([code]);
  });

  it('is gone once mended, and the run ends well', async () => {
    const trace = await traceOf(good.graph);
    expect(await hazardsOf(good, trace)).toEqual([]);
    expect(errorOf(trace)).toBeNull();
  });

  it('is taken away by its first fix, and what failed by it no longer fails', async () => {
    const hazard = (await hazardsOf(bad)).find((one) => one.code === code);
    const [fix] = hazard?.fixes ?? [];
    expect(fix).toBe(FIRST_FIX[code]);
    if (hazard === undefined || fix === undefined) return;
    const fixed = applyFix(bad, hazard, fix);
    expect(documentProblems(fixed).filter((problem) => problem.severity === 'blocks')).toEqual([]);
    const trace = await traceOf(fixed.graph);
    expect((await hazardsOf(fixed, trace)).map((one) => one.code)).not.toContain(code);
    expect(errorOf(trace)).toBeNull();
  });
});
