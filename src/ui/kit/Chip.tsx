import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A short mark. `tone` is a writer's colour, 0 to 7. */
export function Chip({
  look = 'plain',
  children,
  title,
}: {
  readonly look?: 'plain' | 'accent' | 'dashed' | 'ok' | 'warn' | 'bad';
  readonly children: ReactNode;
  readonly title?: string;
}) {
  return (
    <span className={clsx(styles['chip'], styles[look])} title={title}>
      {children}
    </span>
  );
}

/** A writer's name with its colour as a dot; the name itself is the sign that does not need colour. */
export function WriterMark({ tone, children }: { readonly tone: number | null; readonly children: ReactNode }) {
  return (
    <span className={styles['writer']} style={tone === null ? undefined : { color: `var(--tone-${tone})` }}>
      <span className={styles['dot']} aria-hidden="true" />
      <bdi>{children}</bdi>
    </span>
  );
}
