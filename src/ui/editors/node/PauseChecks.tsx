import { type GraphNode, setPause } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';

/** Breakpoints before and after a node. */
export function PauseChecks({ node }: { readonly node: GraphNode }) {
  const t = useLateText().pauses;
  const before = node.pause === 'before' || node.pause === 'both';
  const after = node.pause === 'after' || node.pause === 'both';
  const set = (isBefore: boolean, isAfter: boolean) =>
    actions.edit({
      label: 'editNode',
      apply: (doc) => setPause(doc, node.id, isBefore ? (isAfter ? 'both' : 'before') : isAfter ? 'after' : undefined),
    });
  return (
    <fieldset className={styles['checks']}>
      <legend className={styles['legend']}>{t.breakpoint}</legend>
      <CheckField label={t.before} checked={before} onChange={(on) => set(on, after)} />
      <CheckField label={t.after} checked={after} onChange={(on) => set(before, on)} />
      <p className={styles['hint']}>{t.breakpointHint}</p>
    </fieldset>
  );
}
