import { isId } from '../ids';
import type { Reader } from './reading';
import { shown } from './reading';

export function text(most: number): Reader<string> {
  return (value, path, reading) => {
    if (typeof value !== 'string') return reading.report('notText', path);
    return value.length <= most ? value : reading.report('tooLong', path, { most, found: value.length });
  };
}

export function number(least: number, most: number): Reader<number> {
  return (value, path, reading) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return reading.report('notANumber', path);
    return value >= least && value <= most ? value : reading.report('outOfRange', path, { least, most, found: value });
  };
}

export function whole(least: number, most: number): Reader<number> {
  const inRange = number(least, most);
  return (value, path, reading) => {
    if (typeof value === 'number' && !Number.isInteger(value)) return reading.report('notANumber', path);
    return inRange(value, path, reading);
  };
}

export const truth: Reader<boolean> = (value, path, reading) => (typeof value === 'boolean' ? value : reading.report('notABoolean', path));

export function only<const T extends boolean>(one: T): Reader<T> {
  return (value, path, reading) => (value === one ? one : reading.report('notABoolean', path));
}

export const id: Reader<string> = (value, path, reading) => {
  if (typeof value !== 'string') return reading.report('notText', path);
  return isId(value) ? value : reading.report('badId', path, { id: shown(value) });
};

export function choice<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (value, path, reading) =>
    choices.find((one) => one === value) ??
    reading.report('notAChoice', path, { found: typeof value === 'string' ? shown(value) : typeof value, choices: choices.join(', ') });
}

export function list<T>(item: Reader<T>, most: number): Reader<readonly T[]> {
  return (value, path, reading) => {
    if (!Array.isArray(value)) return reading.report('notAList', path);
    if (value.length > most) return reading.report('tooMany', path, { most, found: value.length });
    const items: T[] = [];
    for (let index = 0; index < value.length; index++) {
      const read = item(value[index], `${path}[${index}]`, reading);
      if (read !== undefined) items.push(read);
    }
    return items.length === value.length ? items : undefined;
  };
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function below(path: string, key: string): string {
  if (!/^[\w$]+$/.test(key)) return `${path}[${JSON.stringify(shown(key))}]`;
  return path === '' ? key : `${path}.${key}`;
}

type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
type OptionalKey<T> = Exclude<keyof T, RequiredKey<T>>;
type Readers<T, Keys extends keyof T> = { readonly [K in Keys]-?: Reader<Exclude<T[K], undefined>> };

/** An object with exactly these keys, built in their order; those of `options` may be left out. */
export function object<T extends object>(
  entries: Readers<T, RequiredKey<T>>,
  ...[options]: OptionalKey<T> extends never ? [] : [options: Readers<T, OptionalKey<T>>]
): Reader<T> {
  const readers = { ...entries, ...options } as unknown as { readonly [K in keyof T & string]: Reader<T[K]> };
  const keys = Object.keys(readers) as (keyof T & string)[];
  const mayMiss = (key: string) => options !== undefined && Object.hasOwn(options, key);
  return (value, path, reading) => {
    if (!isObject(value)) return reading.report('notAnObject', path);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(readers, key)) reading.report('unknownKey', below(path, key), { key: shown(key) });
    const built: Partial<T> = {};
    let complete = true;
    for (const key of keys) {
      const at = below(path, key);
      if (!Object.hasOwn(value, key) && mayMiss(key)) continue;
      const read = Object.hasOwn(value, key) ? readers[key](value[key], at, reading) : reading.report('missing', at);
      if (read === undefined) complete = false;
      else built[key] = read;
    }
    return complete ? (built as T) : undefined;
  };
}

/** One of several objects, told apart by their key `kind`. */
export function variant<T extends { readonly kind: string }>(
  readers: {
    readonly [K in T['kind']]: Reader<Extract<T, { readonly kind: K }>>;
  },
): Reader<T> {
  const kind = choice(...(Object.keys(readers) as T['kind'][]));
  return (value, path, reading) => {
    if (!isObject(value)) return reading.report('notAnObject', path);
    const found = kind(value['kind'], below(path, 'kind'), reading);
    return found === undefined ? undefined : readers[found](value, path, reading);
  };
}

/** An object that maps any id-like key to a T. */
export function dictionary<T>(key: (text: string) => boolean, item: Reader<T>, most: number): Reader<{ readonly [key: string]: T }> {
  return (value, path, reading) => {
    if (!isObject(value)) return reading.report('notAnObject', path);
    const keys = Object.keys(value);
    if (keys.length > most) return reading.report('tooMany', path, { most, found: keys.length });
    const built: { [key: string]: T } = {};
    let complete = true;
    for (const one of keys) {
      const at = below(path, one);
      const read = key(one) ? item(value[one], at, reading) : reading.report('badId', at, { id: shown(one) });
      if (read === undefined) complete = false;
      else built[one] = read;
    }
    return complete ? built : undefined;
  };
}
