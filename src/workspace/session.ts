import { KEPT_LIMITS, type PlaygroundDoc, readDocument, toJson } from '~/core/document';
import type { Storage } from '~/storage';

/** A document that was opened from a link or an example and not edited since. */
interface Scratch {
  readonly id: string;
  readonly link: string | null;
  readonly doc: PlaygroundDoc;
}

/** What the next visit finds: which document was open last, and those that are not saved as documents of their own. */
export interface Session {
  readonly open: string | null;
  readonly scratches: readonly Scratch[];
}

/** Every tab may have one; older ones are forgotten. */
const MOST_SCRATCHES = 5;

export interface SessionKeeper {
  readonly read: () => Promise<Session>;
  readonly keepOpen: (id: string) => void;
  readonly keepScratch: (scratch: Scratch) => void;
}

export function createSessionKeeper(storage: Storage): SessionKeeper {
  let queue: Promise<unknown> = Promise.resolve();

  const read = async () => readSession(await storage.settings.read('session'));

  /** Read first each time, since other tabs write it too. */
  function change(how: (session: Session) => Session): void {
    queue = queue.then(async () => {
      const { open, scratches } = how(await read());
      const texts = scratches.slice(0, MOST_SCRATCHES).map(({ id, link, doc }) => ({ id, link, doc: toJson(doc) }));
      await storage.settings.write('session', { open, scratches: texts });
    });
  }

  return {
    read,
    keepOpen: (open) => change((session) => ({ ...session, open })),
    keepScratch: (scratch) =>
      change(({ scratches }) => ({ open: scratch.id, scratches: [scratch, ...scratches.filter(({ id }) => id !== scratch.id)] })),
  };
}

function readSession(json: unknown): Session {
  if (typeof json !== 'object' || json === null) return { open: null, scratches: [] };
  const { open, scratches } = json as { readonly [key: string]: unknown };
  return {
    open: typeof open === 'string' ? open : null,
    scratches: Array.isArray(scratches) ? scratches.map(readScratch).filter((scratch) => scratch !== null) : [],
  };
}

function readScratch(json: unknown): Scratch | null {
  if (typeof json !== 'object' || json === null) return null;
  const { id, link, doc } = json as { readonly [key: string]: unknown };
  if (typeof id !== 'string' || typeof doc !== 'string' || !(link === null || typeof link === 'string')) return null;
  const result = readDocument(parsed(doc), KEPT_LIMITS);
  return result.ok ? { id, link, doc: result.doc } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
