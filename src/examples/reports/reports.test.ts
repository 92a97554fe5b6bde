import { describe, expect, it } from 'vitest';
import { findHazards } from '~/core/analysis';
import { createInProcessEngine } from '~/engine/inProcess';
import { searchExamples } from '../gallery';
import { documentOf } from '../sketch';
import { reportTopics } from '.';
import { cannot } from './cannot';
import { reportGallery } from './reportGallery';

const reports = reportTopics.flatMap((topic) => Object.entries(topic.reports));

it('shows all 84 reports but at most eight, each once', () => {
  const ids = [...reports.map(([id]) => id), ...Object.keys(cannot)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(84);
  expect(Object.keys(cannot).length).toBeLessThanOrEqual(8);
});

it('finds a report by its number, by its source and in either language', () => {
  const found = (query: string) => searchExamples(query, reportGallery.examples).map(({ id }) => id);
  expect(found('R002')).toEqual(['R002']);
  expect(found('langgraph#6446')).toEqual(['R002']);
  expect(found('posthog')).toEqual(['R013']);
  expect(found('出处 6446')).toEqual(['R002']);
  expect(found('')).toHaveLength(reports.length);
});

describe('hazards of the reports', () => {
  const engine = createInProcessEngine();
  it.each(reports)('%s has those that it is about before it runs', async (_, sketch) => {
    const doc = documentOf(sketch, 'en');
    const found = findHazards(doc, await engine.facts(doc.graph), null).map(({ code }) => code);
    expect([...new Set(found)].toSorted()).toEqual([...(sketch.hazards ?? [])].toSorted());
  });
});
