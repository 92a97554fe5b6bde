import { type Cursor, nextCall, previousCall } from '~/core/trace';
import type { Aim } from './aim';
import type { Context } from './context';
import { createInsideSteps } from './inside/insideSteps';
import type { Running } from './running';
import type { Actions } from './state';
import type { SteppingActions } from './steppingActions';
import { pointToGoOn } from './pointToGoOn';
import { isFinal, recordedMoments } from './standing';

export type Stepping = Omit<SteppingActions, 'stop' | 'keepWaiting' | 'reset'> &
  Pick<Actions, 'resume' | 'stepOver' | 'goHere' | 'goInside'>;

/** The cursor moves over what is recorded; only beyond that does anything run. */
export function createStepping(context: Context, running: Running): Stepping {
  const { get } = context;
  const inside = createInsideSteps(context, running);

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
    const isRecorded = aim.inside === undefined ? aim.at <= recordedMoments(get()) : inside.isRecorded(aim);
    if (running.live() !== null || isRecorded) running.go(aim);
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
    running.start(inside.here() ?? { at: Math.max(1, cursor.at), call: null });
    return true;
  }

  function stepOver(): void {
    if (afresh()) return;
    const here = standing();
    goOn({ at: here.call === null ? here.at + 1 : here.at, call: null });
  }

  function goTo(cursor: Cursor): void {
    if (cursor.at > recordedMoments(get()) && get().stale && running.live() === null) running.start(cursor);
    else goOn(cursor);
  }

  return {
    step() {
      if (afresh()) return;
      const here = standing();
      const into = here.call === null ? inside.next(here, null) : null;
      if (into === null) stepOver();
      else goOn(into);
    },
    stepOver,
    resume: () => resume({ at: 1, call: null }),
    back() {
      const here = standing();
      const before = inside.previous(here);
      if (before !== null) running.go(before);
      else if (here.at > 0) running.go({ at: here.at - 1, call: null });
    },
    runAll() {
      if (get().stale && get().ready && running.live() === null) running.start({ at: Number.POSITIVE_INFINITY, call: null });
      else goOn({ at: Number.POSITIVE_INFINITY, call: null });
    },
    goTo,
    goHere(cursor) {
      if (get().path.length === 0) goTo(cursor);
      else inside.goHere(cursor);
    },
    goInside: inside.goInside,
    nextCall() {
      if (afresh()) return;
      const { trace } = get();
      const here = standing();
      const into = here.call === null ? (inside.nextCall() ?? inside.next(here, 'first')) : null;
      if (into !== null) return goOn(into);
      const next = trace === null ? null : nextCall(trace, here);
      if (next !== null && next.at <= recordedMoments(get())) running.go(next);
      else goOn({ at: here.at + 1, call: 'first' });
    },
    previousCall() {
      const { trace, cursor } = get();
      const before = inside.previousCall();
      if (before !== null) return running.go(before);
      const previous = trace === null ? null : previousCall(trace, cursor);
      if (previous !== null) running.go(previous);
    },
  };
}
