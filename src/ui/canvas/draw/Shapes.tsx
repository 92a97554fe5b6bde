import { type CSSProperties, memo } from 'react';
import type { Problem } from '~/core/document';
import { type Messages, useText } from '~/i18n';
import type { NodeFace } from '../picture/face';
import type { Barrier } from '../picture/picture';
import { ProblemMark } from './ProblemMark';
import styles from './Shapes.module.css';

interface ShapeProps {
  readonly selected?: boolean;
  readonly far?: boolean;
}

/** START or END. */
export const EndPill = memo(function EndPill({
  text,
  face,
  selected,
  far,
}: ShapeProps & { readonly text: string; readonly face: NodeFace }) {
  return (
    <div
      className={styles['pill']}
      data-state={face.state}
      data-selected={selected}
      data-far={far}
      style={{ '--tone': face.tone === null ? 'var(--ink-2)' : `var(--tone-${face.tone})` } as CSSProperties}
    >
      {text}
    </div>
  );
});

/** A router: a diamond and its name. */
export const RouterTag = memo(function RouterTag({
  name,
  selected,
  problems,
}: ShapeProps & { readonly name: string; readonly problems: readonly Problem[] }) {
  return (
    <div className={styles['router']} data-selected={selected}>
      <span className={styles['tag']} title={name}>
        <span className={styles['diamond']} aria-hidden="true" />
        <bdi>{name}</bdi>
      </span>
      <span className={styles['problems']}>
        <ProblemMark problems={problems} />
      </span>
    </div>
  );
});

/** A join: the bar at which its sources wait for each other. */
export const JoinBar = memo(function JoinBar({
  sources,
  taken,
  selected,
  problems,
}: ShapeProps & { readonly sources: number; readonly taken: boolean; readonly problems: readonly Problem[] }) {
  const t = useText().canvas;
  return (
    <div className={styles['join']} data-selected={selected} data-taken={taken}>
      <span className={styles['bar']} />
      <small>{t.joinOf(sources)}</small>
      <span className={styles['problems']}>
        <ProblemMark problems={problems} />
      </span>
    </div>
  );
});

function barrierText({ state, superstep, sends, writers }: Barrier, far: boolean, t: Messages['canvas']): string {
  switch (state) {
    case 'failed':
      return t.barrierFailed(superstep);
    case 'open':
      return t.barrierOpen(superstep);
    case 'paused':
      return t.barrierPaused(superstep);
    case 'limit':
      return t.barrierLimit(superstep);
    case 'merged':
      return sends && !far ? t.barrierSends(superstep) : t.barrier(superstep, far ? 0 : writers);
  }
}

/** The dashed line at which a superstep ends. */
export const BarrierLine = memo(function BarrierLine({
  barrier,
  line,
  far = false,
  decides = '',
}: {
  readonly barrier: Barrier;
  /** Fields whose value depends on the order of this merge. */
  readonly decides?: string;
  readonly line: { readonly x: number; readonly y: number; readonly width: number };
  readonly far?: boolean;
}) {
  const t = useText().canvas;
  const text = barrierText(barrier, far, t);
  return (
    <div className={styles['barrier']} data-state={barrier.state} data-far={far} style={{ left: line.x, top: line.y, width: line.width }}>
      <span title={barrier.writers > 1 ? t.measured : undefined}>
        {text}
        {decides !== '' && <b className={styles['decides']}>{t.orderDecides(decides)}</b>}
      </span>
    </div>
  );
});
