import type { MomentView } from '~/core/trace';
import type { Messages } from '~/i18n';

/** What a moment is called; `turns` is how many the run has. */
export function momentName(moment: MomentView, turns: number, t: Messages['stepper']): string {
  switch (moment.kind) {
    case 'input':
      return turns > 1 ? t.inputOf(moment.turn + 1) : t.input;
    case 'update':
    case 'delete':
      return t.inputOf(moment.turn + 1);
    case 'superstep':
      return t.superstep(moment.superstep);
  }
}
