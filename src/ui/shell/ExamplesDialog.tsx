import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Entry, type ExampleEntry, examples, explained, type Gallery, loadReports, searchExamples, topics } from '~/examples';
import { useLateText } from '~/i18n/late';
import { EmptyState, SelectField, TextField } from '~/ui/kit';
import { actions, useWhole } from '~/workspace';
import { ClaimFacts } from './ClaimFacts';
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

/** Every example by topic. Typing narrows the list by title, summary, the words of its code, and the numbers of its claims. */
export function ExamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLateText();
  const language = useWhole((workspace) => workspace.preferences.language);
  const [query, setQuery] = useState('');
  // Typing goes first, hundreds of cards come after.
  const wanted = useDeferredValue(query);
  const [chosen, setChosen] = useState('');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const gallery = useGallery();
  const found = useMemo(() => {
    const [runs, told] = [searchExamples(wanted, gallery.examples), searchExamples(wanted, explained)];
    return gallery.topics.map((topic) => ({ topic, runs: ofTopic(runs, topic.id), told: ofTopic(told, topic.id) }));
  }, [wanted, gallery]);
  const shown = found.filter(({ topic, runs, told }) => (chosen === '' || chosen === topic.id) && runs.length + told.length > 0);
  const open = (example: ExampleEntry) => {
    actions.openScratch(example.doc(language));
    onClose();
  };
  return (
    <div className={styles['examples']}>
      <div className={styles['search']}>
        <TextField label={t.shell.examplesSearch} type="search" value={query} onChange={setQuery} data-first-focus />
        <SelectField
          label={t.claims.topic}
          value={chosen}
          options={[
            { id: '', label: t.claims.allTopics },
            ...found.map(({ topic: { id, title }, runs, told }) => ({
              id,
              label: t.claims.inTopic(title[language], runs.length + told.length),
            })),
          ]}
          onChange={setChosen}
        />
        <p role="status">{t.shell.examplesCount(shown.reduce((sum, { runs }) => sum + runs.length, 0))}</p>
      </div>
      {shown.length === 0 && <EmptyState title={t.shell.examplesNone} />}
      {shown.map(({ topic, runs, told }) => {
        const folds = topic.isFolded === true && wanted === '' && chosen === '';
        const isOpen = !folds || unfolded.has(topic.id);
        return (
          <section key={topic.id} aria-label={topic.title[language]}>
            <h3 className={styles['topic']}>
              {folds ? (
                <button type="button" aria-expanded={isOpen} onClick={() => setUnfolded(toggled(unfolded, topic.id))}>
                  {t.claims.inTopic(topic.title[language], runs.length + told.length)}
                </button>
              ) : (
                topic.title[language]
              )}
            </h3>
            {isOpen && (
              <ul className={styles['list']}>
                {runs.map((example) => (
                  <li key={example.id}>
                    <button type="button" className={styles['example']} onClick={() => open(example)}>
                      <strong>{example.title[language]}</strong>
                      <span>{example.summary[language]}</span>
                    </button>
                    {example.claims.length > 0 && <ClaimFacts claims={example.claims} />}
                  </li>
                ))}
                {told.map(({ id, title, summary, claims }) => (
                  <li key={id}>
                    <div className={styles['explained']}>
                      <strong>{title[language]}</strong>
                      <small>{t.claims.explained}</small>
                      <span>{summary[language]}</span>
                    </div>
                    <ClaimFacts claims={claims} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

function ofTopic<E extends Entry>(entries: readonly E[], id: string): readonly E[] {
  return entries.filter(({ topic }) => topic === id);
}
