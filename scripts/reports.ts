import { checkExpectations } from '~/core/trace';
import { findHazards } from '~/core/analysis';
import { createInProcessEngine } from '~/engine/inProcess';
import { reportTopics } from '~/examples/reports';
import { documentOf } from '~/examples/sketch';
import { recordTrace } from './golden/recordTrace';

const engine = createInProcessEngine();
const only = process.argv.slice(2);
for (const { reports } of reportTopics)
  for (const [id, sketch] of Object.entries(reports)) {
    if (only.length && !only.includes(id)) continue;
    try {
      const doc = documentOf(sketch, 'en');
      const store = await recordTrace(engine, doc);
      const verdicts = checkExpectations(doc, store);
      const wrong = verdicts.filter((v) => !v.passed);
      const hz = [...new Set(findHazards(doc, await engine.facts(doc.graph), null).map((h) => h.code))];
      console.log(id, wrong.length ? 'FAILED' : 'passed', wrong.map((w) => w.index + ':' + JSON.stringify(w.found)).join(' '));
      if (wrong.length || only.length)
        for (const t of store.turns) if (t.error) console.log('   ', t.error.name, t.error.code, t.error.message.slice(0, 200));
      if (JSON.stringify(hz.toSorted()) !== JSON.stringify([...(sketch.hazards ?? [])].toSorted()))
        console.log('    hazards', JSON.stringify(hz), JSON.stringify(sketch.hazards ?? []));
    } catch (e) {
      console.log(id, 'ERROR', String(e).slice(0, 300));
    }
  }
engine.dispose();
