// What sources may import from 'zod', cut down to schemas that check values.

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}
export declare class ZodError extends Error {
  issues: Issue[];
}
type Params = string | { message?: string };

/** A schema whose values are of type `Output`. */
export interface ZodType<Output = unknown> {
  readonly _output: Output;
  parse(value: unknown): Output;
  safeParse(value: unknown): { success: true; data: Output; error?: never } | { success: false; error: ZodError; data?: never };
  parseAsync(value: unknown): Promise<Output>;
  optional(): ZodOptional<Output>;
  nullable(): ZodType<Output | null>;
  nullish(): ZodOptional<Output | null>;
  array(): ZodArray<Output>;
  default(value: Output): ZodType<Output>;
  catch(value: Output): ZodType<Output>;
  describe(text: string): this;
  refine(check: (value: Output) => unknown, params?: Params): this;
  transform<Next>(change: (value: Output) => Next): ZodType<Awaited<Next>>;
  pipe<Next>(next: ZodType<Next>): ZodType<Next>;
}
/** A key with this schema may be left out. */
export interface ZodOptional<Output> extends ZodType<Output | undefined> {
  unwrap(): ZodType<Output>;
}
export type infer<Schema extends ZodType> = Schema['_output'];

export interface ZodString extends ZodType<string> {
  min(length: number, params?: Params): this;
  max(length: number, params?: Params): this;
  length(length: number, params?: Params): this;
  regex(pattern: RegExp, params?: Params): this;
  startsWith(text: string, params?: Params): this;
  endsWith(text: string, params?: Params): this;
  includes(text: string): this;
  trim(): this;
  toLowerCase(): this;
  toUpperCase(): this;
}
export interface ZodNumber extends ZodType<number> {
  min(value: number, params?: Params): this;
  max(value: number, params?: Params): this;
  int(params?: Params): this;
  positive(params?: Params): this;
  nonnegative(params?: Params): this;
  negative(params?: Params): this;
  multipleOf(value: number, params?: Params): this;
}
export interface ZodArray<Item> extends ZodType<Item[]> {
  min(length: number, params?: Params): this;
  max(length: number, params?: Params): this;
  length(length: number, params?: Params): this;
  nonempty(params?: Params): this;
}

type Shape = Record<string, ZodType>;
type Show<T> = { [Key in keyof T]: T[Key] };
type MayMiss<S extends Shape> = { [Key in keyof S]: S[Key] extends { unwrap(): ZodType } ? Key : never }[keyof S];
type Shaped<S extends Shape> = Show<
  { [Key in Exclude<keyof S, MayMiss<S>>]: S[Key]['_output'] } & { [Key in MayMiss<S>]?: S[Key]['_output'] }
>;
export interface ZodObject<S extends Shape> extends ZodType<Shaped<S>> {
  readonly shape: S;
  extend<More extends Shape>(more: More): ZodObject<Show<Omit<S, keyof More> & More>>;
  pick<Key extends keyof S>(keys: { [K in Key]: true }): ZodObject<Pick<S, Key>>;
  omit<Key extends keyof S>(keys: { [K in Key]: true }): ZodObject<Omit<S, Key>>;
  partial(): ZodObject<{ [Key in keyof S]: ZodOptional<S[Key]['_output']> }>;
  strict(): this;
}

export declare function string(params?: Params): ZodString;
export declare function number(params?: Params): ZodNumber;
export declare function int(params?: Params): ZodNumber;
export declare function boolean(params?: Params): ZodType<boolean>;
export declare function bigint(params?: Params): ZodType<bigint>;
export declare function date(params?: Params): ZodType<Date>;
export declare function any(): ZodType<any>;
export declare function unknown(): ZodType<unknown>;
declare function null_(): ZodType<null>;
declare function undefined_(): ZodType<undefined>;
export { null_ as null, undefined_ as undefined };
export declare function literal<const Value extends string | number | boolean | null | undefined>(value: Value): ZodType<Value>;
declare function enum_<const Values extends readonly string[]>(
  values: Values,
): ZodType<Values[number]> & { readonly options: Values[number][] };
export { enum_ as enum };
export declare function array<Item extends ZodType>(item: Item): ZodArray<Item['_output']>;
export declare function object<S extends Shape>(shape: S): ZodObject<S>;
export declare function strictObject<S extends Shape>(shape: S): ZodObject<S>;
export declare function record<Key extends string, Value extends ZodType>(
  key: ZodType<Key>,
  value: Value,
): ZodType<Record<Key, Value['_output']>>;
export declare function tuple<const Items extends readonly [ZodType, ...ZodType[]]>(
  items: Items,
): ZodType<{ -readonly [Key in keyof Items]: Items[Key]['_output'] }>;
export declare function union<const Options extends readonly [ZodType, ...ZodType[]]>(
  options: Options,
): ZodType<Options[number]['_output']>;
export declare function discriminatedUnion<const Options extends readonly [ZodType, ...ZodType[]]>(
  key: string,
  options: Options,
): ZodType<Options[number]['_output']>;

export * as z from './zod';
