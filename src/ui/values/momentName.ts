import type { MomentView, TraceStore } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';

/** What a moment is called, in the words of what its turn does. */
export function momentName(moment: MomentView, { turns }: Pick<TraceStore, 'turns'>, { stepper, timeline }: AllMessages): string {
  const turn = turns.find((one) => one.turn === moment.turn);
  const number = moment.turn + 1;
  switch (moment.kind) {
    case 'superstep':
      return stepper.superstep(moment.superstep);
    case 'update':
      return stepper.update(turn?.node ?? '');
    case 'delete':
      return timeline.deletes(turn?.thread ?? '');
    case 'input':
      if (turn?.kind === 'continue') return timeline.goesOn(number);
      if (turn?.kind === 'resume') return timeline.resumes(number);
      return turns.length > 1 ? stepper.inputOf(number) : stepper.input;
  }
}
