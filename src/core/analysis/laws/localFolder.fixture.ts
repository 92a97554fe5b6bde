import { equalValues, isList, isTagged, UNDEFINED, type Value } from '~/core/value';
import { FolderOver, type Fold, type Folder, type FoldOutcome } from '../fold';

/** What a reducer of the tests can reach of its world; behind the wall this is randomness, the clock and the globals. */
export interface World {
  readonly random: () => number;
  readonly now: () => number;
  readonly log: () => void;
  readonly timer: () => void;
}

export type LocalReducer = (existing: never, update: never, world: World) => unknown;

/** Folds plain functions the way LangGraph's reduced channel folds writes, in this process. */
export function localFolder(reducer: LocalReducer, start: Value | null): Folder {
  return (folds) => Promise.resolve(folds.map((fold) => new Merge(reducer as never, start, fold).outcome()));
}

export function deadFolder(after: number, folder: Folder): Folder {
  let left = after;
  return (folds) => (left-- > 0 ? folder(folds) : Promise.reject(new FolderOver('gone')));
}

/** Plain data and Sets as live values; a message stays the object that stands for it. */
function live(value: Value): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(live);
  if (!isTagged(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, live(part)]));
  if (value.$ === 'set') return new Set(value.v.map(live));
  if (value.$ === 'message') return structuredClone(value);
  if (value.$ === 'number') return Number(value.v);
  throw new Error(`no copy of ${value.$}`);
}

function written(value: unknown): Value {
  if (value === undefined) return UNDEFINED;
  if (typeof value === 'number' && !Number.isFinite(value)) return { $: 'number', v: String(value) as 'NaN' };
  if (typeof value === 'number' && Object.is(value, -0)) return { $: 'number', v: '-0' };
  if (value === null || typeof value !== 'object') return value as Value;
  if (Array.isArray(value)) return value.map(written);
  if (value instanceof Set) return { $: 'set', v: [...value].map(written) };
  if (value instanceof Promise) return { $: 'promise' };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));
}

class Merge {
  #effects = { console: 0, timers: 0 };
  #changed: FoldOutcome['changed'][number][] = [];
  #calls = 0;
  #held: { value: unknown } | null;
  readonly #reducer: (existing: unknown, update: unknown, world: World) => unknown;
  readonly #fold: Fold;
  readonly #world: World;

  constructor(reducer: (existing: unknown, update: unknown, world: World) => unknown, start: Value | null, fold: Fold) {
    this.#reducer = reducer;
    this.#fold = fold;
    const begin = fold.existing.kind === 'value' ? fold.existing.value : fold.existing.kind === 'start' ? start : null;
    this.#held = begin === null ? null : { value: live(begin) };
    let drawn = fold.world + 1;
    this.#world = {
      random: () => (drawn = (drawn * 16807) % 2147483647) / 2147483647,
      now: () => 1_700_000_000_000 + fold.world * 86_400_000,
      log: () => void this.#effects.console++,
      timer: () => void this.#effects.timers++,
    };
  }

  outcome(): FoldOutcome {
    let overwritten = false;
    for (const [index, update] of this.#fold.updates.entries()) {
      const isOverwrite = update !== null && isTagged(update) && update.$ === 'overwrite';
      if (isOverwrite && overwritten) return this.#over(index, new Error('Can receive only one Overwrite value per super-step.'));
      if (isOverwrite) this.#held = { value: live(update.v) };
      else if (!overwritten) {
        try {
          if (!this.#call(index, update)) return { ...this.#whole(null), emptied: true };
        } catch (thrown) {
          return this.#over(index, thrown as Error);
        }
      }
      overwritten ||= isOverwrite;
    }
    return this.#whole(this.#held === null ? null : written(this.#held.value));
  }

  #call(index: number, update: Value): boolean {
    const incoming = live(update);
    if (this.#held === null) {
      this.#held = { value: incoming };
      return true;
    }
    const existing = this.#held.value;
    const before = written(existing);
    this.#calls += 1;
    const result = this.#reducer(existing, incoming, this.#world);
    this.#note('existing', index, before, written(existing));
    this.#note('update', index, update, written(incoming));
    this.#held = { value: result };
    return result !== undefined;
  }

  #note(what: 'existing' | 'update', update: number, before: Value, after: Value): void {
    if (!equalValues(before, after)) this.#changed.push({ what, update, before, after });
  }

  #over(update: number, { name, message }: Error): FoldOutcome {
    return { ...this.#whole(null), error: { info: { name, message, code: '', frames: [] }, update } };
  }

  #whole(result: Value | null): FoldOutcome {
    return {
      result,
      error: null,
      changed: this.#changed,
      calls: this.#calls,
      emptied: false,
      effects: this.#effects,
      uncopied: null,
    };
  }
}
