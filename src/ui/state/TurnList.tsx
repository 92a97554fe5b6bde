import { Boxes, Plus, Settings2 } from 'lucide-react';
import { addTurn, deleteTurn, EMPTY_INPUT, nameOf, type Turn } from '~/core/document';
import { useText } from '~/i18n';
import { EmptyState, IconButton, Section } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import styles from './TurnList.module.css';

/** What is sent to the thread, in order, and the two parts of a graph that no drawing shows. */
export function TurnList() {
  const t = useText().state;
  const doc = useWorkspace((workspace) => workspace.doc);
  const selection = useWorkspace((workspace) => workspace.selection);
  const { turns } = doc.graph;
  const add = () => {
    actions.edit({ label: 'editTurns', apply: (before) => addTurn(before, { kind: 'input', source: EMPTY_INPUT }) });
    actions.select({ kind: 'turn', index: turns.length });
  };
  return (
    <Section
      title={`${t.input} · ${t.turnOf(turns.length)}`}
      aside={
        <IconButton label={t.addTurn} onClick={add}>
          <Plus aria-hidden="true" />
        </IconButton>
      }
    >
      {turns.length === 0 && <EmptyState title={t.emptyTurns}>{t.emptyTurnsText}</EmptyState>}
      <ol className={styles['list']}>
        {turns.map((turn, index) => (
          // A turn is its place in the order.
          <li key={index}>
            <button
              type="button"
              className={styles['turn']}
              aria-pressed={selection.kind === 'turn' && selection.index === index}
              onClick={() => actions.select({ kind: 'turn', index })}
              onKeyDown={(event) => {
                if (event.key === 'Delete') actions.edit({ label: 'editTurns', apply: (before) => deleteTurn(before, index) });
              }}
            >
              <span className={styles['label']}>
                {turn.kind === 'update' ? t.turnUpdate(index + 1, nameOf(doc.graph, turn.asNode) ?? turn.asNode) : t.turn(index + 1)}
              </span>
              <code className={styles['source']}>{expressionOf(turn)}</code>
            </button>
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
  );
}

/** The expression without what every module needs around it. */
function expressionOf(turn: Turn): string {
  if (!('source' in turn)) return '';
  const { source } = turn;
  const start = source.indexOf('export default');
  return (start < 0 ? source : source.slice(start + 'export default'.length)).trim().replace(/;$/, '').slice(0, 400);
}
