import { type Cursor, nextCall, previousCall } from '~/core/trace';
import type { Aim } from './aim';
import type { Context } from './context';
import type { Running } from './running';
import type { Actions } from './state';
import type { SteppingActions } from './steppingActions';
import { pointToGoOn } from './pointToGoOn';
import { isFinal, recordedMoments } from './standing';

export type Stepping = Omit<SteppingActions, 'stop' | 'keepWaiting' | 'reset'> & Pick<Actions, 'resume'>;

/** The cursor moves over what is recorded; only beyond that does anything run. */
export function createStepping(context: Context, running: Running): Stepping {
  const { get } = context;

  /** Where the cursor is, or where it is already going: pressing twice at once is two steps. */
  function standing(): Cursor {
    const { cursor } = get();
    const aim = running.aim();
    if (aim.at <= cursor.at || aim.at === Number.POSITIVE_INFINITY) return cursor;
    return { at: aim.at, call: null };
  }

  /** Beyond the record: on with the run that waits there, or, where there is none, a new one up to there. */
  function goOn(aim: Aim): void {
    if (!get().ready) return;
    if (running.live() !== null || aim.at <= recordedMoments(get())) running.go(aim);
    else if (isFinal(get())) running.go({ at: recordedMoments(get()), call: null });
    else if (pointToGoOn(get()) !== null) resume(aim);
    else running.start(aim);
  }

  /** On disk the threads stand where the run has left them: sending its turns again would add to them. */
  function resume(aim: Aim): void {
    const point = pointToGoOn(get());
    if (point === null || running.live() !== null) return;
    running.start(aim.at === Number.POSITIVE_INFINITY ? aim : { at: 1, call: null }, point);
  }

  /** An edited document starts afresh and comes to where the page stands; then it can be compared. */
  function afresh(): boolean {
    const { stale, ready, cursor } = get();
    if (!stale || !ready || running.live() !== null) return false;
    running.start({ at: Math.max(1, cursor.at), call: null });
    return true;
  }

  return {
    step() {
      if (afresh()) return;
      const here = standing();
      goOn({ at: here.call === null ? here.at + 1 : here.at, call: null });
    },
    resume: () => resume({ at: 1, call: null }),
    back() {
      const here = standing();
      if (here.at > 0) running.go({ at: here.at - 1, call: null });
    },
    runAll() {
      if (get().stale && get().ready && running.live() === null) running.start({ at: Number.POSITIVE_INFINITY, call: null });
      else goOn({ at: Number.POSITIVE_INFINITY, call: null });
    },
    goTo(cursor) {
      if (cursor.at > recordedMoments(get()) && get().stale && running.live() === null) running.start(cursor);
      else goOn(cursor);
    },
    nextCall() {
      if (afresh()) return;
      const { trace } = get();
      const here = standing();
      const next = trace === null ? null : nextCall(trace, here);
      if (next !== null && next.at <= recordedMoments(get())) running.go(next);
      else goOn({ at: here.at + 1, call: 'first' });
    },
    previousCall() {
      const { trace, cursor } = get();
      const previous = trace === null ? null : previousCall(trace, cursor);
      if (previous !== null) running.go(previous);
    },
  };
}
