import { makeReady, type NodeId, READY_NODES } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';

/** Code of a chat's usual nodes, to begin with: model, tools, trim, delete, summarise. */
export function ReadyCode({ id }: { readonly id: NodeId }) {
  const t = useLateText().readyNodes;
  return (
    <div className={styles['group']} role="group" aria-label={t.title}>
      <p className={styles['legend']}>{t.title}</p>
      <p className={styles['hint']}>{t.hint}</p>
      <div className={styles['choices']}>
        {READY_NODES.map((ready) => (
          <Button
            key={ready}
            title={t.does[ready]}
            onClick={() => actions.edit({ label: 'editNode', apply: (doc) => makeReady(doc, id, ready) })}
          >
            {t.names[ready]}
          </Button>
        ))}
      </div>
    </div>
  );
}
