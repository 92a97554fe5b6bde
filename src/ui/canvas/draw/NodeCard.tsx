import clsx from 'clsx';
import { Hourglass, RotateCw } from 'lucide-react';
import { type CSSProperties, lazy, memo, type ReactNode, Suspense } from 'react';
import type { GraphNode, Problem } from '~/core/document';
import { useText } from '~/i18n';
import type { FaceValue, NodeFace } from '../picture/face';
import { HazardMark } from './HazardMark';
import styles from './NodeCard.module.css';
import { ProblemMark } from './ProblemMark';

const InsideMark = lazy(async () => ({ default: (await import('./InsideMark')).InsideMark }));

export interface NodeCardProps {
  readonly name: string;
  readonly face: NodeFace;
  readonly defer: boolean;
  readonly pause?: GraphNode['pause'];
  readonly inner?: GraphNode['inner'];
  readonly problems: readonly Problem[];
  readonly hazards?: number;
  readonly selected?: boolean;
  /** The document was edited since this ran. */
  readonly stale?: boolean;
  /** Seen from so far away that only the name can be read. */
  readonly far?: boolean;
  /** Stands in the name's place while it is typed. */
  readonly naming?: ReactNode;
}

/** A node as it is drawn, with or without React Flow around it. */
export const NodeCard = memo(function NodeCard({
  name,
  face,
  defer,
  pause,
  inner,
  problems,
  hazards = 0,
  selected = false,
  stale = false,
  far = false,
  naming,
}: NodeCardProps) {
  const t = useText().canvas;
  const ran = face.state !== 'idle' && face.state !== 'next';
  return (
    <div
      className={styles['card']}
      data-state={face.state}
      data-selected={selected}
      data-stale={stale}
      data-far={far}
      style={{ '--tone': face.tone === null || stale ? 'var(--ink-3)' : `var(--tone-${face.tone})` } as CSSProperties}
    >
      <div className={styles['head']}>
        <span className={styles['dot']} data-full={ran && !stale} aria-hidden="true" />
        {naming ?? (
          <bdi className={name === '' ? `${styles['name']} ${styles['nameless']}` : styles['name']} title={name}>
            {name === '' ? t.nameless : name}
          </bdi>
        )}
        {defer && (
          <span className={styles['mark']} title={t.deferred}>
            <Hourglass aria-hidden="true" />
          </span>
        )}
        {pause !== undefined && <span className={styles['pause']} data-pause={pause} title={t.pauses[pause]} aria-hidden="true" />}
        {inner !== undefined && (
          <Suspense>
            <InsideMark graph={inner} />
          </Suspense>
        )}
        {face.again && (
          <span className={styles['mark']} title={t.again}>
            <RotateCw aria-hidden="true" />
          </span>
        )}
        {face.kept && (
          <span className={styles['mark']} title={t.keptLong}>
            {t.kept}
          </span>
        )}
        {face.limited && (
          <span className={`${styles['mark']} ${styles['bad']}`} title={t.limitLong}>
            ✕ {t.limit}
          </span>
        )}
        <HeadNote face={face} />
      </div>
      {!far && <Lines face={face} />}
      <span className={styles['problems']}>
        <ProblemMark problems={problems} />
        <HazardMark hazards={hazards} />
      </span>
    </div>
  );
}, sameCard);

/** Faces are made anew at every step; most of them say what they said before. */
function sameCard(a: NodeCardProps, b: NodeCardProps): boolean {
  const { face: one, ...rest } = a;
  const { face: other, ...others } = b;
  const keys = Object.keys({ ...rest, ...others }) as (keyof typeof rest)[];
  return keys.every((key) => Object.is(rest[key], others[key])) && (one === other || JSON.stringify(one) === JSON.stringify(other));
}

/** At the right of the name: the place in the merge, or when it ran. */
function HeadNote({ face }: { readonly face: NodeFace }) {
  const t = useText().canvas;
  const [first] = face.order;
  const tasks = face.tasks > 1 && (
    <span className={styles['mark']} title={t.timesLong(face.tasks)}>
      {t.times(face.tasks)}
    </span>
  );
  if (first !== undefined) {
    const all = face.order.map((place) => t.orderIn(place.field, t.ordinals(place.places), place.of));
    return (
      <>
        {tasks}
        <span className={`${styles['mark']} ${styles['rank']}`} title={[...all, t.measured].join('\n')}>
          {t.ordinals(first.places)}
        </span>
      </>
    );
  }
  return (
    <>
      {tasks}
      {face.state === 'earlier' && face.superstep !== null && (
        <span className={`${styles['mark']} ${styles['when']}`}>{t.ranIn(face.superstep)}</span>
      )}
    </>
  );
}

function Lines({ face }: { readonly face: NodeFace }) {
  const t = useText().canvas;
  if (face.state === 'idle') {
    return (
      <div className={styles['io']}>
        <span className={styles['faint']}>{t.idle}</span>
      </div>
    );
  }
  return (
    <>
      <Line label={t.reads} values={face.reads} sign=": " none={t.nothing} />
      <Outcome face={face} />
    </>
  );
}

function Outcome({ face }: { readonly face: NodeFace }) {
  const t = useText().canvas;
  switch (face.state) {
    case 'next':
      return <Line label={t.next} text={t.runsIn(face.superstep ?? 0)} look={styles['faint']} />;
    case 'running':
      return <Line label={t.writes} text={t.running} look={styles['faint']} />;
    case 'unfinished':
      return <Line label="✕" text={t.unfinished} look={styles['bad']} />;
    case 'failed':
      return <Line label="✕" text={face.note} look={styles['bad']} />;
    case 'paused':
      return <Line label="‖" text={t.paused} look={styles['warn']} />;
    default:
      return <Line label={t.writes} values={face.writes} sign=" ← " none={t.writesNothing} />;
  }
}

interface LineProps {
  readonly label: string;
  readonly values?: readonly FaceValue[];
  /** Between a field and its value. */
  readonly sign?: string;
  readonly none?: string;
  readonly text?: string;
  readonly look?: string | undefined;
}

function Line({ label, values, sign = ' ', none = '', text, look }: LineProps) {
  const t = useText().canvas;
  if (values === undefined || values.length === 0) {
    return (
      <div className={styles['io']}>
        <span className={clsx(styles['label'], label.length === 1 && styles['sign'])}>{label}</span>
        <span className={`${styles['text']} ${text === undefined ? styles['faint'] : (look ?? '')}`} title={text}>
          {text ?? none}
        </span>
      </div>
    );
  }
  return (
    <div className={styles['io']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['text']} title={values.map((value) => lineText(value, sign, t.covered)).join('\n')}>
        {values.map((value, index) => (
          <span key={`${value.field} ${index}`}>
            {index > 0 && '  '}
            {value.field !== '' && (
              <i>
                <bdi>{value.field}</bdi>
                {sign}
              </i>
            )}
            {value.text === null ? <span aria-label={t.covered}>▢</span> : <bdi>{value.text}</bdi>}
          </span>
        ))}
      </span>
    </div>
  );
}

export const lineText = (value: FaceValue, sign: string, covered: string) =>
  `${value.field === '' ? '' : `${value.field}${sign}`}${value.text ?? covered}`;
