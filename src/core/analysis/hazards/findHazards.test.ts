import { describe, expect, it } from 'vitest';
import { createTraceStore } from '~/core/trace';
import { traceOf } from './samples/traceOf';
import { findHazards } from './findHazards';
import { factsOf, own, plain, reduced, sample } from './samples/sampleGraph';
import { TWINS } from './samples/twins';

describe('hazards', () => {
  it.each(TWINS.map((twins) => [`${twins.code}: ${twins.what}`, twins] as const))('%s', async (_, { code, sure, bad, good }) => {
    const ofBad = findHazards(bad, await factsOf(bad), null).filter((one) => one.code === code);
    expect(ofBad.map((one) => one.sure)).toContain(sure);
    const ofGood = findHazards(good, await factsOf(good), null).filter((one) => one.code === code);
    expect(ofGood).toEqual([]);
  });

  it('point to what they are about', async () => {
    const doc = sample({
      fields: { x: plain('int') },
      nodes: { a: '() => ({\n  x: 1,\n})', b: '() => ({ x: 2 })' },
      paths: ['START > a', 'START > b'],
    });
    const [found] = findHazards(doc, await factsOf(doc), null);
    expect(found).toEqual({
      code: 'parallelPlain',
      place: { fields: ['f_x'], nodes: ['a', 'b'], edges: [], turns: [], source: 'node:a', line: 3 },
      params: { name: 'x', first: 'a', second: 'b', same: 0, echo: '' },
      sure: 'certain',
      basis: 'source',
      fixes: ['giveReducer', 'serialise'],
      edits: [],
    });
  });

  it('of one reader and many parallel writers are one', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const writers = Object.fromEntries(names.map((name) => [name, '() => ({ log: [1] })']));
    const doc = sample({
      fields: { log: reduced('list', 'append') },
      nodes: { ...writers, reader: '(s) => ({ y: s.log.length })' },
      paths: [...names, 'reader'].map((name) => `START > ${name}`),
    });
    const found = findHazards(doc, await factsOf(doc), null).filter(({ code }) => code === 'readsSibling');
    expect(found).toMatchObject([{ place: { nodes: ['reader', 'a'] }, params: { writer: 'a', others: 3 }, sure: 'certain' }]);
  });

  it('say nothing of sources that cannot be read', async () => {
    const doc = sample({
      fields: { x: plain('int'), f: own('list', 'make()') },
      nodes: { a: 'make()', b: '(' },
      paths: ['START > a', 'START > b'],
    });
    expect(findHazards(doc, await factsOf(doc), null)).toEqual([]);
    expect(findHazards(doc, { sources: {} }, createTraceStore())).toEqual([]);
  });

  it('of a run are seen, whatever the sources tell', async () => {
    const doc = sample({
      fields: { x: plain('int'), all: own('list', 'change') },
      nodes: { a: '(s) => write(s)', b: '(s) => write(s)' },
      paths: ['START > a', 'START > b'],
    });
    const shared = 'export const write = () => ({ x: 1, all: [1] });';
    const change = "import { change } from './shared';\nexport default (existing, update) => change(existing, update);";
    expect(findHazards(doc, await factsOf(doc), null)).toEqual([]);
    const source = "import { write } from './shared';\nexport default (s) => write(s);";
    const graph = {
      ...doc.graph,
      shared: `${shared}\nexport const change = (list, more) => { list.push(...more); return list; };`,
      nodes: doc.graph.nodes.map((node) => ({ ...node, source })),
      fields: doc.graph.fields.map((field) =>
        field.merge.kind === 'own' ? { ...field, merge: { ...field.merge, source: change } } : field,
      ),
    };
    const running = { ...doc, graph };
    const found = findHazards(running, await factsOf(running), await traceOf(graph));
    expect(found.map((one) => [one.code, one.sure, one.basis])).toContainEqual(['parallelPlain', 'seen', 'run']);
    const calm = { ...running, graph: { ...graph, edges: graph.edges.slice(0, 1), nodes: graph.nodes.slice(0, 1) } };
    const later = findHazards(calm, await factsOf(calm), await traceOf(calm.graph));
    expect(later.map((one) => [one.code, one.sure, one.basis])).toEqual([['mutatesExisting', 'seen', 'run']]);
  });
});
