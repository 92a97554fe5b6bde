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
      passId: true,
      markerFirst: true,
      dropOverwrite: true,
      narrowInput: true,
      narrowOutput: true,
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

  const mendsOf = async (field: ReturnType<typeof reduced>, name: string, code: string, fix: FixCode) => {
    const doc = sample({ fields: { [name]: field }, nodes: { a: code }, paths: ['START > a'] });
    const hazard = (await hazardsOf(doc)).find((one) => one.fixes.includes(fix));
    return hazard && applyFix(doc, hazard, fix).graph.nodes[0]?.source.split('export default ')[1]?.trim();
  };
  const log = reduced('list', 'append');
  const messages = reduced('messages', 'addMessages');

  it.each([
    ['(state) => ({ ...state, y: 1 })', '(state) => ({ y: 1 });'],
    ['(state) => ({ y: 1, ...state })', '(state) => ({ y: 1 });'],
    ['(state) => { const next = { ...state }; next.y = 1; return next; }', '(state) => { const next = {  }; next.y = 1; return next; };'],
    ['(s) => { s.y = 1; return s; }', '(s) => { s.y = 1; return { y: s.y }; };'],
    ['(s) => s', '(s) => ({});'],
    ['(s) => { s.log.push(1); return s; }', undefined],
    ['(s) => { s.log.push(1); return { ...s, y: 1 }; }', undefined],
  ])('of the whole state %s leaves what is new', async (code, mended) => {
    expect(await mendsOf(log, 'log', code, 'returnNew')).toBe(mended);
  });

  it.each([
    ['(s) => ({ messages: [{ role: "ai", content: s.messages.at(-1)?.content + "!" }] })', 'id: s.messages.at(-1)?.id, role: "ai"'],
    [
      '(s) => { const last = s.messages.at(-1); return { messages: { type: "ai", content: `${last.content}!` } }; }',
      '{ id: last.id, type: "ai"',
    ],
    [
      '(s) => ({ messages: new AIMessage(s.messages[0].content.trim()) })',
      'new AIMessage({ id: s.messages[0].id, content: s.messages[0].content.trim() })',
    ],
    ['(s) => ({ messages: [new AIMessage({ content: s.messages[0].content })] })', 'new AIMessage({ id: s.messages[0].id, content:'],
    ['(s) => ({ messages: [{ role: "ai", content: s.messages.pop().content }] })', undefined],
  ])('of an edited message %s passes its id on', async (code, part) => {
    const mended = await mendsOf(messages, 'messages', code, 'passId');
    if (part === undefined) expect(mended).toBeUndefined();
    else expect(mended).toContain(part);
  });

  it('of a late marker puts it first, and leaves the others in their order', async () => {
    const marker = 'new RemoveMessage({ id: REMOVE_ALL_MESSAGES })';
    const one = '{ role: "ai", content: "1" }';
    const of = (list: string) => `() => ({ messages: [${list}] })`;
    const mended = (list: string) => mendsOf(messages, 'messages', of(list), 'markerFirst');
    expect(await mended(`${one}, ${one}, ${marker}, ${one}`)).toBe(`${of(`${marker}, ${one}, ${one}, ${one}`)};`);
    expect(await mended(`...more, ${one}, ${marker}`)).toBeUndefined();
  });

  it('is not offered where it would do nothing or harm', async () => {
    const nodes = { a: '() => ({ x: 1 })', b: '() => ({ x: 2 })', c: '() => ({})' };
    const fixesOf = async (paths: readonly string[]) => (await hazardsOf(sample({ fields: { x: plain('int') }, nodes, paths })))[0]?.fixes;
    expect(await fixesOf(['START > a > d', 'START > b > d'])).toEqual(['giveReducer', 'serialise']);
    expect(await fixesOf(['START > a > d', 'START > b > d', 'START > c > d'])).toEqual(['giveReducer']);
    expect(await fixesOf(['START > a', 'START > c > c2', 'START > b', 'c > b'])).toEqual(['giveReducer']);
  });
});
