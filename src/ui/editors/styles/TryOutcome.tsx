import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import type { StyleTry } from '~/workspace';
import { ErrorLine } from '../lab/ErrorLine';
import styles from './Styles.module.css';

/** What became of one write: what the field holds then, or who refused it and how. */
export function TryOutcome({ outcome: { held, error } }: { readonly outcome: StyleTry }) {
  const t = useLateText().threeStyles;
  if (error !== null) {
    return (
      <span className={styles['refused']}>
        <b>{t.refused}</b> <ErrorLine error={error} />
      </span>
    );
  }
  return held.length === 0 ? <em>{t.absent}</em> : <InlineValue value={held[0]} limit={60} />;
}
