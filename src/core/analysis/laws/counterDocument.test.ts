import { describe, expect, it } from 'vitest';
import { documentProblems, type Field, readDocument, toJson } from '~/core/document';
import { checkLaws } from './checkLaws';
import { counterDocument } from './counterDocument';
import { localFolder } from './localFolder.fixture';
import { KNOWN, type KnownReducer } from './reducers.fixture';

const field = ({ type, start }: KnownReducer): Field => ({
  id: 'f7',
  name: 'held',
  type,
  merge: {
    kind: 'own',
    source: 'export default (s, u) => u;\n',
    start: start === null ? { kind: 'none' } : { kind: 'own', source: 'export default 0;\n' },
  },
});

async function countersOf(known: KnownReducer) {
  const folder = localFolder(known.make(), known.start);
  const results = await checkLaws({ field: field(known), recorded: known.recorded, folder, seed: 3, tries: 40, budget: { folds: 10_000 } });
  return results.flatMap((result) => (result.verdict === 'fails' ? [result.counter] : []));
}

describe('counterDocument', () => {
  it('is a whole document that may run, for every counter-example', async () => {
    let count = 0;
    for (const known of KNOWN) {
      for (const counter of await countersOf(known)) {
        const doc = counterDocument(field(known), 'export const one = 1;\n', counter);
        expect(readDocument(JSON.parse(toJson(doc)))).toEqual({ ok: true, doc });
        expect(documentProblems(doc).filter((problem) => problem.severity === 'blocks')).toEqual([]);
        expect(doc.expectations.length).toBeGreaterThan(0);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(60);
  });

  it('shows both sides in fields of their own', async () => {
    const append = KNOWN.find((one) => one.name === 'append')!;
    const counter = (await countersOf(append)).find((one) => one.law === 'orderFree')!;
    const doc = counterDocument(field(append), '', counter);
    expect(doc.graph.fields.map((one) => [one.id, one.name])).toEqual([
      ['f7', 'held'],
      [doc.graph.fields[1]?.id, 'held_2'],
      [doc.graph.fields[2]?.id, 'begun'],
    ]);
    const [a, b] = counter.updates.map((update) => JSON.stringify(update));
    expect(doc.graph.nodes.map((node) => node.source)).toEqual([
      `export default () => ({ held: ${a}, held_2: ${b} });\n`,
      `export default () => ({ held: ${b}, held_2: ${a} });\n`,
    ]);
    expect(doc.expectations.map((one) => one.kind)).toEqual(['value', 'calls', 'value', 'calls']);
  });
});
