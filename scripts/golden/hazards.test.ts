import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findHazards } from '~/core/analysis';
import { activityOf } from '~/core/analysis/hazards/activity/activity';
import { createInProcessEngine } from '~/engine/inProcess';
import { goldenDocument } from './goldenDocument';
import { judgeActivity } from './judgeActivity';
import { errorsOf } from './judgeGolden';
import { judgeHazards, type Verdict } from './judgeHazards';
import { readCases } from './readCases';

const cases = readCases(fileURLToPath(new URL('cases.jsonl', import.meta.url)));
const engine = createInProcessEngine();
const verdicts: Verdict[] = [];

describe('hazards are found before the run', () => {
  it.each(cases)('$id', async (golden) => {
    const doc = goldenDocument(golden);
    const facts = await engine.facts(doc.graph);
    const hazards = findHazards(doc, facts, null);
    expect(judgeActivity(golden, doc, activityOf(doc.graph, facts), hazards)).toEqual([]);
    verdicts.push(judgeHazards(errorsOf(golden), hazards).verdict);
  });

  it('flags every concurrent write, and nothing certain that came out clean', () => {
    expect(verdicts).not.toContain('not flagged');
    expect(verdicts).not.toContain('certain but clean');
    expect(verdicts.filter((verdict) => verdict.startsWith('flagged')).length).toBeGreaterThan(0);
    expect(verdicts.filter((verdict) => verdict === 'clean').length).toBeGreaterThan(30);
  });
});
