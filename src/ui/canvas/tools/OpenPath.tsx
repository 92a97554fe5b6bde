import { graphAt, nameOf } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, useWhole, useWorkspace } from '~/workspace';
import styles from './OpenPath.module.css';

/** Which graph is open, and the way out of it. */
export function OpenPath() {
  const t = useLateText().subgraphs;
  const path = useWhole((workspace) => workspace.path);
  const isMade = useWorkspace((workspace) => workspace.isMade);
  const graph = useWhole(({ doc }) => doc.graph);
  const names = path.map((id, index) => {
    const around = graphAt(graph, path.slice(0, index));
    return (around && nameOf(around, id)) ?? id;
  });
  return (
    <nav className={styles['path']} aria-label={t.path}>
      <Button look="quiet" onClick={() => actions.open([])}>
        {t.whole}
      </Button>
      {names.map((name, index) => {
        const isLast = index === names.length - 1;
        return (
          <span key={path.slice(0, index + 1).join('/')} className={styles['step']}>
            <span aria-hidden>›</span>
            {isLast ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Button look="quiet" onClick={() => actions.open(path.slice(0, index + 1))}>
                {name}
              </Button>
            )}
          </span>
        );
      })}
      {isMade && <span className={styles['made']}>{t.made}</span>}
    </nav>
  );
}
