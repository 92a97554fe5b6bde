import type { Problem } from '~/core/document';
import { problemText, useText } from '~/i18n';
import styles from './ProblemMark.module.css';

/** How many problems there are here; the title says which. A problem that stops the run is marked with another sign, not just colour. */
export function ProblemMark({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useText();
  if (problems.length === 0) return null;
  const blocks = problems.some((problem) => problem.severity === 'blocks');
  return (
    <span className={styles['mark']} data-blocks={blocks} title={problems.map((problem) => problemText(problem, t)).join('\n')}>
      <span aria-hidden="true">
        {blocks ? '✕' : '!'}
        {problems.length > 1 && problems.length}
      </span>
      <span className={styles['said']}>{t.canvas.saysProblems(problems.length)}</span>
    </span>
  );
}
