/**
 * Small checks for JSON from the other side of the wall. A check says whether a parsed value has exactly the given type:
 * no key more, no key less. They build nothing and never throw.
 */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value): value is string => typeof value === 'string';
export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
/** A whole number from 0 to 2^53. */
export const isCount: Check<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const countTo =
  (most: number): Check<number> =>
  (value): value is number =>
    isCount(value) && value <= most;
export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value);
export const isNumber: Check<number> = (value): value is number => typeof value === 'number';

export function exactly<const T extends readonly (string | number | boolean | null)[]>(...allowed: T): Check<T[number]> {
  return (value): value is T[number] => allowed.includes(value as T[number]);
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

export function either<A, B>(first: Check<A>, second: Check<B>): Check<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

export function list<T>(check: Check<T>, most = Number.POSITIVE_INFINITY): Check<readonly T[]> {
  return (value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length > most) return false;
    for (let i = 0; i < value.length; i++) if (!check(value[i])) return false;
    return true;
  };
}

export function tuple<T extends readonly unknown[]>(...checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> {
  return (value): value is T => Array.isArray(value) && value.length === checks.length && checks.every((check, i) => check(value[i]));
}

export function shape<T>(parts: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const names = Object.keys(parts) as (keyof T & string)[];
  const checks = names.map((name) => parts[name] as Check<unknown>);
  return (value): value is T => {
    if (!isRecord(value) || Object.keys(value).length !== names.length) return false;
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      if (!Object.hasOwn(value, name) || !(checks[i] as Check<unknown>)(value[name])) return false;
    }
    return true;
  };
}

/** A closed union told apart by one key. A variant that the table does not name is a type error here and refused there. */
export function union<T extends { readonly [K in Key]: string }, Key extends string>(
  key: Key,
  variants: { readonly [V in T[Key]]: Check<Extract<T, { readonly [K in Key]: V }>> },
): Check<T> {
  const table = new Map<unknown, Check<unknown>>(Object.entries<Check<unknown>>(variants));
  return (value): value is T => isRecord(value) && (table.get(value[key])?.(value) ?? false);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
