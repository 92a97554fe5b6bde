import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { Field } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { actions, type Bench } from '~/workspace';
import { BenchExpression } from './BenchExpression';
import { BenchResult } from './BenchResult';
import styles from './bench.module.css';

/** The updates in order, each with what the reducer made of it. */
export function BenchUpdates({ bench, field }: { readonly bench: Bench; readonly field: Field }) {
  const t = useLateText();
  const { updates, outcomes } = bench;
  const change = (next: readonly string[]) => actions.editBench({ updates: next });
  const swap = (index: number, other: number) => {
    const [one = '', two = ''] = [updates[index], updates[other]];
    change(updates.with(index, two).with(other, one));
  };
  return (
    <ol className={styles['updates']}>
      {updates.map((source, index) => (
        // An update is its place in the order.
        <li key={index} className={styles['update']}>
          <div className={styles['head']}>
            <span className={styles['label']} aria-hidden="true">
              {t.bench.update(index + 1)}
            </span>
            <IconButton label={t.bench.moveUp(index + 1)} disabled={index === 0} onClick={() => swap(index, index - 1)}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton label={t.bench.moveDown(index + 1)} disabled={index === updates.length - 1} onClick={() => swap(index, index + 1)}>
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton label={t.bench.deleteUpdate(index + 1)} onClick={() => change(updates.filter((_, at) => at !== index))}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <BenchExpression
            sourceKey={`update:${field.id}~${index}`}
            label={t.bench.update(index + 1)}
            labelHidden
            source={source}
            onSource={(next) => change(updates.with(index, next))}
          />
          <BenchResult outcome={outcomes[index] ?? null} field={field} over={!bench.running && outcomes.some((one) => one !== null)} />
        </li>
      ))}
    </ol>
  );
}
