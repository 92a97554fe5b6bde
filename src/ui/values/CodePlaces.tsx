import type { ErrorInfo } from '~/core/trace';
import { useText } from '~/i18n';
import { actions, selectionOfSource, sourceName, useWorkspace } from '~/workspace';
import styles from './CodePlaces.module.css';

/** The places of the user's own code that an error came through; each leads there. */
export function CodePlaces({ error }: { readonly error: Pick<ErrorInfo, 'frames'> }) {
  const t = useText().values;
  const graph = useWorkspace((workspace) => workspace.doc.graph);
  return error.frames.map((frame, index) => (
    <button key={index} type="button" className={styles['place']} onClick={() => actions.select(selectionOfSource(frame.source))}>
      {t.at(sourceName(frame.source, graph), frame.line, frame.column)}
    </button>
  ));
}
