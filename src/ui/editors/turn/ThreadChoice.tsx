import { freeThread, type GraphSpec, memoryOf, setThread, type ThreadId, threadOf, threadsOf } from '~/core/document';
import { type AllMessages, useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';
import { ThreadName } from './ThreadName';

interface ThreadChoiceProps {
  readonly thread: ThreadId;
  readonly index: number;
  readonly graph: GraphSpec;
}

/** Which thread a turn is sent to, and what that means for what it starts with. */
export function ThreadChoice({ thread, index, graph }: ThreadChoiceProps) {
  const t = useLateText().threads.inspector;
  const other = freeThread(graph);
  return (
    <div className={styles['group']}>
      <div className={styles['row']}>
        <SelectField
          label={t.thread}
          value={thread}
          options={[...threadsOf(graph).map((id) => ({ id, label: id })), { id: other, label: t.newThread(other) }]}
          onChange={(id) => actions.edit({ label: 'editTurns', apply: (doc) => setThread(doc, index, id) })}
        />
        <ThreadName thread={thread} graph={graph} />
      </div>
      <p className={styles['hint']}>{startText(thread, index, graph, t)}</p>
    </div>
  );
}

function startText(thread: ThreadId, index: number, graph: GraphSpec, t: AllMessages['threads']['inspector']): string {
  const before = graph.turns
    .slice(0, index)
    .flatMap((turn, at) => (threadOf(turn) === thread ? [{ number: at + 1, kind: turn.kind }] : []));
  const left = before.slice(before.findLastIndex(({ kind }) => kind === 'delete') + 1);
  if (left.length === 0) return t.alone;
  switch (memoryOf(graph).saver) {
    case 'none':
      return t.sameWithoutSaver;
    case 'newEachTurn':
      return t.sameNewSaver;
    default:
      return t.after(left.map(({ number }) => number).join(', '));
  }
}
