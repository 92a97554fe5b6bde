import { type GraphSpec, threadsOf } from '~/core/document';
import type { KeptRecord, StoredRecord } from '~/core/trace';
import { isFailure, type Storage } from '~/storage';
import type { Context } from './context';

/** Keeps the threads of documents whose saver outlives its runs, and brings them back. */
export interface ThreadKeeper {
  /**
   * What is kept of the threads that the graph's turns name; nothing where its saver is another. `again`: its turns were sent
   * before, in this page, and are to find what they found then: the threads are brought back to there.
   */
  readonly read: (docId: string, graph: GraphSpec, how: 'first' | 'again' | 'goOn') => Promise<readonly KeptRecord[]>;
  readonly take: (docId: string, records: readonly StoredRecord[]) => void;
  /** What is kept of a document's threads, all that was given to it until now included. */
  readonly list: (docId: string) => ReturnType<Storage['threads']['list']>;
  /** Forgets one thread; all of the document's where none is named. Resolves once they are gone, or cannot be. */
  readonly forget: (docId: string, thread?: string) => Promise<void>;
}

export function outlivesRuns({ memory }: GraphSpec): boolean {
  return memory?.saver === 'indexedDB';
}

export function createThreadKeeper(context: Context, storage: Storage): ThreadKeeper {
  let queue: Promise<unknown> = Promise.resolve();
  /** What one write has failed to keep is missed by those after it: the rest of the thread is left alone until it is read anew. */
  const broken = new Set<string>();
  /** What the first turns of the open document's runs have found on each thread. */
  let found = { docId: '', threads: new Map<string, readonly KeptRecord[]>() };

  async function write(docId: string, records: readonly StoredRecord[]): Promise<void> {
    if (broken.has(docId)) return;
    let failure = await storage.threads.write(docId, records);
    if (failure?.reason === 'quota') {
      // As for documents: records of runs can be made again.
      await storage.records.keepOnly(new Set());
      failure = await storage.threads.write(docId, records);
    }
    if (failure === null) return;
    broken.add(docId);
    context.notice({ kind: 'threadsNotKept' });
  }

  function rewind(docId: string, threads: readonly string[]): void {
    const back = threads.flatMap((thread): readonly StoredRecord[] => {
      const records = found.threads.get(thread);
      return records === undefined ? [] : [{ op: 'delete', thread }, ...records];
    });
    if (back.length > 0) queue = queue.then(() => write(docId, back));
  }

  return {
    async read(docId, graph, how) {
      if (!outlivesRuns(graph)) return [];
      const threads = threadsOf(graph);
      if (found.docId !== docId) found = { docId, threads: new Map() };
      if (how === 'again') rewind(docId, threads);
      await queue;
      broken.delete(docId);
      const read = await storage.threads.read(docId, threads);
      if (isFailure(read)) {
        context.notice({ kind: 'threadsNotKept' });
        return [];
      }
      if (read.damaged > 0) context.notice({ kind: 'quarantined', count: read.damaged });
      if (how !== 'goOn') {
        for (const thread of threads) {
          found.threads.set(
            thread,
            read.records.filter((record) => record.thread === thread),
          );
        }
      }
      return read.records;
    },
    async list(docId) {
      await queue;
      return storage.threads.list(docId);
    },
    take(docId, records) {
      queue = queue.then(() => write(docId, records));
    },
    async forget(docId, thread) {
      if (thread === undefined) found.threads.clear();
      else found.threads.delete(thread);
      queue = queue.then(() => storage.threads.remove(docId, thread));
      await queue;
    },
  };
}
