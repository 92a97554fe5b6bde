import type { Cursor } from '../cursor';
import type { ThreadId } from '~/core/document';
import { THREAD } from '~/core/document';
import type { MomentView, TraceStore, TurnView } from '../views';
import { momentAt } from './momentAt';

/** The turn that a moment belongs to. */
export function turnOf(store: TraceStore, moment: MomentView): TurnView | undefined {
  const { turn } = moment;
  return store.turns[turn]?.turn === turn ? store.turns[turn] : store.turns.find((one) => one.turn === turn);
}

/** The thread that is shown at a cursor: that of the last shown moment, before anything that of the first turn. */
export function threadAt(store: TraceStore, cursor: Cursor): ThreadId {
  const moment = momentAt(store, cursor);
  return (moment === null ? store.turns[0] : turnOf(store, moment))?.thread ?? THREAD;
}
