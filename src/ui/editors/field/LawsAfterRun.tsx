import type { FieldId } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import styles from '../parts/parts.module.css';

/** Whether laws are tried after each run, and what came of those of this field after the last one. */
export function LawsAfterRun({ field }: { readonly field: FieldId }) {
  const t = useLateText().lab;
  const tryLaws = useWorkspace(({ preferences }) => preferences.tryLaws);
  const mark = useWorkspace(({ lawMarks }) => lawMarks.find((one) => one.field === field));
  return (
    <>
      <CheckField label={t.afterRuns} hint={t.afterRunsHint} checked={tryLaws} onChange={(on) => actions.prefer({ tryLaws: on })} />
      <div role="status">
        {mark !== undefined && (
          <p className={styles['hint']}>
            {t.afterRun(
              mark.held,
              mark.broken.map((law) => t.law[law]),
            )}
          </p>
        )}
      </div>
    </>
  );
}
