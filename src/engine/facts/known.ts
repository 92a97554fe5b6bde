import type { TextEdit } from '~/core/analysis';

/** What syntax alone tells of a value. */
export type Known =
  | { readonly kind: 'state' }
  /** A field of the state, `all` of it, or a part or something made from one. */
  | { readonly kind: 'field'; readonly name: string; readonly all: boolean }
  /** Numbers added up, or texts or lists one after the other. */
  | { readonly kind: 'sum'; readonly of: readonly Known[] }
  | ObjectKnown
  | ListKnown
  | { readonly kind: 'command'; readonly update: Known; readonly goto: Known }
  | { readonly kind: 'send'; readonly node: Known }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'null' }
  | { readonly kind: 'nothing' }
  /** `unwrap` leaves the value alone. */
  | { readonly kind: 'overwrite'; readonly unwrap: readonly TextEdit[] }
  | {
      readonly kind: 'message';
      readonly line: number;
      readonly id: boolean /** The field whose part its content begins with. */;
      readonly edits: string | null;
      readonly giveId: readonly TextEdit[];
    }
  | { readonly kind: 'removal'; readonly line: number; readonly all: boolean }
  /** Of `a ?? b` the first is the usual one: the other stands in where there is nothing. */
  | { readonly kind: 'either'; readonly of: readonly Known[]; readonly usual?: Known }
  | { readonly kind: 'unknown' };

export interface Entry {
  readonly value: Known;
  readonly line: number;
  /** False where only some ways through the code set it. */
  readonly always: boolean;
  /** What takes the field's old value out of it. */
  readonly withoutOld?: readonly TextEdit[];
}

export interface ObjectKnown {
  readonly kind: 'object';
  readonly line: number;
  readonly entries: ReadonlyMap<string, Entry>;
  /** The state is spread into it. */
  readonly state: boolean;
  /** What takes the state out of it again. */
  readonly withoutState: readonly TextEdit[];
  /** Taken for a message: what gives it the id of the one whose content it begins with. */
  readonly giveId: readonly TextEdit[];
  /** It may have other keys. */
  readonly any: boolean;
}

export interface ListKnown {
  readonly kind: 'list';
  readonly items: readonly Known[];
  /** What is spread into it and is not a list of known items. */
  readonly spreads: readonly Known[];
  /** It may have other items. */
  readonly any: boolean;
  /** Each item stands for any number of its like, none included. */
  readonly many: boolean;
  /** What moves a remove-all marker to its start. */
  readonly markerFirst?: readonly TextEdit[];
}

export const UNKNOWN: Known = { kind: 'unknown' };
export const NOTHING: Known = { kind: 'nothing' };

/** Something out of a value: of a part of the state it is still from the state. */
export function partOf(whole: Known): Known {
  if (whole.kind === 'sum') return partOf(whole.of[0] ?? UNKNOWN);
  return whole.kind === 'field' ? { ...whole, all: false } : UNKNOWN;
}

export function either(of: readonly Known[]): Known {
  const [only, ...others] = of;
  if (only !== undefined && others.length === 0) return only;
  const flat = of.flatMap((one) => (one.kind === 'either' ? one.of : [one]));
  const [first, second] = flat;
  if (first === undefined) return NOTHING;
  return second === undefined ? first : { kind: 'either', of: flat };
}

/** A value with another laid over it, as spread does. Of an unknown nothing but that it may hold anything is known. */
export function laidOver(below: ObjectKnown, above: Known): ObjectKnown {
  if (above.kind === 'state') return { ...below, state: true };
  if (above.kind === 'null' || above.kind === 'nothing') return below;
  if (above.kind === 'either') return laidOverEither(below, above.of);
  if (above.kind !== 'object') return { ...below, any: true };
  return {
    ...below,
    entries: new Map([...below.entries, ...above.entries]),
    state: below.state || above.state,
    withoutState: [...below.withoutState, ...above.withoutState],
    any: below.any || above.any,
  };
}

function laidOverEither(below: ObjectKnown, options: readonly Known[]): ObjectKnown {
  const wholes = options.map((one) => laidOver(below, one));
  const names = new Set(wholes.flatMap((one) => [...one.entries.keys()]));
  const entries = new Map<string, Entry>();
  for (const name of names) {
    const found = wholes.flatMap((one) => one.entries.get(name) ?? []);
    const [first] = found;
    if (first === undefined) continue;
    const always = found.length === wholes.length && found.every((one) => one.always);
    entries.set(name, { value: either(found.map((one) => one.value)), line: first.line, always });
  }
  return {
    ...below,
    entries,
    state: wholes.some((one) => one.state),
    withoutState: wholes.flatMap((one) => one.withoutState),
    any: wholes.some((one) => one.any),
  };
}
