import { emptyDocument } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { recordTrace } from './golden/recordTrace';
import { judgeRun } from './stress/judgeRun';
import { outsideRun } from './stress/outsideRun';
import { Random } from './stress/random';
import { randomGraph } from './stress/randomGraph';
import { compiledGraph } from './unrecorded/compiledGraph';

/**
 * Random graphs until so many merges are judged (5,000 where no number is given): `npm run stress -- MERGES SEED`. Every other
 * graph writes equal numbers, so that only the saver's own order tells who wrote. Prints each fault, and the counts.
 */
async function main(most: number, seed: number): Promise<boolean> {
  const engine = createInProcessEngine();
  let merges = 0;
  let graphs = 0;
  let failed = 0;
  let refused = 0;
  for (; merges < most; graphs++) {
    const named = graphs % 2 === 0;
    const graph = randomGraph(new Random(seed + graphs), named);
    const compiled = await compiledGraph(graph, `graph ${graphs}`);
    const outside = await outsideRun(compiled).catch((error: unknown) => String(error));
    const store = await recordTrace(engine, { ...emptyDocument(), graph });
    if (typeof outside === 'string') {
      // What LangGraph refuses when nobody looks on it must refuse here as well.
      refused++;
      const message = store.turns.findLast(({ error }) => error !== null)?.error?.message ?? 'none';
      if (!outside.includes(message)) {
        failed++;
        process.stdout.write(`graph ${graphs}: ${message} for ${outside}\n`);
      }
      continue;
    }
    const { merges: judged, complaints } = judgeRun(store, outside, named);
    merges += judged;
    if (complaints.length === 0) continue;
    failed++;
    process.stdout.write(
      `graph ${graphs} (seed ${seed + graphs})\n${complaints
        .slice(0, 5)
        .map((one) => `  ${one.slice(0, 300)}\n`)
        .join('')}`,
    );
  }
  engine.dispose();
  process.stdout.write(`${graphs} graphs, ${refused} of them refused by LangGraph, ${merges} merges judged\n`);
  process.stdout.write(`${graphs - failed} passed, ${failed} failed\n`);
  return failed === 0;
}

const [merges = '5000', seed = '1'] = process.argv.slice(2);
process.exitCode = (await main(Number(merges), Number(seed))) ? 0 : 1;
