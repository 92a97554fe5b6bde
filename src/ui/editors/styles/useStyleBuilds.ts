import { useEffect, useRef, useState } from 'react';
import type { Field, StateStyle } from '~/core/document';
import { actions, type OverCause, type StyleBuild } from '~/workspace';

interface Builds {
  readonly running: boolean;
  readonly built: ReadonlyMap<string, StyleBuild>;
  readonly cause: OverCause | null;
}

const NONE: Builds = { running: false, built: new Map(), cause: null };

/** What LangGraph builds of fields, once it is asked for; asked no more when the place goes. */
export function useStyleBuilds(fields: readonly Field[]) {
  const [builds, setBuilds] = useState(NONE);
  const job = useRef<AbortController | null>(null);
  useEffect(() => () => job.current?.abort(), []);
  const stop = () => {
    job.current?.abort();
    setBuilds((before) => ({ ...before, running: false }));
  };
  const start = () => {
    job.current?.abort();
    const own = new AbortController();
    job.current = own;
    setBuilds({ ...NONE, running: true });
    const onBuilt = (field: number, style: StateStyle, build: StyleBuild) => {
      if (own.signal.aborted) return;
      setBuilds((before) => ({ ...before, built: new Map(before.built).set(keyOf(field, style), build) }));
    };
    void actions.buildStyles(fields, onBuilt, own.signal).then((cause) => {
      if (!own.signal.aborted) setBuilds((before) => ({ ...before, running: false, cause }));
    });
  };
  const { running, built, cause } = builds;
  return { running, cause, done: built.size, of: (field: number, style: StateStyle) => built.get(keyOf(field, style)), start, stop };
}

const keyOf = (field: number, style: StateStyle) => `${field} ${style}`;
