import type { CSSProperties } from 'react';
import type { CheckpointRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { checkpointName } from '~/ui/values';
import styles from './Checkpoints.module.css';

interface CheckpointLineProps {
  readonly id: string;
  readonly trace: TraceStore;
  readonly row: CheckpointRow;
  readonly place: CSSProperties;
  readonly isOpen: boolean;
  readonly isHere: boolean;
  readonly isPinned: boolean;
  readonly isLater: boolean;
}

/** One checkpoint in the tree; the tree around it hears keys and presses. */
export function CheckpointLine({ id, trace, row, place, isOpen, isHere, isPinned, isLater }: CheckpointLineProps) {
  const { checkpoints: t, record } = useLateText();
  const { saved, depth, branches, goesOn } = row;
  const name = checkpointName(trace, row, t);
  const step = saved.step < 0 ? `−${-saved.step}` : `${saved.step}`;
  const said = [
    step,
    name,
    record.sources[saved.source],
    ...(branches ? [t.branches] : []),
    ...(isHere ? [t.here] : []),
    ...(row.isHead ? [t.head] : []),
    ...(isLater ? [t.later] : []),
    ...(saved.forgotten === null ? [] : [t.forgotten[saved.forgotten]]),
  ];
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-selected={isOpen}
      aria-current={isHere ? 'step' : undefined}
      aria-label={said.join(', ')}
      className={styles['line']}
      data-later={isLater}
      data-forgotten={saved.forgotten !== null}
      style={place}
    >
      <span className={styles['rails']} aria-hidden="true">
        {Array.from({ length: depth }, (_, rail) => (
          <i key={rail} data-turns={branches && rail === depth - 1} />
        ))}
        <b data-first={saved.parent === '' || branches} data-last={!goesOn} data-here={isHere} />
      </span>
      <code className={styles['step']}>{step}</code>
      <span className={styles['name']}>{name}</span>
      {saved.source !== 'loop' && saved.source !== 'input' && <Chip>{record.sources[saved.source]}</Chip>}
      {isPinned && <Chip look="accent">A</Chip>}
      {row.isHead && <Chip look="ok">{t.head}</Chip>}
      {isHere && <Chip look="accent">{t.here}</Chip>}
      {saved.forgotten !== null && <Chip look="warn">{t.forgotten[saved.forgotten]}</Chip>}
    </div>
  );
}
