import { describe, expect, it } from 'vitest';
import { documentProblems, type PlaygroundDoc, setNodeSource } from '~/core/document';
import { findHazards } from '../findHazards';
import type { FixCode } from '../hazard';
import { factsOf, plain, reduced, sample } from '../samples/sampleGraph';
import { TWINS } from '../samples/twins';
import { applyFix } from './applyFix';

const hazardsOf = async (doc: PlaygroundDoc) => findHazards(doc, await factsOf(doc), null);
const blocking = (doc: PlaygroundDoc) => documentProblems(doc).filter((one) => one.severity === 'blocks');
const used = new Set<FixCode>();

describe('a fix', () => {
  it.each(TWINS.map((twins) => [`${twins.code}: ${twins.what}`, twins] as const))(
    'of %s takes it away and breaks nothing',
    async (_, { code, bad }) => {
      for (const hazard of (await hazardsOf(bad)).filter((one) => one.code === code)) {
        for (const fix of hazard.fixes) {
          used.add(fix);
          const mended = applyFix(bad, hazard, fix);
          const left = (await hazardsOf(mended)).filter(
            (one) => one.code === code && one.place.fields.join() === hazard.place.fields.join(),
          );
          expect([fix, left]).toEqual([fix, []]);
          expect(blocking(mended)).toEqual(blocking(bad));
          // Pressed twice, it does no more.
          expect(applyFix(mended, hazard, fix)).toBe(mended);
        }
      }
    },
  );

  it('of every kind was tried', () => {
    const all: { readonly [fix in FixCode]: true } = {
      giveReducer: true,
      serialise: true,
      addField: true,
      makePlain: true,
      startNone: true,
      wrapMath: true,
      addJoin: true,
      defer: true,
      useEdges: true,
      useAppend: true,
      useMerge: true,
      useUsual: true,
      sendOverwrite: true,
      leaveLoop: true,
      returnNew: true,
    };
    expect([...used].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it('returnNew takes the old value out of the source and leaves the rest as it is, and does nothing to an edited source', async () => {
    const fields = { log: reduced('list', 'append') };
    const code = "async (state) => {\n  // why\n  return { log: [...state.log, 'x', state.log.length] };\n}";
    const doc = sample({ fields, nodes: { a: code }, paths: ['START > a'] });
    const [hazard] = await hazardsOf(doc);
    if (hazard === undefined) throw new Error('no hazard');
    const mended = applyFix(doc, hazard, 'returnNew').graph.nodes[0]?.source;
    expect(mended).toBe(doc.graph.nodes[0]?.source.replace('...state.log, ', ''));
    const edited = setNodeSource(doc, 'a', `// first\n${doc.graph.nodes[0]?.source}`);
    expect(applyFix(edited, hazard, 'returnNew')).toBe(edited);
  });

  it('is not offered where it would do nothing or harm', async () => {
    const nodes = { a: '() => ({ x: 1 })', b: '() => ({ x: 2 })', c: '() => ({})' };
    const fixesOf = async (paths: readonly string[]) => (await hazardsOf(sample({ fields: { x: plain('int') }, nodes, paths })))[0]?.fixes;
    expect(await fixesOf(['START > a > d', 'START > b > d'])).toEqual(['giveReducer', 'serialise']);
    expect(await fixesOf(['START > a > d', 'START > b > d', 'START > c > d'])).toEqual(['giveReducer']);
    expect(await fixesOf(['START > a', 'START > c > c2', 'START > b', 'c > b'])).toEqual(['giveReducer']);
  });
});
