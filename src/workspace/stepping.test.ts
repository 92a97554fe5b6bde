import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveNodes, type PlaygroundDoc, setNodeSource, setTitle } from '~/core/document';
import type { Page } from './test/openPage';
import { chain, startedPage } from './test/openPage';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function editNode(page: Page, index: number, source: string): void {
  const apply = (doc: PlaygroundDoc) => setNodeSource(doc, doc.graph.nodes[index]?.id ?? '', source);
  page.actions.edit({ label: 'editSource', apply });
}

const at = (page: Page) => page.state().cursor.at;

describe('step', () => {
  it('shows one moment after the other, and lets nothing of the next one run', async () => {
    const page = await startedPage();
    expect(page.state()).toMatchObject({ status: { kind: 'idle' }, trace: null, cursor: { at: 0 } });
    await page.press('step');
    expect(page.state()).toMatchObject({ status: { kind: 'parked', moment: 1 }, cursor: { at: 1, call: null } });
    expect(page.engine.runs[0]).toMatchObject({ options: { allow: 1, seed: 1 }, allowed: 1 });
    await page.press('step');
    expect(page.engine.runs[0]?.allowed).toBe(2);
    expect(page.state().trace?.rows).toHaveLength(1);
    await page.press('step', 'step');
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'done' }, cursor: { at: 4, call: null } });
    await page.press('step');
    expect(page.state().cursor).toEqual({ at: 4, call: null });
    expect(page.engine.runs).toHaveLength(1);
  });

  it('takes two presses at once for two steps', async () => {
    const page = await startedPage();
    page.actions.step();
    page.actions.step();
    await page.calm();
    expect(at(page)).toBe(2);
    page.actions.step();
    page.actions.step();
    expect(at(page)).toBe(2);
    await page.calm();
    expect(at(page)).toBe(4);
  });

  it('takes a step back out of one that is still on its way', async () => {
    const page = await startedPage();
    await page.press('step');
    page.actions.step();
    page.actions.back();
    await page.calm();
    expect(at(page)).toBe(1);
    expect(page.state().trace?.rows).toHaveLength(1);
  });

  it('moves over what is recorded without the engine', async () => {
    const page = await startedPage();
    await page.press('runAll');
    expect(at(page)).toBe(4);
    page.actions.back();
    page.actions.back();
    expect(at(page)).toBe(2);
    page.actions.step();
    expect(at(page)).toBe(3);
    page.actions.goTo({ at: 0, call: null });
    expect(at(page)).toBe(0);
    page.actions.goTo({ at: 99, call: null });
    expect(at(page)).toBe(4);
    expect(page.engine.runs).toHaveLength(1);
  });

  it('never shows a moment before its last event', async () => {
    const page = await startedPage();
    page.engine.twists.set('b', 'hang');
    await page.press('runAll');
    expect(page.state()).toMatchObject({ status: { kind: 'running' }, cursor: { at: 2 } });
    expect(page.state().trace?.moments[2]?.started).toBe(true);
    page.actions.goTo({ at: 3, call: null });
    page.actions.step();
    expect(at(page)).toBe(2);
    page.engine.runs[0]?.die('killed', { kind: 'silent', ms: 2000 });
    expect(page.state()).toMatchObject({
      status: { kind: 'over', how: 'killed' },
      cause: { kind: 'silent' },
      cursor: { at: 3, call: null },
    });
    expect(page.state().trace?.rows.at(-1)).toMatchObject({ kind: 'call', state: 'running', field: 'log' });
    page.engine.twists.clear();
    await page.press('step');
    expect(page.engine.runs).toHaveLength(2);
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'done' }, cursor: { at: 4 } });
  });

  it('stops following when one steps back during a run', async () => {
    const page = await startedPage();
    await page.press('step', 'step');
    page.actions.runAll();
    page.actions.back();
    await page.calm();
    expect(at(page)).toBe(1);
    expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' });
  });

  it('runs to a moment that has not run', async () => {
    const page = await startedPage();
    page.actions.goTo({ at: 3, call: 0 });
    await page.calm();
    expect(page.state()).toMatchObject({ cursor: { at: 3, call: 0 }, status: { kind: 'parked', moment: 3 } });
  });
});

describe('calls', () => {
  it('are stepped through one by one, running on where the record ends', async () => {
    const page = await startedPage();
    await page.press('nextCall');
    expect(page.state().cursor).toEqual({ at: 1, call: null });
    await page.press('nextCall');
    expect(page.state().cursor).toEqual({ at: 2, call: 0 });
    await page.press('nextCall');
    expect(page.state().cursor).toEqual({ at: 2, call: null });
    await page.press('previousCall', 'previousCall');
    expect(page.state().cursor).toEqual({ at: 1, call: null });
    await page.press('nextCall', 'step');
    expect(page.state().cursor).toEqual({ at: 2, call: null });
  });
});

describe('stop and reset', () => {
  it('keep the record, and forget it', async () => {
    const page = await startedPage();
    await page.press('step', 'step', 'stop');
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'stopped' }, cursor: { at: 2 }, verdicts: [] });
    expect(page.state().trace?.rows).toHaveLength(1);
    await page.press('step');
    expect(page.engine.runs).toHaveLength(2);
    expect(page.state()).toMatchObject({ cursor: { at: 3 }, status: { kind: 'parked' }, difference: null });
    await page.press('reset');
    expect(page.state()).toMatchObject({ status: { kind: 'idle' }, trace: null, cursor: { at: 0, call: null } });
    expect(page.engine.live()).toHaveLength(0);
  });

  it('in the moment of starting leave no run behind', async () => {
    for (const key of ['stop', 'reset'] as const) {
      const page = await startedPage();
      page.actions.step();
      page.actions[key]();
      await page.calm();
      expect(page.engine.runs).toHaveLength(0);
      expect(page.state().status.kind).toBe(key === 'stop' ? 'over' : 'idle');
      await page.press('step');
      expect(at(page)).toBe(1);
    }
  });

  it('let a press of step right after stop begin anew', async () => {
    const page = await startedPage();
    await page.press('step', 'step');
    page.actions.stop();
    page.actions.step();
    await page.calm();
    expect(page.engine.runs).toHaveLength(2);
    expect(at(page)).toBe(3);
  });

  it('drop what an old run still sends', async () => {
    const page = await startedPage();
    await page.press('step', 'reset', 'step');
    const before = page.state();
    page.engine.runs[0]?.late();
    page.engine.runs[0]?.listener.onStatus({ kind: 'over', how: 'killed', cause: null });
    page.paint();
    expect(page.state().status).toEqual(before.status);
    expect(page.state().trace?.turns).toHaveLength(1);
    await page.press('stop');
    page.engine.runs[1]?.late();
    page.paint();
    expect(page.state().trace?.turns).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('of what runs ends the run, and step comes back to the same place and names what differs', async () => {
    const page = await startedPage();
    await page.press('step', 'step', 'step');
    editNode(page, 1, 'other');
    expect(page.state()).toMatchObject({ stale: true, cursor: { at: 3 } });
    await page.calm();
    expect(page.engine.live()).toHaveLength(0);
    expect(page.state().status).toMatchObject({ kind: 'over', how: 'stopped' });
    await page.press('step');
    expect(page.state()).toMatchObject({ stale: false, cursor: { at: 3, call: null }, status: { kind: 'parked' } });
    expect(page.state().difference).toMatchObject({ moment: 2 });
    expect(page.engine.runs).toHaveLength(2);
  });

  it('keeps the old record on the page until the new one has come as far', async () => {
    const page = await startedPage();
    await page.press('step', 'step', 'step');
    const old = page.state().trace;
    editNode(page, 2, 'other');
    await page.calm();
    page.actions.step();
    expect(page.state()).toMatchObject({ status: { kind: 'starting' }, cursor: { at: 3 } });
    expect(page.state().trace).toBe(old);
    page.actions.stop();
    await page.calm();
    expect(page.state().trace).toBe(old);
    expect(page.state().stale).toBe(true);
    await page.press('step');
    expect(page.state().trace).not.toBe(old);
    expect(page.state().difference).toBeNull();
    await page.press('step');
    expect(page.state()).toMatchObject({ cursor: { at: 4 }, difference: null });
  });

  it('that comes to a failure shows how far it came', async () => {
    const page = await startedPage();
    await page.press('runAll');
    editNode(page, 1, 'broken');
    page.engine.twists.set('b', 'fail');
    await page.press('step');
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'failed' }, cursor: { at: 3 }, stale: false });
    expect(page.state().difference).not.toBeNull();
  });

  it('while the first run is starting is as if nobody had started it', async () => {
    const page = await startedPage();
    page.actions.step();
    editNode(page, 1, 'other');
    expect(page.state()).toMatchObject({ status: { kind: 'idle' }, trace: null, stale: false });
    await page.calm();
    expect(page.engine.runs).toHaveLength(0);
    await page.press('step');
    expect(page.state()).toMatchObject({ status: { kind: 'parked' }, cursor: { at: 1 }, stale: false });
  });

  it('while another run is starting leaves the older record as it ended', async () => {
    const page = await startedPage();
    await page.press('runAll');
    editNode(page, 1, 'other');
    page.actions.step();
    editNode(page, 1, 'yet another');
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'done' }, cursor: { at: 4 }, stale: true });
    await page.press('step');
    expect(page.state()).toMatchObject({ status: { kind: 'over', how: 'done' }, stale: false });
  });

  it('of place, title or expectations disturbs nothing', async () => {
    const page = await startedPage();
    await page.press('step');
    const node = page.state().doc.graph.nodes[0]?.id ?? '';
    page.actions.edit({ label: 'moveNode', apply: (doc) => moveNodes(doc, { [node]: { x: 5, y: 6 } }) });
    page.actions.edit({ label: 'title', apply: (doc) => setTitle(doc, 'Other') });
    await page.press('step');
    expect(page.state()).toMatchObject({ stale: false, cursor: { at: 2 } });
    expect(page.engine.runs).toHaveLength(1);
  });

  it('that is undone makes the record fit again', async () => {
    const page = await startedPage();
    await page.press('step');
    editNode(page, 0, 'other');
    expect(page.state().stale).toBe(true);
    page.actions.undo();
    await page.calm();
    expect(page.state()).toMatchObject({ stale: false, cursor: { at: 1 } });
    await page.press('step');
    expect(page.state()).toMatchObject({ cursor: { at: 2 }, difference: null });
  });

  it('while the run starts leaves nothing running on old code', async () => {
    const page = await startedPage();
    page.actions.step();
    editNode(page, 0, 'other');
    await page.calm();
    expect(page.engine.live()).toHaveLength(0);
    await page.press('step');
    expect(page.engine.live()).toHaveLength(1);
    expect(page.engine.live()[0]?.graph.nodes[0]?.source).toBe('other');
  });
});

describe('a new seed', () => {
  it('is what the next run takes, up to the same place', async () => {
    const page = await startedPage();
    await page.press('step', 'step', 'newSeed');
    expect(page.state()).toMatchObject({ seed: 4711, stale: true });
    await page.press('step');
    expect(page.engine.runs[1]?.options.seed).toBe(4711);
    expect(page.state()).toMatchObject({ stale: false, cursor: { at: 2 } });
  });
});

describe('verdicts', () => {
  it('come when the run is over, and again when an expectation is edited', async () => {
    const [field] = chain().graph.fields;
    const expectation = (length: number) => ({ kind: 'length', field: field?.id ?? '', at: 'end', length }) as const;
    const page = await startedPage({ firstDoc: { ...chain('a', 'b'), expectations: [expectation(2)] } });
    await page.press('step');
    expect(page.state().verdicts).toEqual([]);
    await page.press('runAll');
    expect(page.state().verdicts).toMatchObject([{ passed: true }]);
    page.actions.edit({ label: 'expectations', apply: (doc) => ({ ...doc, expectations: [expectation(3)] }) });
    expect(page.state().verdicts).toMatchObject([{ passed: false }]);
  });
});

describe('what a run sends', () => {
  it('is painted at most once a frame', async () => {
    const page = await startedPage();
    await page.press('step');
    const run = page.engine.runs[0];
    page.paint();
    const before = page.state().traceVersion;
    for (let i = 0; i < 100; i += 1) run?.listener.onTrace([{ v: i }], []);
    expect(page.state().traceVersion).toBe(before + 1);
    page.paint();
    expect(page.state().traceVersion).toBe(before + 2);
  });
});
