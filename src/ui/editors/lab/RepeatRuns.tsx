import { CirclePlay, CircleStop, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { RunOutcomeCount } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button, TextField } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { actions, outlivesRuns, type Repeat, useWorkspace } from '~/workspace';
import parts from '../parts/parts.module.css';
import styles from './lab.module.css';
import { ErrorLine } from './ErrorLine';
import { LabCause } from './LabCause';

const RUNS = 10;
const MOST = 200;

/** Real runs of the whole document whose nodes finish in other orders each time. */
export function RepeatRuns({ repeat }: { readonly repeat: Repeat | null }) {
  const t = useLateText().lab;
  const { fresh } = useLateText().keptThreads;
  const keeps = useWorkspace(({ doc }) => outlivesRuns(doc.graph));
  const [text, setText] = useState(String(RUNS));
  const runs = Math.min(MOST, Math.max(1, Math.trunc(Number(text)) || RUNS));
  return (
    <section className={parts['group']} aria-label={t.repeat}>
      <h3 className={styles['title']}>{t.repeat}</h3>
      <p className={parts['hint']}>{t.repeatText}</p>
      {keeps && <p className={parts['hint']}>{fresh}</p>}
      <div className={styles['repeat']}>
        <TextField label={t.repeatRuns} value={text} onChange={setText} />
        {repeat?.running === true ? (
          <Button icon={<CircleStop aria-hidden="true" />} onClick={actions.stopLab}>
            {t.stop}
          </Button>
        ) : (
          <Button icon={<CirclePlay aria-hidden="true" />} onClick={() => actions.repeatRuns(runs)}>
            {t.repeatGo(runs)}
          </Button>
        )}
      </div>
      {repeat !== null && <Ends repeat={repeat} />}
    </section>
  );
}

function Ends({ repeat }: { readonly repeat: Repeat }) {
  const t = useLateText().lab;
  const { outcomes, done, of } = repeat;
  const ends = outcomes?.outcomes ?? [];
  return (
    <div role="status" className={parts['group']}>
      {repeat.running && <p className={parts['hint']}>{t.repeated(done, of)}</p>}
      {done > 0 && <p>{ends.length === 1 ? t.oneOutcome(done) : t.outcomes(ends.length)}</p>}
      <ol className={styles['groups']}>
        {ends.map((end) => (
          <End key={end.first} end={end} of={done} />
        ))}
      </ol>
      <div className={parts['groupHead']}>
        <p className={parts['hint']}>{t.delaySeed(repeat.delays)}</p>
        {!repeat.running && (
          <Button
            look="quiet"
            icon={<RotateCw aria-hidden="true" />}
            title={t.replayHint}
            onClick={() => actions.repeatRuns(of, repeat.delays)}
          >
            {t.replay}
          </Button>
        )}
      </div>
      <LabCause cause={repeat.cause} />
    </div>
  );
}

function End({ end, of }: { readonly end: RunOutcomeCount; readonly of: number }) {
  const t = useLateText().lab;
  return (
    <li className={styles['outcome']}>
      <p className={styles['outcomeHead']}>
        <span>{t.timesOf(end.count, of)}</span>
        <span className={parts['hint']}>{t.finishedAs(end.finishing.length)}</span>
      </p>
      {end.error !== null && <ErrorLine error={end.error} />}
      {end.values.map(([field, value]) => (
        <p key={field} className={styles['outcomeValue']}>
          <bdi>{field}</bdi> <InlineValue value={value} limit={160} />
        </p>
      ))}
    </li>
  );
}
