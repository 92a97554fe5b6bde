import { useMemo, useState } from 'react';
import { type ExampleEntry, searchExamples, topics } from '~/examples';
import { useText } from '~/i18n';
import { EmptyState, TextField } from '~/ui/kit';
import { actions, useWhole } from '~/workspace';
import styles from './ExamplesDialog.module.css';

/** Every example by topic; typing narrows the list by title, summary and the words of its code. */
export function ExamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const language = useWhole((workspace) => workspace.preferences.language);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchExamples(query), [query]);
  const open = (example: ExampleEntry) => {
    actions.openScratch(example.doc(language));
    onClose();
  };
  return (
    <div className={styles['examples']}>
      <div className={styles['search']}>
        <TextField label={t.shell.examplesSearch} type="search" value={query} onChange={setQuery} data-first-focus />
        <p role="status">{t.shell.examplesCount(found.length)}</p>
      </div>
      {found.length === 0 && <EmptyState title={t.shell.examplesNone} />}
      {topics.map((topic) => {
        const members = found.filter((example) => example.topic === topic.id);
        if (members.length === 0) return null;
        return (
          <section key={topic.id} aria-label={topic.title[language]}>
            <h3 className={styles['topic']}>{topic.title[language]}</h3>
            <ul className={styles['list']}>
              {members.map((example) => (
                <li key={example.id}>
                  <button type="button" className={styles['example']} onClick={() => open(example)}>
                    <strong>{example.title[language]}</strong>
                    <span>{example.summary[language]}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
