import { splitKey } from '~/core/document';
import type { ErrorInfo, SourceKey } from '~/core/trace';
import { useText } from '~/i18n';
import { actions, selectionOfSource, sourceName, useWhole } from '~/workspace';
import styles from './CodePlaces.module.css';

/** The places of the user's own code that an error came through; each leads there. */
export function CodePlaces({ error }: { readonly error: Pick<ErrorInfo, 'frames'> }) {
  const t = useText().values;
  const graph = useWhole((workspace) => workspace.doc.graph);
  return error.frames.map((frame, index) => (
    <button key={index} type="button" className={styles['place']} onClick={() => show(frame.source)}>
      {t.at(sourceName(frame.source, graph), frame.line, frame.column)}
    </button>
  ));
}

function show(source: SourceKey): void {
  actions.open(splitKey(source).path);
  actions.select(selectionOfSource(source));
}
