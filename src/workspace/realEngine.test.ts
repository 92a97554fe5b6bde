import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { renameNode } from '~/core/document';
import { stateAt } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { firstDocument } from '~/examples/first';
import { type Page, startedPage } from './test/openPage';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function realPage(): Promise<Page> {
  const engine = createInProcessEngine();
  return startedPage({ firstDoc: firstDocument('en'), deps: { engine: async () => engine, frame: (run) => void setTimeout(run) } });
}

async function reach(page: Page, at: number): Promise<void> {
  await vi.waitFor(() => expect(page.state().cursor).toEqual({ at, call: null }), { timeout: 5000 });
}

function log(page: Page): unknown {
  const { trace, ranGraph, cursor } = page.state();
  const held = trace === null || ranGraph === null ? undefined : stateAt(trace, ranGraph.fields, cursor).get('log');
  return held?.kind === 'value' ? trace?.value(held.ref) : null;
}

it('steps the first document as LangGraph runs it, back and forth, and names what a rename changes', async () => {
  const page = await realPage();
  page.actions.step();
  await reach(page, 1);
  expect(page.state().status).toEqual({ kind: 'parked', moment: 1 });
  expect(page.state().trace?.rows.filter((row) => row.moment === 1)).toEqual([]);
  page.actions.step();
  await reach(page, 2);
  expect(log(page)).toEqual(['start', 'apple', 'mango', 'zebra']);
  await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' }));
  expect(page.state().verdicts.every((verdict) => verdict.passed)).toBe(true);
  page.actions.back();
  expect(log(page)).toEqual(['start']);
  page.actions.step();

  const apple = page.state().doc.graph.nodes.find((node) => node.name === 'apple')?.id ?? '';
  page.actions.edit({ label: 'renameNode', apply: (doc) => renameNode(doc, apple, 'yak') });
  expect(page.state().stale).toBe(true);
  page.actions.step();
  await vi.waitFor(() => expect(page.state()).toMatchObject({ stale: false, cursor: { at: 2 } }), { timeout: 5000 });
  expect(log(page)).toEqual(['start', 'mango', 'yak', 'zebra']);
  expect(page.state().difference).not.toBeNull();
});

it('stops a run while it starts, and steps again', async () => {
  const page = await realPage();
  page.actions.step();
  page.actions.stop();
  expect(page.state().status).toMatchObject({ kind: 'over', how: 'stopped' });
  page.actions.step();
  page.actions.step();
  await reach(page, 2);
});
