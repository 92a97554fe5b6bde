import { type Trace, TRACE_VERSION } from '~/core/trace';
import type { Storage } from '~/storage';
import type { Context } from './context';
import type { Made } from './live';
import type { RecordKeeper } from './running';
import { graphText } from './sameGraph';

/** Quiet time after which what came in, or a moved cursor, is written, in milliseconds. */
const QUIET = 1000;

interface Kept {
  readonly docId: string;
  readonly made: Made;
  begun: boolean;
  /** Pieces of the trace that are not on disk yet, each a trace of its own that goes on where the last one ended. */
  pending: string[];
  full: boolean;
}

export interface Recorder extends RecordKeeper {
  /** Goes on keeping a record that was read from disk: of it only the cursor can change. */
  readonly adopt: (docId: string, made: Made) => void;
}

/** Writes the record of the run while it grows: each batch once, so that a step costs what the step left. */
export function createRecorder(context: Context, storage: Storage): Recorder {
  const { deps, get } = context;
  let kept: Kept | null = null;
  let cancel: (() => void) | null = null;
  let queue: Promise<void> = Promise.resolve();

  function schedule(): void {
    cancel ??= deps.later(QUIET, flush);
  }

  function flush(): void {
    cancel?.();
    cancel = null;
    const now = kept;
    if (now === null || (!now.begun && now.pending.length === 0)) return;
    const parts = now.pending;
    now.pending = [];
    const head = { id: now.docId, run: now.made.run, about: aboutOf(now.made, get().cursor) };
    const begin = !now.begun;
    now.begun = true;
    queue = queue.then(async () => {
      if (begin) await storage.records.begin(head);
      const outcome = await storage.records.append(head, parts);
      if (outcome === 'kept' || now.full) return;
      // Whatever went wrong, a record with a hole in it would be none.
      now.full = true;
      if (outcome === 'tooLarge') context.notice({ kind: 'recordNotKept' });
    });
  }

  return {
    begin(docId, made) {
      flush();
      kept = { docId, made, begun: false, pending: [], full: false };
    },
    add(made, values, events) {
      if (kept?.made !== made || kept.full) return;
      const piece: Trace = { version: TRACE_VERSION, values, events };
      kept.pending.push(JSON.stringify(piece));
      schedule();
    },
    touch() {
      if (kept?.begun === true) schedule();
    },
    flush,
    forget() {
      const gone = kept;
      kept = null;
      if (gone !== null) queue = queue.then(() => storage.records.remove(gone.docId)).then(() => undefined);
    },
    leave() {
      flush();
      kept = null;
    },
    adopt(docId, made) {
      kept = { docId, made, begun: true, pending: [], full: false };
    },
  };
}

function aboutOf(made: Made, cursor: { readonly at: number; readonly call: number | null }) {
  return { version: TRACE_VERSION, seed: made.seed, graph: graphText(made.graph), cursor };
}
