/**
 * A `Value` is any JavaScript value as plain JSON: what the far side saw, written down so that the page can show it
 * without ever holding the live object. Lists are arrays, plain objects are objects; everything JSON cannot carry is a
 * *tagged* object, told apart by its own key `$`. A plain object that itself has a key `$` or `__proto__` is written as
 * the tag `dict`, so an untagged object never has either key.
 */
export type Value = null | boolean | number | string | readonly Value[] | PlainObject | Tagged;

export interface PlainObject {
  readonly [key: string]: Value;
}

/** A message of `@langchain/core/messages`: its class name, its type ("human", "ai", …) and its own data. */
export interface MessageValue {
  readonly $: 'message';
  readonly class: string;
  readonly type: string;
  readonly id: string | null;
  readonly content: Value;
  /** Everything else that is set: name, tool_calls, tool_call_id, additional_kwargs, … Empty parts are left out. */
  readonly rest: PlainObject;
}

export type Tagged =
  | { readonly $: 'undefined' }
  | { readonly $: 'hole' }
  | { readonly $: 'number'; readonly v: 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly $: 'bigint'; readonly v: string }
  /** `v` is the description of a symbol, the name of a function; '' where there is none. */
  | { readonly $: 'symbol'; readonly v: string }
  | { readonly $: 'function'; readonly v: string }
  /** `v` is ISO 8601, or `Invalid Date`. */
  | { readonly $: 'date'; readonly v: string }
  | { readonly $: 'regexp'; readonly v: string }
  | { readonly $: 'set'; readonly v: readonly Value[] }
  | { readonly $: 'map'; readonly v: readonly (readonly [Value, Value])[] }
  /** An ArrayBuffer, typed array or DataView: `class` says which, `v` is base64. */
  | { readonly $: 'bytes'; readonly class: string; readonly v: string }
  | { readonly $: 'dict'; readonly v: readonly (readonly [string, Value])[] }
  /** An object of a class that has no tag of its own: own enumerable data only, getters are never called. */
  | { readonly $: 'instance'; readonly class: string; readonly v: readonly (readonly [string, Value])[] }
  | { readonly $: 'error'; readonly class: string; readonly message: string }
  | { readonly $: 'promise' }
  | { readonly $: 'getter' }
  /** The object refused to be read (a proxy or a revoked one); `v` says how. */
  | { readonly $: 'unreadable'; readonly v: string }
  /** The same object stands `up` levels above. */
  | { readonly $: 'cycle'; readonly up: number }
  /** Too large or too deep: `kind` is string, list, object, set, map, bytes or bigint, `size` its length or number of keys. */
  | { readonly $: 'cut'; readonly kind: string; readonly size: number }
  | MessageValue
  | { readonly $: 'overwrite'; readonly v: Value }
  | { readonly $: 'send'; readonly node: string; readonly args: Value }
  | { readonly $: 'command'; readonly v: PlainObject };

export type Tag = Tagged['$'];

/** True for tagged objects; false for lists, plain objects and scalars. */
export function isTagged(value: Value): value is Tagged {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, '$');
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export const UNDEFINED: Value = { $: 'undefined' };
