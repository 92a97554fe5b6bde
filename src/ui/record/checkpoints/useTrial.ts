import { useEffect, useState } from 'react';
import { isExpression } from '~/core/code';
import type { Field } from '~/core/document';
import type { Value } from '~/core/value';
import { actions, type ChangeTrial } from '~/workspace';

const PAUSE_MS = 300;

/** What both ways would leave of a field, a moment after the last key; null while that is not known, or the text is no expression. */
export function useTrial(field: Field, text: string, existing: Value | undefined): ChangeTrial | null {
  const [trial, setTrial] = useState<{ readonly text: string; readonly outcome: ChangeTrial } | null>(null);
  useEffect(() => {
    if (!isExpression(text)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const source = `export default (${text}\n);\n`;
      void actions.tryChange({ field, source, existing }, stop.signal).then((outcome) => {
        if (!stop.signal.aborted) setTrial({ text, outcome });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [field, text, existing]);
  return trial?.text === text ? trial.outcome : null;
}
