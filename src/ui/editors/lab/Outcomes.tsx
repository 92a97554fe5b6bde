import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Contributions, Exploration, Order, OrderGroup, OrderOutcome } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button, Chip } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { ErrorLine } from './ErrorLine';
import parts from '../parts/parts.module.css';
import { ContributionMark } from './ContributionMark';
import styles from './lab.module.css';

/** Orders of one group that are written out, and groups that are shown at first. */
const SHOWN = 4;
const GROUPS = 3;

/** The orders that were tried, those with the same outcome together; the engine's own first. */
export function Outcomes({ contributions, exploration }: { readonly contributions: Contributions; readonly exploration: Exploration }) {
  const t = useLateText().lab;
  const { groups, tried, complete, how, dependsOnOrder } = exploration;
  const writers = contributions.parts.length;
  const [all, setAll] = useState(false);
  const shown = all ? groups : groups.slice(0, GROUPS);
  if (how === 'uncopied') return <p className={parts['hint']}>{t.uncopied}</p>;
  return (
    <div className={parts['group']}>
      <p className={styles['judgement']} data-depends={dependsOnOrder}>
        {dependsOnOrder ? t.dependent(groups.length) : t.independent}{' '}
        <span className={parts['hint']}>{how === 'stopped' ? t.halfway(tried) : complete ? t.all(tried) : t.sampled(tried, writers)}</span>
      </p>
      <ol className={styles['groups']}>
        {shown.map((group, index) => (
          // Groups have no identity beyond their place.
          <Group key={index} group={group} isOwn={index === 0} tried={tried} contributions={contributions} />
        ))}
      </ol>
      {shown.length < groups.length && (
        <div className={parts['buttons']}>
          <Button look="quiet" icon={<ChevronDown aria-hidden="true" />} onClick={() => setAll(true)}>
            {t.allOutcomes(groups.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Group({
  group,
  isOwn,
  tried,
  contributions,
}: {
  readonly group: OrderGroup;
  readonly isOwn: boolean;
  readonly tried: number;
  readonly contributions: Contributions;
}) {
  const t = useLateText().lab;
  return (
    <li className={styles['outcome']} data-own={isOwn}>
      <p className={styles['outcomeHead']}>
        <span>{t.group(group.orders.length, tried)}</span>
        {isOwn && <Chip look="accent">{t.own}</Chip>}
      </p>
      <p className={styles['outcomeValue']}>
        <OutcomeValue outcome={group.outcome} />
      </p>
      <ul className={styles['orders']}>
        {group.orders.slice(0, SHOWN).map((order) => (
          <li key={order.join()}>
            <OrderLine order={order} contributions={contributions} />
          </li>
        ))}
        {group.orders.length > SHOWN && <li className={parts['hint']}>{t.more(group.orders.length - SHOWN)}</li>}
      </ul>
    </li>
  );
}

export function OutcomeValue({ outcome }: { readonly outcome: OrderOutcome }) {
  const t = useLateText().lab;
  switch (outcome.kind) {
    case 'value':
      return <InlineValue value={outcome.value} limit={300} />;
    case 'absent':
      return <em>{t.empty}</em>;
    case 'error':
      return <ErrorLine error={outcome.error} />;
  }
}

/** Writers in an order, each in its colour. */
export function OrderLine({ order, contributions }: { readonly order: Order; readonly contributions: Contributions }) {
  return (
    <span className={styles['order']}>
      {order.map((place) => (
        <ContributionMark key={place} contribution={contributions.parts[place]} />
      ))}
    </span>
  );
}
