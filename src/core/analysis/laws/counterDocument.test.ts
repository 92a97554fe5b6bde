import { describe, expect, it } from 'vitest';
import { documentProblems, readDocument, toJson } from '~/core/document';
import { counterDocument } from './counterDocument';
import { countersOf, fieldOf } from './counters.fixture';
import { KNOWN } from './reducers.fixture';

describe('counterDocument', () => {
  it('is a whole document that may run, for every counter-example', async () => {
    let count = 0;
    for (const known of KNOWN) {
      for (const counter of await countersOf(known)) {
        const doc = counterDocument(fieldOf(known), 'export const one = 1;\n', counter);
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
    const doc = counterDocument(fieldOf(append), '', counter);
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
