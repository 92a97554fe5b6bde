import { useEffect, useMemo, useState } from 'react';
import { type ExampleEntry, examples, type Gallery, loadReports, searchExamples, topics } from '~/examples';
import { useText } from '~/i18n';
import { EmptyState, TextField } from '~/ui/kit';
import { actions, useWhole } from '~/workspace';
import styles from './ExamplesDialog.module.css';

const OWN: Gallery = { topics, examples };

/** The page's own examples, and behind them the reports as soon as they are there. */
function useGallery(): Gallery {
  const [gallery, setGallery] = useState(OWN);
  useEffect(() => {
    let isWanted = true;
    const add = (reports: Gallery) =>
      isWanted && setGallery({ topics: [...OWN.topics, ...reports.topics], examples: [...OWN.examples, ...reports.examples] });
    loadReports().then(add, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return gallery;
}

/** Every example by topic; typing narrows the list by title, summary and the words of its code. */
export function ExamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const language = useWhole((workspace) => workspace.preferences.language);
  const [query, setQuery] = useState('');
  const gallery = useGallery();
  const found = useMemo(() => searchExamples(query, gallery.examples), [query, gallery]);
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
      {gallery.topics.map((topic) => {
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
