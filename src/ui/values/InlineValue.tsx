import clsx from 'clsx';
import { memo } from 'react';
import { formatSegments, type Value } from '~/core/value';
import { useText } from '~/i18n';
import { useWorkspace } from '~/workspace';
import styles from './InlineValue.module.css';

interface InlineValueProps {
  readonly value: Value;
  /** Characters shown; the rest is said, not shown. */
  readonly limit?: number;
  /** Shows ▢ instead: the value has not been stepped to. */
  readonly covered?: boolean;
  readonly className?: string | undefined;
}

/** A value on one line in the reader's notation. */
export const InlineValue = memo(function InlineValue({ value, limit = 120, covered = false, className }: InlineValueProps) {
  const notation = useWorkspace((workspace) => workspace.preferences.notation);
  if (covered) return <Covered />;
  return (
    <code className={clsx(styles['value'], className)}>
      {formatSegments(value, notation, { limit }).map((segment, index) => (
        // Segments have no identity beyond their place.
        <span key={index} className={styles[segment.kind]}>
          {segment.text}
        </span>
      ))}
    </code>
  );
});

/** What stands for a value that the reader has not stepped to. */
export function Covered() {
  const t = useText().values;
  return (
    <code className={styles['covered']} role="img" aria-label={t.covered}>
      ▢
    </code>
  );
}
