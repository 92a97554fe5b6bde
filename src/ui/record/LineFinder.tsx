import { Search, Square } from 'lucide-react';
import type { CallRow, MutationView } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { CodePlaces } from '~/ui/values';
import { actions, useWorkspace } from '~/workspace';
import styles from './LineFinder.module.css';

interface LineFinderProps {
  readonly change: MutationView;
  /** The call that made the change; null for a change of a node's input. */
  readonly row: CallRow | null;
}

/** Finds the line that changed a value in place, by doing it again on a frozen one, and leads there. */
export function LineFinder({ change, row }: LineFinderProps) {
  const t = useLateText().aliasing;
  const state = useWorkspace(({ lineSearch }) => (lineSearch?.change === change ? lineSearch.state : null));
  const isRunning = state?.kind === 'running';
  return (
    <div className={styles['finder']}>
      {isRunning ? (
        <Button icon={<Square aria-hidden="true" />} onClick={actions.stopFindingLine}>
          {t.stop}
        </Button>
      ) : (
        state?.kind !== 'done' && (
          <Button icon={<Search aria-hidden="true" />} onClick={() => actions.findLine(change, row)}>
            {t.findLine}
          </Button>
        )
      )}
      <div role="status">
        {isRunning && t.finding}
        {state?.kind === 'ended' && t.ended}
        {state?.kind === 'done' && state.culprit.kind === 'unknown' && t.untold[state.culprit.why]}
        {state?.kind === 'done' && state.culprit.kind === 'line' && (
          <>
            {t.line} <CodePlaces error={{ frames: [state.culprit.frame] }} />
          </>
        )}
      </div>
    </div>
  );
}
