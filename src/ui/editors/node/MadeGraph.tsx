import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, opensAt, useWhole, useWorkspace } from '~/workspace';
import styles from '../parts/parts.module.css';

/** The way into the graph that a node's code has made, once it has run. */
export function MadeGraph({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useLateText().subgraphs;
  const path = useWorkspace((workspace) => workspace.path);
  const isThere = useWhole((workspace) => workspace.traceVersion >= 0 && opensAt(workspace, id));
  if (!isThere) return null;
  return (
    <div className={styles['group']}>
      <p className={styles['legend']}>{t.madeInside}</p>
      <Button onClick={() => actions.open([...path, id])}>{t.open(name)}</Button>
      <p className={styles['hint']}>{t.madeHint}</p>
    </div>
  );
}
