import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { momentName } from '~/ui/values';
import styles from './Compare.module.css';

interface MomentListProps {
  readonly trace: TraceStore;
  /** Moments that are shown at this side's cursor. */
  readonly at: number;
  /** The moment of the first difference. */
  readonly differs: number | null;
  readonly onGo: (at: number) => void;
}

/** Moments on each side of the cursor that are listed. */
const NEAR = 20;

/** What has run on one side, moment by moment; a press takes both sides there. */
export function MomentList({ trace, at, differs, onGo }: MomentListProps) {
  const t = useLateText();
  const late = t.compare;
  const from = Math.max(0, at - NEAR);
  const moments = trace.moments.slice(from, at + NEAR).filter(({ started }) => started);
  return (
    <ol className={styles['moments']} aria-label={late.moments} start={from + 1}>
      {moments.map((moment) => (
        <li key={moment.moment}>
          <button
            type="button"
            aria-current={moment.moment === at - 1 ? 'step' : undefined}
            data-shown={moment.moment < at}
            data-failed={moment.error !== null}
            onClick={() => onGo(moment.moment + 1)}
          >
            {momentName(moment, trace, t)}
            {moment.moment === differs && (
              <span role="img" aria-label={late.firstHere}>
                {' ≠'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
