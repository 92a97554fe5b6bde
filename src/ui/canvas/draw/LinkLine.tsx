import { type CSSProperties, memo } from 'react';
import type { Problem } from '~/core/document';
import { problemText, useText } from '~/i18n';
import type { Curve } from '../geometry/curve';
import type { LinkItem } from '../picture/links';
import type { LinkLook } from '../picture/picture';
import styles from './LinkLine.module.css';

const NONE: readonly Problem[] = [];

export interface LinkLineProps {
  readonly kind: LinkItem['kind'];
  readonly curve: Curve;
  readonly look: LinkLook;
  readonly selected?: boolean;
  readonly problems?: readonly Problem[];
  /** Changes with the moment, so that the writes of each flow anew. */
  readonly moment: number;
}

/** One line of the graph as SVG. */
export const LinkLine = memo(function LinkLine({ kind, curve, look, selected = false, problems = NONE, moment }: LinkLineProps) {
  const t = useText();
  const counted = (kind === 'route' || kind === 'command') && look.count > 0;
  return (
    <g
      className={styles['line']}
      data-kind={kind}
      data-followed={look.count > 0}
      data-taken={look.taken}
      data-selected={selected}
      style={{ '--tone': look.tone === null ? 'var(--ink-2)' : `var(--tone-${look.tone})` } as CSSProperties}
    >
      <path className={styles['course']} d={curve.path} />
      {look.taken && <path key={moment} className={styles['taken']} d={curve.path} pathLength={1} />}
      {kind !== 'routerIn' && kind !== 'joinIn' && <path className={styles['head']} d={curve.head} />}
      {(counted || problems.length > 0) && (
        <text x={curve.label.x} y={curve.label.y} data-problem={problems.length > 0}>
          {problems.length > 0 && <title>{problems.map((problem) => problemText(problem, t)).join('\n')}</title>}
          {problems.length > 0 && `! ${problems.length > 1 ? problems.length : ''} `}
          {counted && t.canvas.times(look.count)}
        </text>
      )}
    </g>
  );
});
