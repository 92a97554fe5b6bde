import { type GraphSpec, type NodeRef } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import styles from './parts.module.css';
import { refName } from './refName';

interface RefChecksProps {
  readonly legend: string;
  readonly hint?: string;
  readonly graph: GraphSpec;
  /** What may be chosen, in order. */
  readonly refs: readonly NodeRef[];
  readonly chosen: readonly NodeRef[];
  readonly onChange: (chosen: readonly NodeRef[]) => void;
}

/** Nodes and ends to choose any number of. */
export function RefChecks({ legend, hint, graph, refs, chosen, onChange }: RefChecksProps) {
  const t = useLateText();
  const toggle = (ref: NodeRef, on: boolean) => onChange(on ? [...chosen, ref] : chosen.filter((one) => one !== ref));
  return (
    <fieldset className={styles['checks']}>
      <legend className={styles['legend']}>{legend}</legend>
      {refs.map((ref) => (
        <CheckField
          key={ref}
          label={<bdi>{refName(graph, ref, t)}</bdi>}
          checked={chosen.includes(ref)}
          onChange={(on) => toggle(ref, on)}
        />
      ))}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </fieldset>
  );
}
