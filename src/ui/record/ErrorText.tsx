import type { ErrorInfo } from '~/core/trace';
import { useText } from '~/i18n';
import { actions, selectionOfSource, sourceName, useWorkspace } from '~/workspace';
import styles from './ErrorText.module.css';

/** An error with the places of the user's own code that it came through; each leads there. */
export function ErrorText({ error }: { readonly error: ErrorInfo }) {
  const t = useText().record;
  const graph = useWorkspace((workspace) => workspace.doc.graph);
  return (
    <div className={styles['error']}>
      <p>
        <strong>{error.name}</strong>: <bdi>{error.message}</bdi>
      </p>
      {error.frames.map((frame, index) => (
        <button key={index} type="button" className={styles['frame']} onClick={() => actions.select(selectionOfSource(frame.source))}>
          {t.at(sourceName(frame.source, graph), frame.line, frame.column)}
        </button>
      ))}
    </div>
  );
}
