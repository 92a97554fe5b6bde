import { findHazards } from '~/core/analysis';
import type { Engine } from '~/engine';
import { reportTopics } from '~/examples/reports';
import { documentOf } from '~/examples/sketch';
import { type Judged, Tally } from './judged';
import { judgeHazards } from './judgeHazards';
import { recordTrace } from './recordTrace';

/** Every public report: the hazards that it is about are found before it runs, and what is found fits how it ends. */
export async function judgeReports(engine: Engine): Promise<Judged> {
  const tally = new Tally();
  for (const [id, sketch] of reportTopics.flatMap(({ reports }) => Object.entries(reports))) {
    const doc = documentOf(sketch, 'en');
    const hazards = findHazards(doc, await engine.facts(doc.graph), null);
    const codes = new Set<string>(hazards.map(({ code }) => code));
    for (const key of new Set(hazards.map((one) => `${one.code} ${one.sure}`))) tally.count(key);
    const missing = (sketch.hazards ?? []).filter((code) => !codes.has(code));
    tally.complaints.push(...missing.map((code) => `${id}: ${code} was not found`));
    const trace = await recordTrace(engine, doc).catch(() => null);
    // What LangGraph refuses to build never comes to a superstep.
    if (trace === null) {
      tally.count('not built');
      continue;
    }
    const concurrent = trace.turns.flatMap(({ error }) => (error?.code === 'INVALID_CONCURRENT_GRAPH_UPDATE' ? [error.name] : []));
    const { verdict, detail } = judgeHazards(concurrent, hazards);
    tally.count(verdict);
    if (verdict === 'not flagged' || verdict === 'certain but clean') tally.complaints.push(`${id}: ${verdict}${detail}`);
  }
  return tally;
}
