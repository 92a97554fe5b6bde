import { GitFork, Pencil, Send, Split, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EMPTY_INPUT, THREAD } from '~/core/document';
import type { CheckpointRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { useWorkspace } from '~/workspace';
import { ChangeState } from './ChangeState';
import styles from './Checkpoints.module.css';
import { useGoOn } from './useGoOn';

interface CheckpointActionsProps {
  readonly trace: TraceStore;
  readonly row: CheckpointRow;
  readonly name: string;
  readonly onCompare: () => void;
}

/** What can be done from a checkpoint; each is an edit of the document that undo takes back. */
export function CheckpointActions({ trace, row, name, onCompare }: CheckpointActionsProps) {
  const t = useLateText().checkpoints;
  const { refused, start, put } = useGoOn(trace, row);
  const nodes = useWorkspace(({ doc }) => doc.graph.nodes.length);
  const [changing, setChanging] = useState(false);
  const { thread } = row.saved;
  const off = refused !== null;
  return (
    <div role="group" aria-label={t.actions}>
      <div className={styles['actions']}>
        <Button
          icon={<GitFork aria-hidden="true" size={14} />}
          disabled={off}
          onClick={() => put('goOnFrom', [{ kind: 'continue', ...start }], true)}
        >
          {t.runOn}
        </Button>
        <Button icon={<Pencil aria-hidden="true" size={14} />} disabled={off || nodes === 0} onClick={() => setChanging(true)}>
          {t.change}
        </Button>
        <Button
          icon={<Send aria-hidden="true" size={14} />}
          disabled={off}
          onClick={() => put('editTurns', [{ kind: 'input', source: EMPTY_INPUT, ...start }], false)}
        >
          {t.send}
        </Button>
        <Button icon={<Split aria-hidden="true" size={14} />} title={t.compareHint} onClick={onCompare}>
          {t.compare}
        </Button>
        <Button
          look="danger"
          icon={<Trash2 aria-hidden="true" size={14} />}
          disabled={off}
          onClick={() => put('deleteThread', [{ kind: 'delete', ...(thread === THREAD ? {} : { thread }) }], true)}
        >
          {t.deleteThread}
        </Button>
      </div>
      {refused !== null && <p className={styles['note']}>{t.refused[refused]}</p>}
      {changing && <ChangeState trace={trace} row={row} name={name} onClose={() => setChanging(false)} />}
    </div>
  );
}
