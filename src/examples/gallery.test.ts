import { describe, expect, it } from 'vitest';
import { documentProblems, END, readDocument, START } from '~/core/document';
import { checkExpectations, createTraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { examples as own, explained, searchExamples, topics as ownTopics } from './gallery';
import { reportGallery } from './reports/reportGallery';

const topics = [...ownTopics, ...reportGallery.topics];
const examples = [...own, ...reportGallery.examples];

describe('examples', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s does what it says', async (_, example) => {
    const doc = example.doc('en');
    expect(doc.expectations.length).toBeGreaterThan(0);
    expect(documentProblems(doc).filter((problem) => problem.severity === 'blocks')).toEqual([]);
    expect(readDocument(JSON.parse(JSON.stringify(doc)))).toEqual({ ok: true, doc });
    const store = createTraceStore();
    const engine = createInProcessEngine();
    await new Promise<void>((done) => {
      engine.run(
        doc.graph,
        { seed: doc.graph.seed, allow: null, delays: null },
        {
          onTrace: (values, events) => store.append(values, events),
          onStatus: (status) => {
            if (status.kind === 'over') done();
          },
        },
      );
    });
    expect(checkExpectations(doc, store).filter((verdict) => !verdict.passed)).toEqual([]);
  });

  it('is drawn from START down to END, loops too, with nothing on top of anything', () => {
    for (const example of examples) {
      const { nodes } = example.doc('en').layout;
      const places = Object.values(nodes);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      const inner = Object.entries(nodes).flatMap(([ref, { y }]) => (ref === START || ref === END ? [] : [y]));
      expect([example.id, Math.min(...inner) > (nodes[START]?.y ?? 0), Math.max(...inner) < (nodes[END]?.y ?? 0)]).toEqual([
        example.id,
        true,
        true,
      ]);
    }
  });

  it('has texts in both languages and a topic for each', () => {
    for (const example of examples) {
      expect(topics.some((topic) => topic.id === example.topic)).toBe(true);
      for (const text of [example.title, example.summary]) {
        expect(text.en).not.toBe('');
        expect(text.zh).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

const search = (query: string) => searchExamples(query, own);

describe('searchExamples', () => {
  it('finds claims by their number, those without a document too', () => {
    expect(search('x033').map((example) => example.id)).toEqual(['claim-update-state']);
    expect(search('C009').map((example) => example.id)).toEqual(['claim-zero-values']);
    expect(searchExamples('c104', explained).map(({ topic, claims }) => [topic, claims])).toEqual([['claims-library', ['C104']]]);
    expect(topics.map(({ id }) => id)).toContain('claims-library');
  });

  it('finds by every word, in either language', () => {
    expect(search('').length).toBe(own.length);
    expect(search('zebra').map((example) => example.id)).toContain('zebra-apple-mango');
    expect(search('静默 status').map((example) => example.id)).toEqual(['status-grows']);
    const refused = search('InvalidUpdateError').map((example) => example.id);
    expect(refused.filter((id) => !id.startsWith('claim-'))).toEqual([
      'untracked-guard',
      'parallel-plain',
      'hazard-parallel-plain',
      'hazard-parallel-overwrite',
    ]);
    expect(refused).toContain('claim-two-writers');
    for (const word of ['隐患', 'hazards']) {
      const found = search(word).map((example) => example.id);
      expect(found).toEqual(examples.filter((example) => example.topic === 'hazards').map((example) => example.id));
    }
    expect(search('hazard scores').length).toBeGreaterThan(1);
    expect(search('no such words at all')).toEqual([]);
  });
});
