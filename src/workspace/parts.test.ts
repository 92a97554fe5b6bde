import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { addNode, deleteNode, emptyDocument, type Problem, renameNode, setNodeSource } from '~/core/document';
import { numberedTitle } from './numberedTitle';
import { readPreferences } from './preferences';
import { createPulse } from './pulse';
import type { Preferences } from './state';
import { chain, startedPage } from './test/openPage';
import { createScriptedEngine } from './test/scriptedEngine';
import { TONES, tonesOf } from './tones';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('problems', () => {
  const inSource: Problem = { code: 'sourceSyntax', severity: 'blocks', place: { kind: 'node', id: 'n1' }, params: {} };

  it('of structure come at once, of sources once typing rests', async () => {
    const page = await startedPage();
    page.tick(300);
    await page.calm();
    page.engine.checks.splice(0);
    page.actions.edit({ label: 'deleteNode', apply: () => emptyDocument() });
    expect(page.state().problems.map(({ code }) => code)).toContain('noNodes');
    for (const text of ['a', 'b', 'c']) {
      page.actions.edit({ label: 'addNode', apply: (doc) => addNode(doc, { name: text }) });
      page.tick(299);
    }
    await page.calm();
    expect(page.engine.checks).toHaveLength(0);
    page.tick(1);
    await page.calm();
    expect(page.engine.checks).toHaveLength(1);
    page.engine.checks[0]?.answer([inSource]);
    await page.calm();
    expect(page.state().problems).toContainEqual(inSource);
    expect(page.state().problems.map(({ code }) => code)).not.toContain('noNodes');
  });

  it('of an older text are not believed', async () => {
    const page = await startedPage();
    page.tick(300);
    await page.calm();
    const id = page.state().doc.graph.nodes[0]?.id ?? '';
    page.actions.edit({ label: 'editSource', apply: (doc) => setNodeSource(doc, id, 'new text') });
    page.engine.checks[0]?.answer([inSource]);
    await page.calm();
    expect(page.state().problems).not.toContainEqual(inSource);
  });
});

describe('the bench', () => {
  const outcome = { existing: 1, updateValue: 2, result: 3, error: null, existingAfter: null, updateAfter: null, bypassed: false } as const;
  const field = emptyDocument().graph.fields[0];
  if (field === undefined) throw new Error('an empty document has a field');

  it('fills in outcome by outcome', async () => {
    const page = await startedPage();
    page.actions.openBench(field, null, ['export default [1]', 'export default [2]']);
    page.actions.runBench();
    await page.calm();
    const job = page.engine.benches[0];
    job?.listener.onOutcome(1, outcome);
    expect(page.state().bench).toMatchObject({ outcomes: [null, outcome], running: true });
    job?.listener.onOver('killed', { kind: 'silent', ms: 2000 });
    expect(page.state().bench).toMatchObject({ running: false, cause: { kind: 'silent' }, outcomes: [null, outcome] });
  });

  it('believes nothing of a job that was let go', async () => {
    const page = await startedPage();
    page.actions.openBench(field, null, ['export default [1]']);
    page.actions.runBench();
    await page.calm();
    page.actions.editBench({ updates: ['export default [5]'] });
    page.engine.benches[0]?.listener.onOutcome(0, outcome);
    page.engine.benches[0]?.listener.onOver('done', null);
    expect(page.engine.benches[0]?.stopped).toBe(true);
    expect(page.state().bench).toMatchObject({ outcomes: [null], running: false, updates: ['export default [5]'] });
    page.actions.runBench();
    page.actions.closeBench();
    await page.calm();
    expect(page.engine.benches).toHaveLength(1);
    expect(page.state().bench).toBeNull();
  });

  it('is closed with the document that it belongs to', async () => {
    const page = await startedPage();
    page.actions.openBench(field, null, []);
    page.actions.newDocument();
    expect(page.state().bench).toBeNull();
  });
});

describe('the engine', () => {
  it('is renewed for every other document, once it is there', async () => {
    let renewed = 0;
    const engine = { ...createScriptedEngine(), renewFrame: () => (renewed += 1) };
    const page = await startedPage({ deps: { engine: async () => engine } });
    page.actions.newDocument();
    expect(renewed).toBe(0);
    page.tick(300);
    await page.calm();
    page.actions.openScratch(chain('x'));
    expect(renewed).toBe(1);
  });
});

describe('the selection', () => {
  it('goes when what was selected goes, and comes with what is there', async () => {
    const page = await startedPage();
    const id = page.state().doc.graph.nodes[0]?.id ?? '';
    page.actions.select({ kind: 'node', id });
    page.actions.select({ kind: 'node', id: 'nobody' });
    expect(page.state().selection).toEqual({ kind: 'node', id });
    page.actions.edit({ label: 'deleteNode', apply: (doc) => deleteNode(doc, id) });
    expect(page.state().selection).toEqual({ kind: 'none' });
  });
});

describe('tones', () => {
  it('stay with a node through a rename, on the page and in an older record', () => {
    const doc = chain('zebra', 'apple', 'mango');
    const renamed = renameNode(doc, doc.graph.nodes[1]?.id ?? '', 'yak');
    expect([...tonesOf(doc.graph, null)]).toEqual([
      ['zebra', 0],
      ['apple', 1],
      ['mango', 2],
    ]);
    const both = tonesOf(renamed.graph, doc.graph);
    expect([both.get('yak'), both.get('apple')]).toEqual([1, 1]);
  });

  it('begin again after the last', () => {
    const doc = chain(...Array.from({ length: 10 }, (_, i) => `n${i}`));
    expect(tonesOf(doc.graph, null).get('n9')).toBe(9 % TONES);
  });
});

describe('numberedTitle', () => {
  it('takes the first free number and does not pile numbers up', () => {
    expect(numberedTitle('Fan', [])).toBe('Fan (2)');
    expect(numberedTitle('Fan (2)', [{ title: 'Fan (2)' }, { title: 'Fan (3)' }])).toBe('Fan (4)');
    expect(numberedTitle('x'.repeat(200), []).length).toBeLessThan(200);
  });
});

describe('readPreferences', () => {
  const fallback: Preferences = {
    language: 'zh',
    theme: 'light',
    notation: 'python',
    cover: true,
    panels: {},
    recordTab: 'calls',
    tryLaws: false,
  };

  it('takes what makes sense and nothing else', () => {
    expect(readPreferences(null, fallback)).toBe(fallback);
    expect(
      readPreferences({ language: 'fr', theme: 'dark', cover: 1, panels: { rows: { a: 40 }, bad: { b: 'x' }, worse: 3 } }, fallback),
    ).toEqual({
      ...fallback,
      theme: 'dark',
      panels: { rows: { a: 40 } },
    });
  });
});

describe('createPulse', () => {
  it('beats at once, then once a frame as long as it is asked', () => {
    const frames: (() => void)[] = [];
    let beats = 0;
    const pulse = createPulse(
      (run) => frames.push(run),
      () => {
        beats += 1;
      },
    );
    const paint = () => frames.splice(0).forEach((run) => run());
    pulse();
    pulse();
    pulse();
    expect(beats).toBe(1);
    paint();
    expect(beats).toBe(2);
    paint();
    paint();
    expect(beats).toBe(2);
    pulse();
    expect(beats).toBe(3);
  });
});
