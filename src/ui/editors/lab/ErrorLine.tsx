import clsx from 'clsx';
import type { ErrorInfo } from '~/core/trace';
import parts from '../parts/parts.module.css';
import styles from './lab.module.css';

/** An error among other answers; of a very long message the first lines. */
export function ErrorLine({ error: { name, message } }: { readonly error: ErrorInfo }) {
  return (
    <bdi className={clsx(parts['error'], styles['errorLine'])} title={message}>
      {name}: {message}
    </bdi>
  );
}
