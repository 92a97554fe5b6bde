import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addExpectation, deleteExpectation, setMerge } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { firstDocument } from '~/examples/first';
import type { Lab } from './labState';
import { type Page, startedPage } from './test/openPage';

const PATIENCE = { timeout: 20_000 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function realPage(): Promise<Page> {
  const engine = createInProcessEngine();
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

it('hazards follow the document', async () => {
  const page = await realPage();
  expect(page.state().hazards).toEqual([]);
  page.actions.edit({ label: 'editField', apply: (doc) => setMerge(doc, field(page), { kind: 'plain' }) });
  await vi.waitFor(() => expect(page.state().hazards.map(({ code }) => code)).toContain('parallelPlain'), PATIENCE);
  page.actions.undo();
  await vi.waitFor(() => expect(page.state().hazards).toEqual([]), PATIENCE);
});
