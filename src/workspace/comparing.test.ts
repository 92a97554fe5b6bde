import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { addNode, type PlaygroundDoc, setTitle } from '~/core/document';
import { LIMITS } from '~/engine/limits';
import type { Comparing } from './compareState';
import { canCompareStep } from './compareState';
import { chain, type Page, startedPage } from './test/openPage';
import { save, source, title } from './test/verbs';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function opened(page: Page): Promise<Comparing> {
  await page.actions.openCompare();
  await page.calm();
  const { comparing } = page.state();
  if (comparing === null) throw new Error('no comparison is open');
  return comparing;
}

/** A page whose first node was edited once: compared with how it was before. */
async function edited(): Promise<{ page: Page; comparing: Comparing }> {
  const page = await startedPage();
  source(page, 'source of a, edited');
  await page.calm();
  return { page, comparing: await opened(page) };
}

const sides = (comparing: Comparing) => {
  const { left, right } = comparing.store.getState();
  return [left, right].map((side) => side && { at: side.cursor.at, call: side.cursor.call, status: side.status.kind });
};
const longer = (doc: PlaygroundDoc) => addNode(doc, { name: 'd', source: 'source of d' });

describe('stepping together', () => {
  it('moves both sides, each in a run of its own with the same seed and no further than allowed', async () => {
    const { page, comparing } = await edited();
    expect(page.engine.runs).toHaveLength(0);
    comparing.step();
    await page.calm();
    expect(sides(comparing)).toEqual([
      { at: 1, call: null, status: 'parked' },
      { at: 1, call: null, status: 'parked' },
    ]);
    expect(page.engine.runs.map(({ allowed, options }) => [allowed, options.seed])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(page.engine.runs.map(({ graph }) => graph.nodes[0]?.source)).toEqual(['source of a, edited', 'source of a']);
    comparing.step();
    comparing.step();
    await page.calm();
    expect(comparing.store.getState().cursor).toEqual({ at: 3, call: null });
    comparing.back();
    expect(sides(comparing).map((side) => side?.at)).toEqual([2, 2]);
    expect(page.engine.runs).toHaveLength(2);
  });

  it('leaves a side that is shorter at its end', async () => {
    const page = await startedPage();
    page.actions.edit({ label: 'addNode', apply: longer });
    await page.calm();
    const comparing = await opened(page);
    comparing.runAll();
    await page.calm();
    expect(sides(comparing)).toEqual([
      { at: 5, call: null, status: 'over' },
      { at: 4, call: null, status: 'over' },
    ]);
    expect(canCompareStep(comparing.store.getState())).toBe(false);
    comparing.step();
    expect(comparing.store.getState().cursor.at).toBe(5);
    comparing.back();
    comparing.back();
    expect(sides(comparing).map((side) => side?.at)).toEqual([3, 3]);
    expect(canCompareStep(comparing.store.getState())).toBe(true);
  });

  it('goes call by call on both sides, and clamps where one has none', async () => {
    const { page, comparing } = await edited();
    comparing.step();
    await page.calm();
    comparing.nextCall();
    await page.calm();
    expect(sides(comparing).map((side) => side && [side.at, side.call])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    comparing.nextCall();
    expect(comparing.store.getState().cursor).toEqual({ at: 2, call: null });
    comparing.previousCall();
    expect(comparing.store.getState().cursor).toEqual({ at: 2, call: 0 });
    comparing.previousCall();
    expect(comparing.store.getState().cursor).toEqual({ at: 1, call: null });
  });
});

describe('the first difference', () => {
  it('is named once both sides have come to it', async () => {
    const { page, comparing } = await edited();
    comparing.step();
    await page.calm();
    expect(comparing.store.getState().difference).toBeNull();
    comparing.step();
    await page.calm();
    expect(comparing.store.getState().difference).toMatchObject({ moment: 1, kind: 'task', subject: 'a' });
    comparing.reset();
    expect(comparing.store.getState().difference).toBeNull();
  });

  it('is none between two runs of the same graph', async () => {
    const page = await startedPage();
    const comparing = await opened(page);
    await comparing.choose({ kind: 'defer', node: page.state().doc.graph.nodes[0]?.id ?? '' });
    comparing.runAll();
    await page.calm();
    expect(sides(comparing).map((side) => side?.status)).toEqual(['over', 'over']);
    expect(comparing.store.getState().difference).toBeNull();
  });
});

describe('what it is compared with', () => {
  it('is the document before its last edit that changed what runs', async () => {
    const page = await startedPage();
    source(page, 'one');
    source(page, 'two');
    title(page, 'Only the title');
    await page.calm();
    const comparing = await opened(page);
    const { earlier, right, left } = comparing.store.getState();
    expect(earlier.map(({ label, doc }) => [label, doc.graph.nodes[0]?.source])).toEqual([
      ['editSource', 'one'],
      ['editSource', 'source of a'],
    ]);
    expect(left.doc.title).toBe('Only the title');
    expect(right?.doc).toBe(earlier[0]?.doc);
  });

  it('is a change of its own where nothing was edited', async () => {
    const page = await startedPage();
    const comparing = await opened(page);
    expect(comparing.store.getState().variant).toMatchObject({ kind: 'reducer', reducer: 'unique' });
    expect(comparing.store.getState().right?.doc.graph.fields[0]?.merge).toMatchObject({ reducer: 'unique', start: { kind: 'zero' } });
    const node = page.state().doc.graph.nodes[0]?.id ?? '';
    await comparing.choose({ kind: 'rename', node, name: 'z_a' });
    expect(comparing.store.getState().right?.doc.graph.nodes.map(({ name }) => name)).toEqual(['z_a', 'b', 'c']);
    await comparing.choose({ kind: 'defer', node });
    expect(comparing.store.getState().right?.doc.graph.nodes.map(({ defer }) => defer)).toEqual([true, false, false]);
    expect(page.state()).toMatchObject({ undoLabel: null, doc: comparing.store.getState().left.doc });
  });

  it('is another saved document, and nothing where that cannot be read', async () => {
    const page = await startedPage({ firstDoc: setTitle(chain('x'), 'Other') });
    title(page, 'Other, saved');
    await save(page);
    const saved = page.state().docId;
    page.actions.openScratch(chain('a', 'b'));
    await page.calm();
    const comparing = await opened(page);
    await comparing.choose({ kind: 'saved', id: saved });
    expect(comparing.store.getState().right?.doc.title).toBe('Other, saved');
    await comparing.choose({ kind: 'saved', id: 'gone' });
    expect(comparing.store.getState()).toMatchObject({ right: null, unread: true });
    comparing.step();
    await page.calm();
    expect(page.engine.runs).toHaveLength(0);
  });
});

describe('the page beside it', () => {
  it('keeps its document, its record and its parked run', async () => {
    const page = await startedPage();
    source(page, 'source of a, edited');
    await page.press('step', 'step');
    const before = page.state();
    const comparing = await opened(page);
    comparing.runAll();
    await page.calm();
    comparing.reset();
    comparing.step();
    await page.calm();
    page.actions.closeCompare();
    await page.calm();
    const { traceVersion, hazards } = page.state();
    expect(page.state()).toEqual({ ...before, comparing: null, traceVersion, hazards });
    expect(page.engine.live()).toHaveLength(1);
    await page.press('step');
    expect(page.state().cursor.at).toBe(3);
  });

  it('never has more runs at once than the engine takes', async () => {
    const { page, comparing } = await edited();
    await page.press('step');
    const working = () => page.engine.runs.filter(({ over }) => !over).length;
    comparing.step();
    await page.calm();
    expect(working()).toBe(LIMITS.page.jobs);
    comparing.reset();
    comparing.step();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    // The two that were let go have not ended yet, so nothing new may start.
    expect(page.engine.runs).toHaveLength(LIMITS.page.jobs);
    await page.calm();
    expect(page.engine.runs).toHaveLength(LIMITS.page.jobs + 2);
    expect(working()).toBe(LIMITS.page.jobs);
    expect(page.engine.runs[0]?.stopped).toBe(false);
  });

  it('closes it when another document is opened, and hears nothing more of it', async () => {
    const { page, comparing } = await edited();
    comparing.step();
    await page.calm();
    page.actions.openScratch(chain('a'));
    await page.calm();
    expect(page.state().comparing).toBeNull();
    expect(page.engine.live()).toHaveLength(0);
    const { version } = comparing.store.getState();
    for (const run of page.engine.runs) run.late();
    await page.calm();
    expect(comparing.store.getState().version).toBe(version);
  });
});
