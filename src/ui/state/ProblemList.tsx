import { CircleX, TriangleAlert } from 'lucide-react';
import { problemText, useText } from '~/i18n';
import { Section } from '~/ui/kit';
import { actions, selectionAt, useWhole } from '~/workspace';
import styles from './ProblemList.module.css';

/** What is wrong with the document, each a way to the place. Only LangGraph's own refusals stop Run. */
export function ProblemList() {
  const t = useText();
  const problems = useWhole((workspace) => workspace.problems);
  if (problems.length === 0) return null;
  return (
    <Section title={`${t.state.problems} · ${problems.length}`}>
      <ul className={styles['list']}>
        {problems.map((problem, index) => (
          // Problems are made anew at each edit; their place in the list is all the identity they have.
          <li key={index}>
            <button
              type="button"
              className={styles['problem']}
              data-severity={problem.severity}
              onClick={() => {
                actions.open(problem.place.path ?? []);
                actions.select(selectionAt(problem.place));
              }}
            >
              {problem.severity === 'blocks' ? (
                <CircleX aria-label={t.state.blocks} size={15} />
              ) : (
                <TriangleAlert aria-label={t.state.warns} size={15} />
              )}
              <span>{problemText(problem, t)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
