import { useWorkspace } from '~/workspace';
import styles from './NoteCard.module.css';

/** What the author says to the reader, in the reader's language or the other one. */
export function NoteCard() {
  const note = useWorkspace((workspace) => workspace.doc.note);
  const language = useWorkspace((workspace) => workspace.preferences.language);
  const text = note[language] || note.en || note.zh;
  return text === '' ? null : <p className={styles['note']}>{text}</p>;
}
