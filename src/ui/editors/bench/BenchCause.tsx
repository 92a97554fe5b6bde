import { problemText } from '~/i18n';
import { useLateText } from '~/i18n/late';
import type { Bench } from '~/workspace';
import styles from './bench.module.css';

/** Why calling ended before its end. */
export function BenchCause({ cause }: { readonly cause: NonNullable<Bench['cause']> }) {
  const t = useLateText();
  return (
    <div className={styles['error']}>
      <p>
        {t.bench.cause[cause.kind]} {cause.kind === 'unavailable' && cause.detail}
        {cause.kind === 'refused' && (
          <bdi>
            {cause.error.name}: {cause.error.message}
          </bdi>
        )}
      </p>
      {cause.kind === 'problems' && (
        <ul>
          {cause.problems.map((problem) => (
            <li key={`${problem.code} ${JSON.stringify([problem.at, problem.params])}`}>{problemText(problem, t)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
