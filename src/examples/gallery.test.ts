import { describe, expect, it } from 'vitest';
import { documentProblems, END, START } from '~/core/document';
import { checkExpectations, createTraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { examples as own, searchExamples, topics as ownTopics } from './gallery';
import { reportGallery } from './reports/reportGallery';

const topics = [...ownTopics, ...reportGallery.topics];
const examples = [...own, ...reportGallery.examples];

describe('examples', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s does what it says', async (_, example) => {
    const doc = example.doc('en');
    expect(doc.expectations.length).toBeGreaterThan(0);
    expect(documentProblems(doc).filter((problem) => problem.severity === 'blocks')).toEqual([]);
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

describe('searchExamples', () => {
  it('finds by every word, in either language', () => {
    expect(searchExamples('').length).toBe(own.length);
    expect(searchExamples('zebra').map((example) => example.id)).toContain('zebra-apple-mango');
    expect(searchExamples('静默 status').map((example) => example.id)).toEqual(['status-grows']);
    const refused = searchExamples('InvalidUpdateError').map((example) => example.id);
    expect(refused.filter((id) => !id.startsWith('claim-'))).toEqual([
      'untracked-guard',
      'parallel-plain',
      'hazard-parallel-plain',
      'hazard-parallel-overwrite',
    ]);
    expect(refused).toContain('claim-two-writers');
    for (const word of ['隐患', 'hazards']) {
      const found = searchExamples(word).map((example) => example.id);
      expect(found).toEqual(examples.filter((example) => example.topic === 'hazards').map((example) => example.id));
    }
    expect(searchExamples('hazard scores').length).toBeGreaterThan(1);
    expect(searchExamples('no such words at all')).toEqual([]);
  });
});
