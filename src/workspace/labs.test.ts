import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addExpectation, addField, deleteExpectation, type PlaygroundDoc, setMerge, setNodeSource, setShared } from '~/core/document';
import type { Engine } from '~/engine';
import { createInProcessEngine } from '~/engine/inProcess';
import { firstDocument } from '~/examples/first';
import type { Lab } from './labState';
import { type Page, startedPage } from './test/openPage';

const PATIENCE = { timeout: 20_000 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function realPage(part: Partial<Engine> = {}): Promise<Page> {
  const engine = { ...createInProcessEngine(), ...part };
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, Math.min(ms, 5));
    return () => clearTimeout(timer);
  };
  return startedPage({
    firstDoc: firstDocument('en'),
    deps: { engine: async () => engine, frame: (run) => void setTimeout(run), later, newSeed: () => 7 },
  });
}

async function ran(): Promise<Page> {
  const page = await realPage();
  page.actions.runAll();
  await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' }), PATIENCE);
  return page;
}

async function labOf<K extends Lab['kind']>(page: Page, kind: K): Promise<Extract<Lab, { kind: K }>> {
  await vi.waitFor(() => expect(page.state().lab).toMatchObject({ kind, running: false }), PATIENCE);
  return page.state().lab as Extract<Lab, { kind: K }>;
}

const field = (page: Page) => page.state().doc.graph.fields[0]?.id ?? '';

describe('laws', () => {
  it('are tried on the calls of the record and on others, one after the other', async () => {
    const page = await ran();
    page.actions.openLaws(field(page));
    const lab = await labOf(page, 'laws');
    expect(lab).toMatchObject({ recorded: 4, trying: null, cause: null, progress: { done: 9, of: 9 } });
    expect(lab.results.find(({ law }) => law === 'orderFree')).toMatchObject({ verdict: 'fails', recorded: true });
    expect(lab.results.find(({ law }) => law === 'grouping')).toMatchObject({ verdict: 'holds' });
  });

  it('are left where they are by a stop, and go with what was open', async () => {
    const page = await realPage();
    page.actions.openLaws(field(page));
    page.actions.stopLab();
    const lab = await labOf(page, 'laws');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.state().lab).toBe(lab);
    page.actions.newDocument();
    expect(page.state().lab).toBeNull();
  });

  it('are those of the reducer with the shared code as it is now', async () => {
    const page = await realPage();
    const { id } = page.state().doc.graph.fields[0] ?? { id: '' };
    const source = "import { both } from './shared';\n\nexport default both;\n";
    const shared = (code: string) => page.actions.edit({ label: 'editSource', apply: (doc) => setShared(doc, code) });
    page.actions.edit({ label: 'editField', apply: (doc) => setMerge(doc, id, { kind: 'own', source, start: { kind: 'zero' } }) });
    shared('export const both = (a: string[], b: string[]) => [...a, ...b];\n');
    page.actions.runAll();
    await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' }), PATIENCE);
    shared('export const both = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();\n');
    page.actions.openLaws(id);
    const lab = await labOf(page, 'laws');
    expect(lab.results.find(({ law }) => law === 'orderFree')).toMatchObject({ verdict: 'holds' });
  });

  it('end where a fold is too large to be sent', async () => {
    const page = await realPage({
      lab: () => {
        let end: (last: { how: 'stopped'; cause: null }) => void = () => undefined;
        return {
          fold: () => Promise.reject(new RangeError('a fold of 99999999 characters')),
          over: new Promise((over) => {
            end = over;
          }),
          stop: () => end({ how: 'stopped', cause: null }),
        };
      },
    });
    page.actions.openLaws(field(page));
    expect(await labOf(page, 'laws')).toMatchObject({ cause: { kind: 'limit', limit: 'bytes' } });
  });
});

describe('an expected law', () => {
  const law = { kind: 'law', law: 'orderFree', existing: { kind: 'start' }, updates: [['a'], ['b']] } as const;
  const expectLaw = (page: Page) =>
    page.actions.edit({ label: 'expectations', apply: (doc) => addExpectation(doc, { ...law, field: field(page) }) });

  it('is tried as soon as it is expected of what ran, and after every run', async () => {
    const page = await ran();
    expectLaw(page);
    const sides = [
      ['a', 'b'],
      ['b', 'a'],
    ];
    const index = page.state().doc.expectations.length - 1;
    await vi.waitFor(
      () => expect(page.state().lawVerdicts).toEqual([{ index, at: 'end', passed: false, found: { kind: 'sides', values: sides } }]),
      PATIENCE,
    );
    page.actions.edit({
      label: 'editField',
      apply: (doc) =>
        setMerge(doc, field(page), { kind: 'own', source: 'export default (s, u) => [...s, ...u].sort();', start: { kind: 'zero' } }),
    });
    page.actions.runAll();
    await vi.waitFor(() => expect(page.state().lawVerdicts).toMatchObject([{ index, passed: true }]), PATIENCE);
    page.actions.edit({ label: 'expectations', apply: (doc) => deleteExpectation(doc, index) });
    expect(page.state().lawVerdicts).toEqual([]);
  });

  it('is not tried of a document that has not run', async () => {
    const page = await realPage();
    expectLaw(page);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.state().lawVerdicts).toEqual([]);
  });
});

describe('laws after each run', () => {
  const ownReducer = (source: string) => (page: Page) =>
    page.actions.edit({
      label: 'editField',
      apply: (doc) => setMerge(doc, field(page), { kind: 'own', source, start: { kind: 'zero' } }),
    });
  const changes = ownReducer('export default (s, u) => { s.push(...u); return s; };');

  it('are tried where that is wanted, and forgotten with the record', async () => {
    const page = await realPage();
    page.actions.prefer({ tryLaws: true });
    changes(page);
    page.actions.runAll();
    await vi.waitFor(() => expect(page.state().lawMarks).toHaveLength(1), PATIENCE);
    expect(page.state().lawMarks[0]).toMatchObject({ field: field(page) });
    expect(page.state().lawMarks[0]?.broken).toContain('leavesArguments');
    page.actions.reset();
    expect(page.state().lawMarks).toEqual([]);
  });

  it('are not tried unless asked for, nor of a document that came from a link or an example', async () => {
    const page = await realPage();
    changes(page);
    page.actions.runAll();
    await vi.waitFor(() => expect(page.state().status.kind).toBe('over'), PATIENCE);
    page.actions.prefer({ tryLaws: true });
    page.actions.openScratch(page.state().doc);
    page.actions.runAll();
    await vi.waitFor(() => expect(page.state().status.kind).toBe('over'), PATIENCE);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.state().lawMarks).toEqual([]);
  });
});

describe('orders', () => {
  it('of a merge of the record are tried, and a merge whose order decides is marked by itself', async () => {
    const page = await ran();
    await vi.waitFor(() => expect(page.state().orderMarks).toEqual([{ moment: 1, field: 'log' }]), PATIENCE);
    page.actions.openOrders(1, 'log');
    const { exploration } = await labOf(page, 'orders');
    expect(exploration).toMatchObject({ how: 'done', complete: true, tried: 6, dependsOnOrder: true });
    page.actions.reset();
    expect(page.state().orderMarks).toEqual([]);
  });

  it('of real runs are repeated, and again with the same delays', async () => {
    const page = await ran();
    page.actions.openOrders(1, 'log');
    const repeated = async (runs: number, delays?: number) => {
      page.actions.repeatRuns(runs, delays);
      await vi.waitFor(() => expect(page.state().lab).toMatchObject({ repeat: { running: false, done: runs } }), PATIENCE);
      const { repeat } = await labOf(page, 'orders');
      return repeat;
    };
    await labOf(page, 'orders');
    const first = await repeated(3);
    expect(first).toMatchObject({ delays: 7, cause: null, outcomes: { runs: 3 } });
    expect(first?.outcomes?.outcomes).toHaveLength(1);
    expect(await repeated(3, 40)).toMatchObject({ delays: 40 });
  });
});

describe('hazards', () => {
  const list = (page: Page) => page.state().hazards.map(({ code }) => code);

  it('are mended once, whatever is pressed and edited meanwhile', async () => {
    const page = await realPage();
    const source = "export default () => ({ lgo: ['x'] });\n";
    const edit = (apply: (doc: PlaygroundDoc) => PlaygroundDoc) => page.actions.edit({ label: 'editSource', apply });
    for (const { id } of page.state().doc.graph.nodes) edit((doc) => setNodeSource(doc, id, source));
    await vi.waitFor(() => expect(list(page)).toContain('undeclaredWrite'), PATIENCE);
    const { hazards } = page.state();
    await Promise.all(hazards.map((hazard) => page.actions.fixHazard(hazard, 'addField')));
    expect(page.state().doc.graph.fields.map(({ name }) => name)).toEqual(['log', 'lgo']);
    await Promise.all(hazards.map((hazard) => page.actions.fixHazard(hazard, 'addField')));
    expect(page.state().doc.graph.fields.map(({ name }) => name)).toEqual(['log', 'lgo']);
    page.actions.undo();
    expect(page.state().doc.graph.fields.map(({ name }) => name)).toEqual(['log']);
    edit((doc) => addField(doc, { name: 'lgo', merge: { kind: 'plain' } }));
    const { doc } = page.state();
    await Promise.all(hazards.map((hazard) => page.actions.fixHazard(hazard, 'addField')));
    expect(page.state().doc).toBe(doc);
  });

  it('of a document go when another is opened', async () => {
    const page = await realPage();
    page.actions.edit({ label: 'editField', apply: (doc) => setMerge(doc, field(page), { kind: 'plain' }) });
    await vi.waitFor(() => expect(list(page)).toContain('parallelPlain'), PATIENCE);
    page.actions.newDocument();
    expect(list(page)).toEqual([]);
  });
});

it('hazards follow the document', async () => {
  const page = await realPage();
  expect(page.state().hazards).toEqual([]);
  page.actions.edit({ label: 'editField', apply: (doc) => setMerge(doc, field(page), { kind: 'plain' }) });
  await vi.waitFor(() => expect(page.state().hazards.map(({ code }) => code)).toContain('parallelPlain'), PATIENCE);
  page.actions.undo();
  await vi.waitFor(() => expect(page.state().hazards).toEqual([]), PATIENCE);
});
