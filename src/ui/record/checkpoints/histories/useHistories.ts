import { useEffect, useRef, useState } from 'react';
import { actions, type OverCause, type SavedHistory } from '~/workspace';

interface Histories {
  readonly running: boolean;
  readonly found: readonly SavedHistory[];
  readonly cause: OverCause | null;
}

const NONE: Histories = { running: false, found: [], cause: null };

/** The histories of several savers, once they are asked for; asked no more when the place goes. */
export function useHistories() {
  const [histories, setHistories] = useState(NONE);
  const job = useRef<AbortController | null>(null);
  useEffect(() => () => job.current?.abort(), []);
  const stop = () => {
    job.current?.abort();
    setHistories((before) => ({ ...before, running: false }));
  };
  const start = () => {
    job.current?.abort();
    const own = new AbortController();
    job.current = own;
    setHistories({ ...NONE, running: true });
    const onHistory = (history: SavedHistory) => setHistories((before) => ({ ...before, found: [...before.found, history] }));
    void actions.runHistories(onHistory, own.signal).then((cause) => {
      if (!own.signal.aborted) setHistories((before) => ({ ...before, running: false, cause }));
    });
  };
  return { ...histories, start, stop };
}
