import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A titled part of a panel; `aside` is what stands at the right of the heading. */
export function Section({ title, aside, children }: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What an empty place says: what would be here, and what to do next. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['emptyTitle']}>{title}</p>
      {children !== undefined && <div className={styles['emptyText']}>{children}</div>}
    </div>
  );
}
