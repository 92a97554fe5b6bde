import { type GraphSpec, THREAD } from '~/core/document';
import type { KeptRecord, StoredRecord } from '~/core/trace';
import { isFailure, type Storage } from '~/storage';
import type { Context } from './context';

/** Keeps the threads of documents whose saver outlives its runs, and brings them back. */
export interface ThreadKeeper {
  /** What is kept of the threads that the graph's turns name; nothing where its saver is another. */
  readonly read: (docId: string, graph: GraphSpec) => Promise<readonly KeptRecord[]>;
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

  return {
    async read(docId, graph) {
      if (!outlivesRuns(graph)) return [];
      await queue;
      broken.delete(docId);
      const threads = new Set(graph.turns.map(({ thread = THREAD }) => thread));
      const read = await storage.threads.read(docId, [...threads]);
      if (isFailure(read)) {
        context.notice({ kind: 'threadsNotKept' });
        return [];
      }
      if (read.damaged > 0) context.notice({ kind: 'quarantined', count: read.damaged });
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
      queue = queue.then(() => storage.threads.remove(docId, thread));
      await queue;
    },
  };
}
