import { CircleX, TriangleAlert } from 'lucide-react';
import type { Place, Problem } from '~/core/document';
import { problemText, useText } from '~/i18n';
import { Section } from '~/ui/kit';
import { actions, type Selection, useWorkspace } from '~/workspace';
import styles from './ProblemList.module.css';

/** What is wrong with the document, each a way to the place. Only LangGraph's own refusals stop Run. */
export function ProblemList() {
  const t = useText();
  const problems = useWorkspace((workspace) => workspace.problems);
  if (problems.length === 0) return null;
  return (
    <Section title={`${t.state.problems} · ${problems.length}`}>
      <ul className={styles['list']}>
        {problems.map((problem, index) => (
          // Problems are made anew at each edit; their place in the list is all the identity they have.
          <li key={index}>
            <button type="button" className={styles['problem']} data-severity={problem.severity} onClick={() => show(problem)}>
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

function show({ place }: Problem): void {
  const selection = selectionOf(place);
  if (selection !== null) actions.select(selection);
}

function selectionOf(place: Place): Selection | null {
  switch (place.kind) {
    case 'document':
    case 'expectation':
      return { kind: 'none' };
    case 'field':
    case 'reducer':
    case 'start':
      return { kind: 'field', id: place.id };
    case 'node':
      return { kind: 'node', id: place.id };
    case 'edge':
      return { kind: 'edge', id: place.id };
    case 'join':
      return { kind: 'join', id: place.id };
    case 'router':
      return { kind: 'router', id: place.id };
    case 'turn':
      return { kind: 'turn', index: place.index };
    case 'shared':
      return { kind: 'shared' };
  }
}
