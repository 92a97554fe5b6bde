import { CircleStop, Play } from 'lucide-react';
import type { Field } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, Dialog } from '~/ui/kit';
import { LabCause } from '../lab/LabCause';
import { FieldStyles } from './FieldStyles';
import { STYLES } from './styleNames';
import styles from './Styles.module.css';
import { useStyleBuilds } from './useStyleBuilds';

interface StylesDialogProps {
  readonly fields: readonly Field[];
  readonly onClose: () => void;
}

/** The fields of a state in the three styles of LangGraph.js: how each declares them, and what LangGraph builds of that. */
export default function StylesDialog({ fields, onClose }: StylesDialogProps) {
  const { common, threeStyles: t } = useLateText();
  const builds = useStyleBuilds(fields);
  return (
    <Dialog title={t.title} closeLabel={common.close} onClose={onClose} wide>
      <div className={styles['head']}>
        <p>{t.text}</p>
        {builds.running ? (
          <Button icon={<CircleStop aria-hidden="true" />} onClick={builds.stop}>
            {t.stop}
          </Button>
        ) : (
          <Button look="primary" icon={<Play aria-hidden="true" />} data-first-focus onClick={builds.start}>
            {builds.done === 0 ? t.build : t.again}
          </Button>
        )}
        <span role="status" className={styles['progress']}>
          {(builds.running || builds.done > 0) && t.progress(builds.done, fields.length * STYLES.length)}
        </span>
      </div>
      <LabCause cause={builds.cause} />
      {fields.map((field, index) => (
        <FieldStyles key={field.id} field={field} build={(style) => builds.of(index, style)} />
      ))}
    </Dialog>
  );
}
