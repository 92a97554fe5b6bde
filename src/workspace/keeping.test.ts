import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTitle } from '~/core/document';
import { TRACE_JSON_LIMIT } from '~/core/trace';
import { chain, openPage, type Page, startedPage } from './test/openPage';
import { newTab, save, source, storedTitles, title } from './test/verbs';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('autosave', () => {
  it('writes nothing before the first edit, and then soon', async () => {
    const page = await startedPage();
    expect(page.state()).toMatchObject({ ready: true, origin: 'scratch', save: { kind: 'scratch' }, documents: [] });
    expect(await storedTitles(page)).toEqual([]);
    title(page, 'Mine');
    expect(page.state().save).toEqual({ kind: 'saving' });
    page.tick(399);
    await page.calm();
    expect(await storedTitles(page)).toEqual([]);
    page.tick(1);
    await page.calm();
    expect(page.state()).toMatchObject({ origin: 'saved', save: { kind: 'saved' }, documents: [{ title: 'Mine' }] });
    expect(await storedTitles(page)).toEqual(['Mine']);
  });

  it('does not wait for a person who never rests', async () => {
    const page = await startedPage();
    for (let i = 0; i < 10; i += 1) {
      title(page, `Title ${i}`);
      page.tick(100);
      await page.calm();
    }
    expect(await storedTitles(page)).toEqual(['Title 7']);
  });

  it('does not wait when the page is hidden or a run starts', async () => {
    for (const leave of [(page: Page) => page.hide(false), (page: Page) => page.actions.step()]) {
      globalThis.indexedDB = new IDBFactory();
      const page = await startedPage();
      title(page, 'Mine');
      leave(page);
      await page.calm();
      expect(await storedTitles(page)).toEqual(['Mine']);
    }
  });

  it('starts no run before the edits are on disk', async () => {
    const page = await startedPage();
    title(page, 'Mine');
    page.actions.step();
    await vi.waitFor(() => expect(page.engine.runs).toHaveLength(1));
    expect(page.state().save).toEqual({ kind: 'saved' });
    expect(await storedTitles(page)).toEqual(['Mine']);
  });

  it('starts the run all the same when the disk does not answer', async () => {
    const page = await startedPage();
    vi.spyOn(page.storage.running, 'begin').mockReturnValue(new Promise(() => undefined));
    page.actions.step();
    await page.calm();
    expect(page.engine.runs).toHaveLength(0);
    page.tick(500);
    await page.calm();
    expect(page.state().cursor.at).toBe(1);
  });

  it('says so when there is no room, and saves again once there is', async () => {
    const page = await startedPage();
    const full = vi.spyOn(page.storage.documents, 'write').mockResolvedValue({ kind: 'failed', reason: 'quota', text: 'no room' });
    const records = vi.spyOn(page.storage.records, 'keepOnly');
    title(page, 'Mine');
    await save(page);
    expect(page.state().save).toEqual({ kind: 'failed', reason: 'quota', text: 'no room' });
    expect(records).toHaveBeenCalledWith(new Set());
    expect(page.state().doc.title).toBe('Mine');
    full.mockRestore();
    title(page, 'Mine still');
    expect(page.state().save.kind).toBe('failed');
    await save(page);
    expect(page.state().save).toEqual({ kind: 'saved' });
    expect(await storedTitles(page)).toEqual(['Mine still']);
  });

  it('keeps what could not be written when another document is opened', async () => {
    const page = await startedPage();
    const full = vi.spyOn(page.storage.documents, 'write').mockResolvedValue({ kind: 'failed', reason: 'other', text: 'broken' });
    title(page, 'Only here');
    const { docId } = page.state();
    await save(page);
    page.actions.newDocument();
    await page.calm();
    expect(page.state().documents.map((entry) => entry.title)).toContain('Only here');
    await page.actions.openSaved(docId);
    expect(page.state().doc.title).toBe('Only here');
    full.mockRestore();
    page.hide(false);
    await page.calm();
    expect(await storedTitles(page)).toContain('Only here');
  });

  it('works without any storage, and says so from the start', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await startedPage();
    expect(page.state()).toMatchObject({ ready: true, save: { kind: 'failed', reason: 'closed' }, doc: { title: 'Chain' } });
    title(page, 'Here');
    await save(page);
    expect(page.state()).toMatchObject({ save: { kind: 'failed' }, doc: { title: 'Here' } });
    await page.press('step');
    expect(page.state().cursor.at).toBe(1);
    vi.unstubAllGlobals();
  });
});

describe('a reload', () => {
  it('brings back document, undo, cursor and record, and runs nothing', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    source(page, 'first');
    source(page, 'second');
    await page.press('step', 'step', 'step', 'back', 'previousCall');
    page.hide(true);
    await page.calm();
    const before = page.state();
    page.dispose();

    const again = await startedPage({ tab });
    expect(again.engine.runs).toHaveLength(0);
    expect(again.state()).toMatchObject({
      doc: before.doc,
      docId: before.docId,
      cursor: { at: 2, call: 0 },
      restored: true,
      stale: false,
      status: { kind: 'over', how: 'stopped' },
      undoLabel: 'editSource',
    });
    expect(again.state().trace?.rows).toEqual(before.trace?.rows);
    again.actions.undo();
    expect(again.state().doc.graph.nodes[0]?.source).toBe('first');
    again.actions.redo();
    expect(again.state().stale).toBe(false);

    await again.press('step');
    expect(again.state()).toMatchObject({ cursor: { at: 2, call: null }, restored: true });
    await again.press('step');
    expect(again.engine.runs).toHaveLength(0);
    await again.press('step');
    expect(again.engine.runs).toHaveLength(1);
    expect(again.state()).toMatchObject({ cursor: { at: 4 }, restored: false, difference: null, status: { how: 'done' } });
  });

  it('brings back the cursor of a page that waited at a gate and went away without a word', async () => {
    const tab = newTab();
    const hidden = { frame: () => undefined };
    const page = await startedPage({ tab, deps: hidden });
    await page.press('step', 'step');
    page.dispose();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ cursor: { at: 2, call: null }, restored: true });
  });

  it('brings back no record that has a hole in it', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    await page.press('step');
    const broken = vi.spyOn(page.storage.records, 'append').mockResolvedValueOnce({ kind: 'failed', reason: 'other', text: 'broken' });
    await page.press('step', 'step');
    broken.mockRestore();
    page.hide(true);
    await page.calm();
    page.dispose();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ cursor: { at: 1 }, restored: true, notices: [] });
  });

  it('says that a record was too long to be kept', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    await page.press('step');
    page.engine.runs[0]?.listener.onTrace([{ v: 'x'.repeat(TRACE_JSON_LIMIT) }], []);
    await page.press('step');
    expect(page.state().notices).toMatchObject([{ kind: 'recordNotKept' }]);
    page.hide(true);
    await page.calm();
    page.dispose();
    expect((await startedPage({ tab })).state()).toMatchObject({ trace: null, notices: [{ kind: 'recordNotKept' }] });
  });

  it('marks a record that does not fit the document any more', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    await page.press('step', 'step');
    source(page, 'other');
    await save(page);
    page.dispose();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ restored: true, stale: true, cursor: { at: 2 } });
    await again.press('step');
    expect(again.state()).toMatchObject({ restored: false, stale: false, cursor: { at: 2 }, difference: { moment: 1 } });
  });

  it('brings back an example that was run and not edited', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    page.actions.openScratch(setTitle(chain('x', 'y'), 'Example'));
    await page.press('step');
    page.hide(true);
    await page.calm();
    page.dispose();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ doc: { title: 'Example' }, origin: 'scratch', cursor: { at: 1 }, restored: true });
    expect(await storedTitles(again)).toEqual([]);
  });

  it('keeps a seed of its own', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    title(page, 'Mine');
    await page.press('newSeed', 'step');
    page.hide(true);
    await page.calm();
    page.dispose();
    expect((await startedPage({ tab })).state()).toMatchObject({ seed: 4711, stale: false, restored: true });
  });

  it('after a crash during a run says so, once, and runs nothing', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    title(page, 'Boom');
    page.engine.twists.set('a', 'hang');
    await page.press('runAll');
    expect(page.state().status.kind).toBe('running');
    page.storage.close();
    const again = await startedPage({ tab });
    expect(again.state().notices).toMatchObject([{ kind: 'crashed', title: 'Boom' }]);
    expect(again.state()).toMatchObject({ doc: { title: 'Boom' } });
    expect(again.engine.runs).toHaveLength(0);
    again.actions.dismiss(again.state().notices[0]?.id ?? 0);
    expect(again.state().notices).toEqual([]);
    expect((await startedPage({ tab })).state().notices).toEqual([]);
  });

  it('after a tab was closed at a gate, or at all, tells of no crash', async () => {
    const page = await startedPage();
    await page.press('step');
    page.hide(false);
    await page.calm();
    page.storage.close();
    expect((await startedPage()).state().notices).toEqual([]);
    const other = await startedPage();
    other.engine.twists.set('a', 'hang');
    await other.press('runAll');
    other.hide(true);
    await other.calm();
    other.storage.close();
    expect((await startedPage()).state().notices).toEqual([]);
  });

  it('marks a run again that goes on after the page was hidden', async () => {
    const page = await startedPage();
    page.engine.twists.set('b', 'hang');
    await page.press('step');
    page.hide(false);
    await page.calm();
    await page.press('runAll');
    page.storage.close();
    expect((await startedPage()).state().notices).toMatchObject([{ kind: 'crashed' }]);
  });

  it('sets a damaged document and a damaged record aside, and opens the rest', async () => {
    const tab = newTab();
    const page = await startedPage({ tab });
    title(page, 'Good');
    await page.press('step');
    page.hide(true);
    await page.calm();
    page.actions.newDocument();
    title(page, 'Bad');
    await save(page);
    const { docId } = page.state();
    page.dispose();
    const db = await openDB('reducer-playground');
    await db.put('documents', { ...(await db.get('documents', docId)), text: '{}' });
    for (const part of await db.getAll('parts')) await db.put('parts', { ...part, text: '{"version":1}' });
    db.close();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ doc: { title: 'Good' }, trace: null, ready: true });
    expect(again.state().notices).toMatchObject([{ kind: 'quarantined' }]);
    const aside = await again.actions.readQuarantine();
    expect(aside.map(({ store }) => store).sort()).toEqual(['documents', 'records']);
    await again.actions.discardQuarantined(aside[0]?.key ?? 0);
    expect(await again.actions.readQuarantine()).toHaveLength(1);
  });

  it('remembers preferences, also those chosen while the database opened', async () => {
    const page = await startedPage();
    page.actions.prefer({ theme: 'dark', panels: { rows: { top: 60, bottom: 40 } }, recordTab: 'tasks', tryLaws: true });
    await save(page);
    page.dispose();
    const again = openPage();
    again.actions.prefer({ notation: 'javascript' });
    await again.start();
    expect(again.state().preferences).toEqual({
      language: 'en',
      theme: 'dark',
      notation: 'javascript',
      cover: false,
      panels: { rows: { top: 60, bottom: 40 } },
      recordTab: 'tasks',
      tryLaws: true,
    });
  });
});

describe('an edit burst', () => {
  it('is one entry of undo, until it is sealed', async () => {
    const page = await startedPage();
    source(page, 'a', 'typing');
    source(page, 'ab', 'typing');
    page.actions.seal();
    source(page, 'abc', 'typing');
    page.actions.undo();
    expect(page.state().doc.graph.nodes[0]?.source).toBe('ab');
    page.actions.undo();
    expect(page.state()).toMatchObject({ undoLabel: null, redoLabel: 'editSource' });
    expect(page.state().doc.graph.nodes[0]?.source).toBe('source of a');
  });

  it('before the storage is open is not taken', () => {
    const page = openPage();
    title(page, 'Too early');
    expect(page.state()).toMatchObject({ ready: false, doc: { title: 'Chain' } });
  });
});
