import { type CSSProperties, memo } from 'react';
import { useText } from '~/i18n';
import type { Curve } from '../geometry/curve';
import type { LinkItem } from '../picture/links';
import type { LinkLook } from '../picture/picture';
import styles from './LinkLine.module.css';

export interface LinkLineProps {
  readonly kind: LinkItem['kind'];
  readonly curve: Curve;
  readonly look: LinkLook;
  readonly selected?: boolean;
  readonly problems?: number;
  /** Changes with the moment, so that the writes of each flow anew. */
  readonly moment: number;
}

/** One line of the graph as SVG. */
export const LinkLine = memo(function LinkLine({ kind, curve, look, selected = false, problems = 0, moment }: LinkLineProps) {
  const t = useText().canvas;
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
      {(counted || problems > 0) && (
        <text x={curve.label.x} y={curve.label.y}>
          {problems > 0 && `! ${problems > 1 ? problems : ''}`}
          {counted && t.times(look.count)}
        </text>
      )}
    </g>
  );
});
