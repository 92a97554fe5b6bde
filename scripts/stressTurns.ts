import { emptyDocument, type GraphSpec, type Memory } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { recordTrace } from './golden/recordTrace';
import { judgeTurns } from './stress/judgeTurns';
import { outsideTurns } from './stress/outsideTurns';
import { Random } from './stress/random';
import { randomGraph } from './stress/randomGraph';
import { compiledGraph } from './unrecorded/compiledGraph';

const MEMORIES: readonly Memory[] = (['memory', 'newEachTurn', 'late', 'indexedDB'] as const).flatMap((saver) =>
  (['sync', 'async', 'exit'] as const).map((durability) => ({ saver, durability })),
);

/**
 * Random turns on two threads, with breakpoints, errors, forks, changes of the state and every saver, until so many checkpoints are
 * judged (2,000 where no number is given): `npm run stressTurns -- CHECKPOINTS SEED`. Prints each fault, and the counts.
 */
async function main(most: number, seed: number): Promise<boolean> {
  const engine = createInProcessEngine();
  let checkpoints = 0;
  let documents = 0;
  let failed = 0;
  for (; checkpoints < most; documents++) {
    const random = new Random(seed + documents);
    const graph = interrupted(randomGraph(random, true), random);
    const memory = random.pick(MEMORIES);
    const compiled = await compiledGraph({ ...graph, memory }, `document ${documents}`);
    const outside = await outsideTurns(compiled, memory, random, 2 + random.whole(6));
    const store = await recordTrace(engine, { ...emptyDocument(), graph: { ...graph, memory, turns: outside.turns } });
    const fields = graph.fields.map(({ name }) => name);
    const judged = judgeTurns(store, outside, fields);
    checkpoints += judged.checkpoints;
    if (judged.complaints.length === 0) continue;
    failed++;
    const turns = outside.turns.map((turn, index) => `${turn.kind}${turn.thread ?? '1'} ${outside.ends[index]}`).join(', ');
    process.stdout.write(`document ${documents} (seed ${seed + documents}, ${memory.saver} ${memory.durability}: ${turns})\n`);
    for (const one of judged.complaints.slice(0, 5)) process.stdout.write(`  ${one.slice(0, 400)}\n`);
  }
  engine.dispose();
  process.stdout.write(`${documents} documents, ${checkpoints} checkpoints judged\n`);
  process.stdout.write(`${documents - failed} passed, ${failed} failed\n`);
  return failed === 0;
}

/** The graph with breakpoints at some of its nodes, and perhaps one that fails the first time. */
function interrupted(graph: GraphSpec, random: Random): GraphSpec {
  const fails = random.chance(3) ? random.pick(graph.nodes).id : null;
  const nodes = graph.nodes.map((node) => {
    const pause = random.chance(4) ? random.pick(['before', 'after', 'both'] as const) : undefined;
    // Later than its siblings, so that what they wrote is kept.
    const source = node.id === fails ? node.source.replace(/^export default .*$/m, (head) => `${head}\n${FAILS}`) : node.source;
    return { ...node, source, ...(pause && { pause }) };
  });
  return { ...graph, nodes };
}

const FAILS = "  if (next('failed') === 1) {\n    await new Promise((done) => setTimeout(done, 50));\n    throw new Error('boom');\n  }\n";

const [checkpoints = '2000', seed = '1'] = process.argv.slice(2);
process.exitCode = (await main(Number(checkpoints), Number(seed))) ? 0 : 1;
