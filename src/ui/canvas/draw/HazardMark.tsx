import { TriangleAlert } from 'lucide-react';
import { useText } from '~/i18n';
import styles from './ProblemMark.module.css';

/** That something here is rarely meant; the list of hazards says what. */
export function HazardMark({ hazards }: { readonly hazards: number }) {
  const t = useText().canvas;
  if (hazards === 0) return null;
  return (
    <span className={styles['mark']} title={t.saysHazards(hazards)}>
      <TriangleAlert aria-hidden="true" size={11} />
      {hazards > 1 && <span aria-hidden="true">{hazards}</span>}
      <span className={styles['said']}>{t.saysHazards(hazards)}</span>
    </span>
  );
}
