import { useState } from 'react';
import { type Contributions, type Exploration, renamePreview } from '~/core/analysis';
import { renameNode } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, SelectField, TextField } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import parts from '../parts/parts.module.css';
import styles from './lab.module.css';
import { OrderLine, OutcomeValue } from './Outcomes';

/** What another name of a node would do to the order, before it is renamed. */
export function RenameNode({ contributions, exploration }: { readonly contributions: Contributions; readonly exploration: Exploration }) {
  const t = useLateText().lab;
  const names = [...new Set(contributions.parts.flatMap(({ by }) => (by.kind === 'task' ? [by.node] : [])))];
  const [chosen, setChosen] = useState(names[0] ?? '');
  const [name, setName] = useState('');
  const node = useWorkspace(({ doc }) => doc.graph.nodes.find((one) => one.name === chosen));
  if (names.length < 2) return null;
  const preview = name === '' || name === chosen ? null : renamePreview(contributions, exploration.groups, chosen, name);
  return (
    <section className={parts['group']} aria-label={t.rename}>
      <h3 className={styles['title']}>{t.rename}</h3>
      <div className={parts['row']}>
        <SelectField label={t.writer} value={chosen} options={names.map((id) => ({ id, label: id }))} onChange={setChosen} />
        <TextField label={t.renameTo(chosen)} value={name} onChange={setName} />
      </div>
      {preview !== null && (
        <div role="status" className={parts['group']}>
          <OrderLine order={preview.order} contributions={contributions} />
          {preview.group === null ? (
            <p className={parts['hint']}>{t.renameUntried}</p>
          ) : preview.group === exploration.groups[0] ? (
            <p className={parts['hint']}>{t.renameSame}</p>
          ) : (
            <p className={styles['outcomeValue']}>
              {t.renameFlips} <OutcomeValue outcome={preview.group.outcome} />
            </p>
          )}
          {node !== undefined && (
            <div className={parts['buttons']}>
              <Button onClick={() => actions.edit({ label: 'renameNode', apply: (doc) => renameNode(doc, node.id, name) })}>
                {t.doRename}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
