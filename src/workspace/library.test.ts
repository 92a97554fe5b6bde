import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTitle } from '~/core/document';
import { encodeLink, withPlace } from '~/core/share';
import { chain, openPage, type Page, startedPage } from './test/openPage';
import { newTab, save, source, storedTitles, title } from './test/verbs';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a link', () => {
  const linked = setTitle(chain('l'), 'Linked');
  const fragment = () => {
    const link = encodeLink(linked);
    return typeof link === 'string' ? link.replace(/^#/, '') : '';
  };

  it('opens as scratch beside what is saved, and runs nothing', async () => {
    const page = await startedPage();
    title(page, 'Mine');
    await save(page);
    page.dispose();
    const tab = { ...newTab(), fragment: fragment() };
    const visit = await startedPage({ tab });
    expect(visit.state()).toMatchObject({ doc: { title: 'Linked' }, origin: 'scratch', save: { kind: 'scratch' } });
    expect(visit.engine.runs).toHaveLength(0);
    expect(await storedTitles(visit)).toEqual(['Mine']);
    title(visit, 'Linked, edited');
    await save(visit);
    expect(await storedTitles(visit)).toEqual(expect.arrayContaining(['Mine', 'Linked, edited']));
    expect(tab.fragment).toBe('');
    visit.dispose();
    expect((await startedPage({ tab })).state()).toMatchObject({ doc: { title: 'Linked, edited' }, origin: 'saved' });
  });

  it('is the same document after a reload, with its run', async () => {
    const tab = { ...newTab(), fragment: fragment() };
    const page = await startedPage({ tab });
    await page.press('step', 'step');
    page.hide(true);
    await page.calm();
    page.dispose();
    const again = await startedPage({ tab });
    expect(again.state()).toMatchObject({ docId: page.state().docId, cursor: { at: 2 }, restored: true, origin: 'scratch' });
    again.dispose();
    const elsewhere = await startedPage({ tab: { opened: null, fragment: tab.fragment } });
    expect(elsewhere.state()).toMatchObject({ doc: { title: 'Linked' }, trace: null });
    expect(elsewhere.state().docId).not.toBe(page.state().docId);
  });

  it('with a place says so, runs nothing before that is wanted, and says no more of it on another document', async () => {
    const place = { at: 2, call: null };
    const tab = { ...newTab(), fragment: withPlace(fragment(), place) };
    const page = await startedPage({ tab });
    expect(page.state()).toMatchObject({ doc: { title: 'Linked' }, trace: null, notices: [{ kind: 'linkPlace', place }] });
    expect(page.engine.runs).toHaveLength(0);
    page.actions.newDocument();
    expect(page.state().notices).toEqual([]);
    page.dispose();
  });

  it('that is damaged opens nothing, says why, and stays in the address', async () => {
    const page = await startedPage();
    title(page, 'Mine');
    await save(page);
    page.dispose();
    const tab = { ...newTab(), fragment: fragment().slice(0, -3) };
    const visit = await startedPage({ tab });
    expect(visit.state()).toMatchObject({ doc: { title: 'Mine' }, notices: [{ kind: 'linkFailed' }] });
    expect(tab.fragment).not.toBe('');
  });
});

describe('several documents', () => {
  it('opened before the database is there are not replaced by what was open last', async () => {
    const page = openPage();
    page.actions.openScratch(setTitle(chain('x'), 'Quick'));
    await page.start();
    expect(page.state()).toMatchObject({ ready: true, doc: { title: 'Quick' } });
  });

  it('are listed, opened, copied and deleted', async () => {
    const page = await startedPage();
    title(page, 'One');
    await save(page);
    const one = page.state().docId;
    page.tick(10);
    page.actions.duplicate();
    await page.calm();
    expect(page.state()).toMatchObject({ doc: { title: 'One (2)' }, origin: 'saved', save: { kind: 'saved' }, undoLabel: null });
    expect(page.state().documents.map((entry) => entry.title)).toEqual(['One (2)', 'One']);
    await page.press('step');
    await page.actions.openSaved(one);
    await page.calm();
    expect(page.state()).toMatchObject({ doc: { title: 'One' }, trace: null, undoLabel: 'title', status: { kind: 'idle' } });
    expect(page.engine.live()).toHaveLength(0);
    await page.actions.deleteSaved(one);
    await page.calm();
    expect(page.state()).toMatchObject({ doc: { title: 'One (2)' }, restored: true, cursor: { at: 1 } });
    expect(await storedTitles(page)).toEqual(['One (2)']);
    await page.actions.deleteSaved(page.state().docId);
    await page.calm();
    expect(page.state()).toMatchObject({ doc: { title: 'Chain' }, origin: 'scratch', documents: [] });
  });

  it('opened one after the other in haste show the last one', async () => {
    const page = await startedPage();
    title(page, 'One');
    await save(page);
    const one = page.state().docId;
    page.actions.newDocument();
    await page.calm();
    const two = page.state().docId;
    page.actions.openScratch(chain());
    const opening = [page.actions.openSaved(one), page.actions.openSaved(two)];
    await Promise.all(opening);
    expect(page.state().docId).toBe(two);
  });
});

describe('two tabs', () => {
  async function twoTabs(): Promise<readonly [Page, Page]> {
    const one = await startedPage();
    title(one, 'Both');
    await save(one);
    const two = await startedPage();
    expect(two.state().docId).toBe(one.state().docId);
    return [one, two];
  }

  it("show each other's edits", async () => {
    const [one, two] = await twoTabs();
    title(one, 'From one');
    await save(one);
    await vi.waitFor(() => expect(two.state().doc.title).toBe('From one'));
    title(two, 'From two');
    await save(two);
    await vi.waitFor(() => expect(one.state().doc.title).toBe('From two'));
    expect(await storedTitles(one)).toEqual(['From two']);
    expect([...one.state().notices, ...two.state().notices]).toEqual([]);
  });

  it('that edit at once keep both', async () => {
    const [one, two] = await twoTabs();
    title(one, 'From one');
    title(two, 'From two');
    await save(one);
    await save(two);
    expect(await storedTitles(one)).toEqual(expect.arrayContaining(['From one', 'From two (2)']));
    expect(two.state()).toMatchObject({
      doc: { title: 'From two (2)' },
      save: { kind: 'saved' },
      notices: [{ kind: 'conflict', title: 'From two (2)' }],
    });
    expect(two.state().docId).not.toBe(one.state().docId);
    two.actions.undo();
    expect(two.state().doc.title).toBe('Both');
  });

  it("mark a run that another tab's edit has made old", async () => {
    const [one, two] = await twoTabs();
    await two.press('step');
    source(one, 'other');
    await save(one);
    await vi.waitFor(() => expect(two.state().stale).toBe(true));
    await two.calm();
    expect(two.engine.live()).toHaveLength(0);
  });

  it('keep what the other one deleted, as a document of no name on disk', async () => {
    const [one, two] = await twoTabs();
    await one.actions.deleteSaved(one.state().docId);
    await vi.waitFor(() => expect(two.state().origin).toBe('scratch'));
    expect(two.state().doc.title).toBe('Both');
    title(two, 'Back again');
    await save(two);
    expect(await storedTitles(two)).toEqual(['Back again']);
  });

  it('give the database up to a newer page, with everything written', async () => {
    const page = await startedPage();
    title(page, 'Last words');
    const newer = await openDB('reducer-playground', 99);
    expect((await newer.getAll('documents')).map((row: { title: string }) => row.title)).toEqual(['Last words']);
    newer.close();
    expect(page.state().notices).toMatchObject([{ kind: 'outdated' }]);
    title(page, 'Too late');
    await save(page);
    expect(page.state().save).toMatchObject({ kind: 'failed', reason: 'closed' });
  });
});
