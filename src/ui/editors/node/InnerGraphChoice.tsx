import { DEEPEST, dropInner, type GraphNode, type InnerGraph, makeInner, setCheckpointer } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, SelectField } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import styles from '../parts/parts.module.css';

const CHECKPOINTERS = ['inherited', 'none', 'own'] as const;
type Choice = (typeof CHECKPOINTERS)[number];

/** Whether a node is code or a graph, and the graph's own memory. */
export function InnerGraphChoice({ node: { id, name, inner } }: { readonly node: GraphNode }) {
  const t = useLateText().subgraphs;
  const path = useWorkspace((workspace) => workspace.path);
  const edit = (apply: Parameters<typeof actions.edit>[0]['apply']) => actions.edit({ label: 'editNode', apply });
  if (inner === undefined) {
    if (path.length >= DEEPEST) return null;
    const make = () => {
      edit((doc) => makeInner(doc, id, path));
      actions.open([...path, id]);
    };
    return (
      <div className={styles['group']}>
        <Button onClick={make}>{t.make}</Button>
        <p className={styles['hint']}>{t.makeHint}</p>
      </div>
    );
  }
  const set = (choice: Choice) => edit((doc) => setCheckpointer(doc, id, optionOf(choice)));
  return (
    <div className={styles['group']}>
      <p className={styles['legend']}>{t.inside}</p>
      <p className={styles['hint']}>{t.summary(inner.nodes.length, inner.fields.length)}</p>
      <Button onClick={() => actions.open([...path, id])}>{t.open(name)}</Button>
      <SelectField
        label={t.checkpointer}
        value={inner.checkpointer ?? 'inherited'}
        options={CHECKPOINTERS.map((option) => ({ id: option, label: t.checkpointers[option] }))}
        onChange={set}
      />
      <p className={styles['hint']}>{t.checkpointerHint[inner.checkpointer ?? 'inherited']}</p>
      <Button look="quiet" onClick={() => edit((doc) => dropInner(doc, id))}>
        {t.drop}
      </Button>
    </div>
  );
}

function optionOf(choice: Choice): InnerGraph['checkpointer'] {
  return choice === 'inherited' ? undefined : choice;
}
