import { Boxes, Settings2 } from 'lucide-react';
import { threadsOf } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { EmptyState, Section } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { AddTurn } from './AddTurn';
import { TurnItem } from './TurnItem';
import styles from './TurnList.module.css';

/** What is done to the threads, in order, and the two parts of a graph that no drawing shows. */
export default function TurnList() {
  const t = useLateText().threads;
  const graph = useWorkspace((workspace) => workspace.doc.graph);
  const selection = useWorkspace((workspace) => workspace.selection);
  const threads = threadsOf(graph);
  const title = `${t.title} · ${t.count(graph.turns.length, threads.length)}`;
  return (
    <div className={styles['turns']}>
      <Section title={title} aside={<AddTurn />}>
        {graph.turns.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
        <ol className={styles['list']}>
          {graph.turns.map((turn, index) => (
            // A turn is its place in the order.
            <li key={index}>
              <TurnItem
                turn={turn}
                index={index}
                graph={graph}
                named={threads.length > 1}
                selected={selection.kind === 'turn' && selection.index === index}
              />
            </li>
          ))}
        </ol>
        <div className={styles['others']}>
          <button
            type="button"
            className={styles['other']}
            title={t.sharedText}
            aria-pressed={selection.kind === 'shared'}
            onClick={() => actions.select({ kind: 'shared' })}
          >
            <Boxes aria-hidden="true" size={15} /> {t.shared}
          </button>
          <button
            type="button"
            className={styles['other']}
            aria-pressed={selection.kind === 'none'}
            onClick={() => actions.select({ kind: 'none' })}
          >
            <Settings2 aria-hidden="true" size={15} /> {t.settings}
          </button>
        </div>
      </Section>
    </div>
  );
}
