import { type CSSProperties, lazy, Suspense } from 'react';
import { useWorkspace } from '~/workspace';
import { FieldList } from './FieldList';
import { NoteCard } from './NoteCard';
import { ProblemList } from './ProblemList';
import styles from './StatePanel.module.css';

/** Its sentences are many, and the graph can be stepped without them. */
const TurnList = lazy(() => import('./TurnList'));

/** These come when there is something to list: their sentences are many. */
const ExpectationList = lazy(() => import('./ExpectationList'));
const HazardList = lazy(() => import('./HazardList'));

/** The left place: what the state is made of, what is sent in, what is wrong, and what the author expects. */
export function StatePanel() {
  const hazards = useWorkspace((workspace) => workspace.hazards.length > 0);
  const expectations = useWorkspace(({ doc }) => doc.expectations.length > 0);
  const turns = useWorkspace((workspace) => workspace.doc.graph.turns.length);
  // A graph inside a node is sent its input by the graph around it.
  const isInside = useWorkspace((workspace) => workspace.path.length > 0);
  return (
    <div className={styles['panel']}>
      <NoteCard />
      <FieldList />
      {!isInside && (
        <Suspense fallback={<div className={styles['turns']} style={{ '--turns': turns } as CSSProperties} />}>
          <TurnList />
        </Suspense>
      )}
      <ProblemList />
      {hazards && (
        <Suspense>
          <HazardList />
        </Suspense>
      )}
      {expectations && (
        <Suspense>
          <ExpectationList />
        </Suspense>
      )}
    </div>
  );
}
