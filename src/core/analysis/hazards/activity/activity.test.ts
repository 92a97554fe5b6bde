import fc from 'fast-check';
import { expect, it } from 'vitest';
import { START } from '~/core/document';
import { factsOf, plain, sample } from '../samples/sampleGraph';
import { traceOf } from '../samples/traceOf';
import { activityOf } from './activity';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Any small graph without loops: edges and joins lead on in the alphabet, some nodes wait, some choose. */
const graphs = fc
  .record({
    edges: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 9 }),
    joins: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 2 }),
    routers: fc.array(fc.record({ from: fc.nat(4), to: fc.nat(5), also: fc.nat(5), sends: fc.boolean(), both: fc.boolean() }), {
      maxLength: 2,
    }),
    deferred: fc.array(fc.nat(5), { maxLength: 2 }),
    seed: fc.nat(1000),
  })
  .map(({ edges, joins, routers, deferred, seed }) => {
    const name = (index: number) => NAMES[index] ?? 'f';
    const doc = sample({
      fields: { n: plain('int') },
      nodes: Object.fromEntries(NAMES.map((one, index) => [one, { code: '() => ({})', defer: deferred.includes(index) }])),
      paths: [
        'START > a',
        ...NAMES.map((one) => `${one} > END`),
        ...edges.map(([from, to]) => (from < to ? `${name(from)} > ${name(to)}` : `START > ${name(to)}`)),
      ],
      joins: joins
        .filter(([one, other]) => one !== other)
        .map(([one, other]) => [[name(one), name(other)], name(Math.max(one, other) + 1)] as const),
      routers: routers
        .filter(({ from, to, also }) => to > from && also > from)
        .map(({ from, to, also, sends, both }) => {
          const [one, other] = [name(to), name(also)].map((target) => (sends ? `new Send('${target}', {})` : `'${target}'`));
          const code = both ? `() => [${one}, ${other}]` : `() => (${(seed + to) % 2 === 0} ? ${one} : ${other})`;
          return { source: name(from), targets: [...new Set([name(to), name(also)])], code };
        }),
    });
    // LangGraph builds no graph with a node that nothing leads to.
    const reached = new Set(
      [...doc.graph.edges, ...doc.graph.joins].map((one) => one.target).concat(doc.graph.routers.flatMap((one) => one.targets)),
    );
    const alone = doc.graph.nodes
      .filter((node) => !reached.has(node.id))
      .map((node, index) => ({ id: `s${index}`, source: START, target: node.id }));
    return { ...doc, graph: { ...doc.graph, edges: [...doc.graph.edges, ...alone] } };
  });

it('foresees whatever LangGraph runs together, and what is certain does come to be', async () => {
  let shared = 0;
  let sure = 0;
  await fc.assert(
    fc.asyncProperty(graphs, async (doc) => {
      const { pairs } = activityOf(doc.graph, await factsOf(doc));
      const store = await traceOf(doc.graph);
      expect(store.turns.map((turn) => turn.how)).toEqual(['done']);
      const ran = store.moments
        .filter((moment) => moment.kind === 'superstep')
        .flatMap(({ tasks }) => {
          const names = tasks.map((task) => store.tasks[task]?.node ?? '').toSorted();
          return names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one} ${other}`));
        });
      const known = pairs.map(({ nodes }) => nodes.join(' '));
      const certain = pairs.filter((pair) => pair.sure === 'certain').map(({ nodes }) => nodes.join(' '));
      expect(ran.filter((pair) => !known.includes(pair))).toEqual([]);
      expect(certain.filter((pair) => !ran.includes(pair))).toEqual([]);
      shared += ran.length;
      sure += certain.length;
    }),
    { numRuns: 60 },
  );
  expect(Math.min(shared, sure)).toBeGreaterThan(50);
});

it('gives up on too many choices without missing a pair', async () => {
  const many = Array.from({ length: 24 }, (_, index) => `n${index}`);
  const doc = sample({
    paths: many.map((one) => `START > ${one} > END`),
    routers: many.map((one, index) => ({ source: one, targets: [many[(index + 1) % 24] ?? one, 'END'], code: '(s) => s.next' })),
  });
  const { pairs, complete } = activityOf(doc.graph, await factsOf(doc));
  expect(complete).toBe(false);
  expect(pairs.length).toBeGreaterThanOrEqual((24 * 23) / 2);
});
