import type { ErrorInfo } from '~/core/trace';
import { CodePlaces } from '~/ui/values';
import styles from './ErrorText.module.css';

/** An error with the places of the user's own code that it came through. */
export function ErrorText({ error }: { readonly error: ErrorInfo }) {
  return (
    <div className={styles['error']}>
      <p>
        <strong>{error.name}</strong>: <bdi>{error.message}</bdi>
      </p>
      <CodePlaces error={error} />
    </div>
  );
}
