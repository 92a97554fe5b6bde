import { useMemo, useState } from 'react';
import { type CheckpointRow, rowHere, savedThreads, threadHistory, type TraceStore } from '~/core/trace';
import { useWorkspace } from '~/workspace';

/** The history of the chosen thread, and which of its checkpoints is open. */
export interface Checkpoints {
  readonly trace: TraceStore;
  readonly threads: readonly string[];
  readonly thread: string;
  readonly rows: readonly CheckpointRow[];
  /** The state at the cursor; null where that is of another thread. */
  readonly here: CheckpointRow | null;
  readonly open: CheckpointRow | null;
  /** What another one is compared with; null where none is. */
  readonly pinned: CheckpointRow | null;
  readonly choose: (thread: string) => void;
  readonly show: (row: CheckpointRow, at: number) => void;
  readonly pin: (row: CheckpointRow | null) => void;
}

export function useCheckpoints(trace: TraceStore): Checkpoints {
  const version = useWorkspace(({ traceVersion }) => traceVersion);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const at = cursor.call === null ? cursor.at : cursor.at - 1;
  const threads = useMemo(() => (version < 0 ? [] : savedThreads(trace)), [trace, version]);
  // What is chosen counts while the cursor stands where it stood; when it moves on, its state is what is shown.
  const [chosen, setChosen] = useState<{ readonly thread: string; readonly at: number } | null>(null);
  const [shown, setShown] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const [pinned, setPinned] = useState('');
  const current = trace.turns.find((turn) => turn.turn === trace.moments[at - 1]?.turn)?.thread ?? '';
  const wanted = chosen?.at === at ? chosen.thread : current;
  const thread = threads.includes(wanted) ? wanted : (threads[0] ?? '');
  const rows = useMemo(() => (version < 0 ? [] : threadHistory(trace, thread)), [trace, thread, version]);
  const here = current === '' || thread === current ? rowHere(trace, rows, at) : null;
  const byId = (id: string | undefined) => rows.find(({ saved }) => saved.id === id) ?? null;
  return {
    trace,
    threads,
    thread,
    rows,
    here,
    open: byId(shown?.at === at ? shown.id : undefined) ?? here ?? rows.find(({ isHead }) => isHead) ?? rows.at(-1) ?? null,
    pinned: byId(pinned),
    choose: (next) => setChosen({ thread: next, at }),
    show: (row, cursorAt) => setShown({ id: row.saved.id, at: cursorAt }),
    pin: (row) => setPinned(row?.saved.id ?? ''),
  };
}
