import { CircleX, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '~/core/document';
import { problemText } from '~/i18n';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { useProblemsOf } from '~/workspace';
import styles from './parts.module.css';

interface FrameProps {
  /** What kind of thing is shown. */
  readonly kind: string;
  /** What stands beside the kind: its name, where it has one that is not edited here. */
  readonly name?: ReactNode;
  /** A sentence on what such a thing is. */
  readonly text?: string;
  /** Which problems belong to it. Those with a place inside a source stand below that source instead. */
  readonly matches?: (place: Place) => boolean;
  readonly aside?: ReactNode;
  readonly deleteLabel?: string;
  readonly onDelete?: () => void;
  readonly children?: ReactNode;
}

/** What the inspector shows of one selected thing. */
export function Frame({ kind, name, text, matches, aside, deleteLabel, onDelete, children }: FrameProps) {
  const t = useLateText().editors;
  return (
    <section className={styles['frame']} aria-label={kind}>
      <header className={styles['head']}>
        <h2 className={styles['kind']}>
          {kind} {name !== undefined && <bdi className={styles['name']}>{name}</bdi>}
        </h2>
        <div className={styles['aside']}>
          {aside}
          {onDelete !== undefined && (
            <IconButton label={deleteLabel ?? t.delete} onClick={onDelete}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </header>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {matches !== undefined && <Problems matches={matches} />}
      {children}
    </section>
  );
}

function Problems({ matches }: { readonly matches: (place: Place) => boolean }) {
  const t = useLateText();
  const problems = useProblemsOf(matches).filter(({ at }) => at === undefined);
  if (problems.length === 0) return null;
  return (
    <ul className={styles['problems']}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${JSON.stringify(problem.params)}`} data-severity={problem.severity}>
          {problem.severity === 'blocks' ? (
            <CircleX aria-label={t.state.blocks} size={15} />
          ) : (
            <TriangleAlert aria-label={t.state.warns} size={15} />
          )}
          <span>{problemText(problem, t)}</span>
        </li>
      ))}
    </ul>
  );
}
