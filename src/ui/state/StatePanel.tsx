import { ExpectationList } from './ExpectationList';
import { FieldList } from './FieldList';
import { NoteCard } from './NoteCard';
import { ProblemList } from './ProblemList';
import styles from './StatePanel.module.css';
import { TurnList } from './TurnList';

/** The left place: what the state is made of, what is sent in, what is wrong, and what the author expects. */
export function StatePanel() {
  return (
    <div className={styles['panel']}>
      <NoteCard />
      <FieldList />
      <TurnList />
      <ProblemList />
      <ExpectationList />
    </div>
  );
}
