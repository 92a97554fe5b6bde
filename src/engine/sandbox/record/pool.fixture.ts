import type { ValueEntry } from '~/core/trace';
import { applyPatch, isPatch, isValue, type Value } from '~/core/value';
import { ValueRecorder } from './valueRecorder';

export const LIMIT = 5_000_000;
export const newRecorder = (bytesPerValue = LIMIT) => new ValueRecorder({ bytesPerValue });

/** The pool as the page has it: entries as JSON text, checked on arrival, patches laid on what came before. */
export class Pool {
  readonly values: Value[] = [];
  characters = 0;

  take({ from, entries }: { readonly from: number; readonly entries: readonly ValueEntry[] }): void {
    if (from !== this.values.length) throw new Error(`a gap before ${from}`);
    const text = JSON.stringify(entries);
    this.characters += text.length;
    for (const entry of JSON.parse(text) as readonly ValueEntry[]) this.values.push(this.#valueOf(entry));
  }

  #valueOf(entry: ValueEntry): Value {
    if ('v' in entry) {
      if (!isValue(entry.v)) throw new Error(`no value: ${JSON.stringify(entry)}`);
      return entry.v;
    }
    const value = isPatch(entry.p) ? applyPatch(this.values[entry.of] as Value, entry.p) : undefined;
    if (value === undefined) throw new Error(`does not fit: ${JSON.stringify(entry)}`);
    return value;
  }
}

export const text = (value: Value | undefined) => JSON.stringify(value);
export const item = (i: number) => ({ id: `m${i}`, text: `item number ${i}` });
export const items = (length: number) => Array.from({ length }, (_, i) => item(i));
export const BALLAST = items(60);
/** Puts a value beside so much that is never changed that only a patch is worth writing. */
export const withBallast = (value: unknown) => ({ ballast: BALLAST, value });
