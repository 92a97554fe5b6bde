import { isFailure, type Storage } from '~/storage';
import type { Context } from './context';
import type { Library } from './library';
import type { Preferring } from './preferences';
import type { Session, SessionKeeper } from './session';

export interface StartParts {
  readonly context: Context;
  readonly storage: Storage;
  readonly session: SessionKeeper;
  readonly preferring: Preferring;
  readonly library: Library;
}

/** What is on the page when it opens: the link in its address, else what this tab showed, else what was open last. */
export function createStart({ context, storage, session, preferring, library }: StartParts) {
  const { deps, get, set } = context;

  async function openFirst(found: Session): Promise<void> {
    const here = deps.mirror.opened();
    const fragment = deps.address.fragment();
    // A reload goes on with the link's document as it was left here; any other visit opens the link afresh.
    if (fragment !== '' && here?.link !== fragment && (await openLink(fragment))) return;
    for (const id of [here?.id, found.open]) if (typeof id === 'string' && (await reopen(found, id))) return;
    if (fragment !== '' && here?.link === fragment && (await openLink(fragment))) return;
    for (const entry of get().documents) if (await library.openSaved(entry.id)) return;
    library.openScratch(deps.firstDoc);
  }

  async function reopen(found: Session, id: string): Promise<boolean> {
    const scratch = found.scratches.find((one) => one.id === id);
    const saved = get().documents.some((entry) => entry.id === id);
    if (saved && (await library.openSaved(id))) return true;
    if (scratch === undefined) return false;
    library.openScratch(scratch.doc, scratch.link, scratch.id);
    return true;
  }

  async function tellOfCrash(): Promise<void> {
    const [leftover] = await storage.running.leftovers();
    if (leftover === undefined) return;
    const title = get().documents.find((entry) => entry.id === leftover.id)?.title ?? '';
    context.notice({ kind: 'crashed', title });
  }

  async function forgetOldRecords(found: Session): Promise<void> {
    const ids = [get().docId, ...get().documents.map((entry) => entry.id), ...found.scratches.map((scratch) => scratch.id)];
    await Promise.all([storage.records.keepOnly(new Set(ids)), storage.threads.keepOnly(new Set(ids))]);
  }

  async function openLink(text: string): Promise<boolean> {
    const fragment = text.replace(/^#/, '');
    const link = await deps.decodeLink(fragment);
    if (!link.ok) context.notice({ kind: 'linkFailed', why: link });
    else {
      library.openScratch(link.doc, fragment);
      // Nothing of a link runs before the person says so.
      if (link.place !== null) context.notice({ kind: 'linkPlace', place: link.place });
    }
    return link.ok;
  }

  async function start(): Promise<void> {
    const untouched = get().docId;
    const listed = await storage.documents.list();
    if (isFailure(listed)) set({ save: listed });
    const [found] = await Promise.all([session.read(), preferring.load(), library.refresh()]);
    // Somebody may have been quicker than the database and opened an example.
    if (get().docId === untouched) await openFirst(found);
    set({ ready: true });
    await tellOfCrash();
    if (!isFailure(listed)) await forgetOldRecords(found);
  }

  return { start, openLink };
}
