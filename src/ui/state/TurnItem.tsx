import { LogIn, type LucideIcon, PenLine, Play, Reply, Trash2 } from 'lucide-react';
import { deleteTurn, type GraphSpec, nameOf, threadOf, type Turn } from '~/core/document';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from './TurnList.module.css';

const ICONS: { readonly [kind in Turn['kind']]: LucideIcon } = {
  input: LogIn,
  resume: Reply,
  continue: Play,
  update: PenLine,
  delete: Trash2,
};

interface TurnItemProps {
  readonly turn: Turn;
  readonly index: number;
  readonly graph: GraphSpec;
  /** The thread is said: there are several. */
  readonly named: boolean;
  readonly selected: boolean;
}

/** One turn: what it does, to which thread, from where, and its value. */
export function TurnItem({ turn, index, graph, named, selected }: TurnItemProps) {
  const t = useLateText().threads;
  const Icon = ICONS[turn.kind];
  const source = expressionOf(turn);
  return (
    <button
      type="button"
      className={styles['turn']}
      aria-pressed={selected}
      onClick={() => actions.select({ kind: 'turn', index })}
      onKeyDown={(event) => {
        if (event.key === 'Delete') actions.edit({ label: 'editTurns', apply: (before) => deleteTurn(before, index) });
      }}
    >
      <span className={styles['label']}>
        <Icon aria-hidden="true" size={14} />
        <bdi>{t.turn(index + 1, kindText(turn, graph, t))}</bdi>
        {named && (
          <span className={styles['thread']}>
            <Chip>{t.thread(threadOf(turn))}</Chip>
          </span>
        )}
      </span>
      {'from' in turn && turn.from !== undefined && (
        <span className={styles['from']}>{t.from(t.place(turn.from.turn, turn.from.superstep))}</span>
      )}
      {'until' in turn && turn.until !== undefined && <span className={styles['from']}>{t.until(turn.until)}</span>}
      {source !== '' && <code className={styles['source']}>{source}</code>}
    </button>
  );
}

function kindText(turn: Turn, graph: GraphSpec, t: AllMessages['threads']): string {
  if (turn.kind !== 'update') return t.kinds[turn.kind];
  return t.kinds.update(nameOf(graph, turn.asNode) ?? turn.asNode, turn.how === 'set');
}

/** The expression without what every module needs around it. */
function expressionOf(turn: Turn): string {
  if (!('source' in turn)) return '';
  const { source } = turn;
  const start = source.indexOf('export default');
  return (start < 0 ? source : source.slice(start + 'export default'.length)).trim().replace(/;$/, '').slice(0, 400);
}
