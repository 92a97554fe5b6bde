import { useCallback, useEffect, useState } from 'react';
import styles from '../Canvas.module.css';

/** What the canvas last said; `quiet` is for those who cannot see what happened. */
export interface Status {
  readonly text: string;
  readonly quiet: boolean;
}

const SECONDS = 5;

/** The last message, and how to say one. It goes by itself. */
export function useStatus(): readonly [Status, (text: string, quiet?: boolean) => void] {
  const [status, setStatus] = useState<Status>({ text: '', quiet: true });
  const say = useCallback((text: string, quiet = false) => setStatus({ text, quiet }), []);
  useEffect(() => {
    if (status.text === '') return;
    const timer = setTimeout(() => setStatus({ text: '', quiet: true }), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, say];
}

export function StatusLine({ status }: { readonly status: Status }) {
  return (
    <output className={styles['status']} data-quiet={status.quiet}>
      {status.text}
    </output>
  );
}
