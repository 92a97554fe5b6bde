import { CircleStop, RotateCw, X } from 'lucide-react';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { actions, type Lab } from '~/workspace';
import styles from './lab.module.css';

/** How far an experiment is, and its stop, again and close. */
export function LabBar({ lab }: { readonly lab: Lab }) {
  const t = useLateText().lab;
  const { running, progress } = lab;
  return (
    <>
      <span role="status" className={styles['progress']}>
        {running && progress !== null && t.progress(progress.done, progress.of)}
      </span>
      {running ? (
        <IconButton label={t.stop} onClick={actions.stopLab}>
          <CircleStop aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t.again} onClick={actions.runLab}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t.close} onClick={actions.closeLab}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
