import { Plus } from 'lucide-react';
import { addExpectation, deleteExpectation, type Expectation, type PlaygroundDoc, setExpectations } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, useVerdicts } from '~/workspace';
import { ExpectationForm } from './ExpectationForm';
import styles from './expect.module.css';

/** What the author says a run leaves behind, each in a form of its own, with what came of it. */
export function ExpectationsEditor({ doc }: { readonly doc: PlaygroundDoc }) {
  const t = useLateText().editors.expect;
  const verdicts = useVerdicts();
  const first = doc.graph.fields[0];
  const edit = (apply: (before: PlaygroundDoc) => PlaygroundDoc, coalesce?: string) =>
    actions.edit({ label: 'expectations', apply, ...(coalesce === undefined ? {} : { coalesce }) });
  const add = () => {
    const fresh: Expectation =
      first === undefined
        ? { kind: 'error', code: 'InvalidUpdateError' }
        : { kind: 'value', field: first.id, at: 'end', value: null, order: 'exact' };
    edit((before) => addExpectation(before, fresh));
  };
  const change = (index: number, next: Expectation) =>
    edit((before) => setExpectations(before, before.expectations.with(index, next)), `expectation:${index}`);
  return (
    <section className={styles['section']} aria-label={t.title}>
      <h3 className={styles['title']}>{t.title}</h3>
      <p className={styles['text']}>{doc.expectations.length === 0 ? t.emptyText : t.text}</p>
      <ol className={styles['list']}>
        {doc.expectations.map((expectation, index) => (
          // Expectations are numbered: verdicts refer to them so.
          <li key={index}>
            <ExpectationForm
              number={index + 1}
              expectation={expectation}
              fields={doc.graph.fields}
              verdict={verdicts.find((verdict) => verdict.index === index) ?? null}
              onChange={(next) => change(index, next)}
              onDelete={() => edit((before) => deleteExpectation(before, index))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={add}>
          {t.add}
        </Button>
      </div>
    </section>
  );
}
