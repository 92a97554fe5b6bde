import type { SourceKey } from '~/core/trace';

/** How sure something read from a source is: syntax alone tells it, or it is the likeliest reading. */
export type Sure = 'certain' | 'likely';

/** What a source is for: the shape of its default export follows from it. `value` is a turn or a start value. */
export type FactRole = 'node' | 'router' | 'reducer' | 'value';

/** A thing found in a source, at a 1-based line. */
export interface Found {
  readonly line: number;
  readonly sure: Sure;
}

/** A literal that a source writes, where it is one; `other` is anything else. */
export type Literal =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'null' }
  | { readonly kind: 'overwrite' }
  | { readonly kind: 'other' };

/** A change of a source's text: what stands from `from` on, in UTF-16 units, and what takes its place. */
export interface TextEdit {
  readonly from: number;
  readonly was: string;
  readonly put: string;
}

/** A thing found in a source, and what to change there to be rid of it; empty where that cannot simply be told. */
export interface Mendable extends Found {
  readonly edits: readonly TextEdit[];
}

export interface FieldWrite {
  readonly name: string;
  readonly line: number;
  /** Written on every path through the source. */
  readonly always: boolean;
  /** One task may write it more than once: several Commands in one returned list. */
  readonly more: boolean;
  readonly value: Literal;
  /** The value is or holds all that the field held. */
  readonly old: Mendable | null;
  /** What takes its Overwrites away, so that their values are merged. */
  readonly unwrap: readonly TextEdit[];
}

export interface Writes {
  readonly fields: readonly FieldWrite[];
  /** Other fields may be written too: a computed key, a spread, a result of code that cannot be read. */
  readonly any: boolean;
}

export interface Reads {
  readonly names: readonly string[];
  /** Other fields may be read too: the state is passed on whole, spread, or asked by a computed key. */
  readonly any: boolean;
}

/** One outcome of a router, or one `goto`: where it leads at once. */
export interface Way {
  /** Names of nodes, or LangGraph's END. */
  readonly goes: readonly string[];
  readonly sends: readonly { readonly node: string; readonly many: boolean }[];
  /** It may lead elsewhere too. */
  readonly any: boolean;
}

export interface MessageFact extends Mendable {
  readonly kind: 'withoutId' | 'editedWithoutId';
}

export interface SourceFacts {
  /** False where no function (or, of a value, no expression) could be read: then nothing is known. */
  readonly read: boolean;
  readonly reads: Reads;
  readonly writes: Writes;
  /** The whole state is returned, by itself or spread. */
  readonly whole: Mendable | null;
  /** The ways that it may lead, one of which is taken; empty for a node that returns no Command. */
  readonly ways: readonly Way[];
  /** Parameters without a rest, as Python counts them; null where the export is no function written here. */
  readonly parameters: number | null;
  readonly isAsync: boolean;
  /** Whether a value is returned on every path. */
  readonly returns: 'always' | 'sometimes' | 'never' | 'unknown';
  /** It returns what push, unshift, … return, which is no list. */
  readonly returnsResultOf: (Found & { readonly method: string }) | null;
  /** It is Math.max or Math.min itself, which take any number of arguments. */
  readonly bareMath: 'max' | 'min' | null;
  /** A reducer that returns one of its parameters as it is, or a part of it, and so adds nothing up. */
  readonly picks: boolean;
  /** It changes its first parameter in place. */
  readonly mutates: readonly (Found & { readonly how: string })[];
  readonly messages: readonly MessageFact[];
  /** A remove-all marker stands after other messages of the same list. */
  readonly removeAllLate: Mendable | null;
  readonly effects: readonly (Found & { readonly kind: 'clock' | 'random' | 'console' | 'timer' })[];
  /** It may pause the run, or throw. */
  readonly mayStop: boolean;
}

/** What is known of every source of a graph by its key; a source that does not parse has none. */
export interface GraphFacts {
  readonly sources: { readonly [key: SourceKey]: SourceFacts };
}
