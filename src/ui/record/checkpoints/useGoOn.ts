import { goOnWith, memoryOf, THREAD, type PlaygroundDoc, type Turn } from '~/core/document';
import { type CheckpointRow, type TraceStore, whereToGoOn } from '~/core/trace';
import { actions, type EditLabel, useWorkspace } from '~/workspace';

/** Why nothing can start from a checkpoint. */
export type NoGoOn = 'inside' | 'stale' | 'running' | 'notKept' | 'eachTurn' | 'isForgotten';

export interface GoOnFrom {
  /** Null where something can. */
  readonly refused: NoGoOn | null;
  /** What a turn says to start here. */
  readonly start: Pick<Extract<Turn, { readonly kind: 'continue' }>, 'from' | 'thread'>;
  /** Puts these turns into the document as one edit. `run`: the run then comes to the last of them; else the first is selected. */
  readonly put: (label: EditLabel, turns: readonly Turn[], run: boolean) => void;
}

/** Going on from a checkpoint: an edit of the document's turns, and a run that follows it. */
export function useGoOn(trace: TraceStore, row: CheckpointRow): GoOnFrom {
  const doc = useWorkspace((workspace) => workspace.doc);
  const isInside = useWorkspace(({ path }) => path.length > 0);
  const stale = useWorkspace((workspace) => workspace.stale);
  const isBusy = useWorkspace(({ status }) => status.kind === 'starting' || status.kind === 'running');
  const { thread } = row.saved;
  return {
    refused: isInside ? 'inside' : stale ? 'stale' : isBusy ? 'running' : refusal(doc, row),
    start: { from: row.place, ...(thread === THREAD ? {} : { thread }) },
    put(label, turns, run) {
      const where = whereToGoOn(trace);
      actions.edit({ label, apply: (before) => goOnWith(before, where, turns) });
      if (run) actions.runAgainTo(where.moments + turns.length);
      else actions.select({ kind: 'turn', index: where.index });
    },
  };
}

function refusal(doc: PlaygroundDoc, { saved }: CheckpointRow): NoGoOn | null {
  const { saver } = memoryOf(doc.graph);
  if (saver === 'none') return 'notKept';
  if (saver === 'newEachTurn') return 'eachTurn';
  return saved.forgotten === null ? null : 'isForgotten';
}
