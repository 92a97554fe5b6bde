import { type Contribution, type Contributions, distinguishingVariant, ordersCoincide } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, getWorkspace } from '~/workspace';
import parts from '../parts/parts.module.css';
import { ContributionMark } from './ContributionMark';
import { idsOfWriters } from './idsOfWriters';
import styles from './lab.module.css';

/** Every writer's place in the order of merging, beside those of finishing and of drawing. */
export function Places({ contributions }: { readonly contributions: Contributions }) {
  const t = useLateText().lab;
  const tellApart = () => {
    const { doc } = getWorkspace();
    actions.openScratch(distinguishingVariant(doc, idsOfWriters(contributions, doc.graph)).doc);
  };
  const rules = [...new Set(contributions.parts.map(({ why }) => why.rule))];
  return (
    <section className={parts['group']} aria-label={t.places}>
      <h3 className={styles['title']}>{t.places}</h3>
      <table className={styles['places']}>
        <thead>
          <tr>
            <th scope="col">{t.writer}</th>
            <th scope="col">{t.merged}</th>
            <th scope="col">{t.finished}</th>
            <th scope="col">{t.drawn}</th>
          </tr>
        </thead>
        <tbody>
          {contributions.parts.map((part, index) => (
            // A contribution is its place in the engine's order.
            <tr key={index}>
              <th scope="row">
                <ContributionMark contribution={part} /> <SentBy part={part} />
              </th>
              <td>{index + 1}</td>
              <td>{place(part.finished)}</td>
              <td>{place(part.drawn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.map((rule) => (
        <p key={rule} className={parts['hint']}>
          {t.why[rule]}
        </p>
      ))}
      {contributions.parts.length > 1 && ordersCoincide(contributions) && (
        <>
          <p className={parts['hint']}>{t.coincide}</p>
          <div className={parts['buttons']}>
            <Button onClick={tellApart}>{t.tellApart}</Button>
          </div>
        </>
      )}
    </section>
  );
}

function SentBy({ part: { why } }: { readonly part: Contribution }) {
  const t = useLateText().lab;
  if (why.rule !== 'send' || why.by === null) return null;
  return <span className={parts['hint']}>{t.sentBy(why.by.node, why.item + 1)}</span>;
}

function place(index: number | null): string {
  return index === null ? '–' : String(index + 1);
}
