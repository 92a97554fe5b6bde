import type { CheckpointRow, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';

/** What a checkpoint is called in a sentence: when it was saved. The turn is named where there are several. */
export function checkpointName(
  trace: TraceStore,
  { place, saved }: Pick<CheckpointRow, 'place' | 'saved'>,
  t: AllMessages['checkpoints'],
): string {
  const { turn, superstep } = place;
  if (superstep < 0) return t.beforeInput(turn);
  if (superstep > 0) return trace.turns.length > 1 ? t.ofTurn(t.afterSuperstep(superstep), turn) : t.afterSuperstep(superstep);
  if (saved.source === 'fork') return t.copy(turn);
  switch (trace.turns.find((one) => one.turn === saved.turn)?.kind) {
    case 'update':
      return t.afterUpdate(turn);
    case 'resume':
      return t.afterResume(turn);
    default:
      return t.afterInput(turn);
  }
}
