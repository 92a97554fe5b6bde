import type { TraceStore, ValueRef } from '~/core/trace';
import { type Notation, preview } from '~/core/value';

/** Characters of a value that a node has room for, and a tooltip shows. */
const SHOWN = 60;

/** Values of a trace as one line of text, each written once. */
export function previewer(trace: TraceStore | null, notation: Notation): (ref: ValueRef) => string {
  const texts = new Map<ValueRef, string>();
  return (ref) => {
    const known = texts.get(ref);
    if (known !== undefined || trace === null) return known ?? '';
    const text = preview(trace.value(ref), notation, SHOWN);
    texts.set(ref, text);
    return text;
  };
}
