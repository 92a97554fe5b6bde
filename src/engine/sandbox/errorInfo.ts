import { z } from 'zod';
import type { ErrorFrame, ErrorInfo } from '~/core/trace';

/** The user's own place of a stack frame, or null where the frame is not of the user's code. */
export type Locate = (name: string, line: number, column: number) => ErrorFrame | null;

/** Characters of a message that are kept. */
const MESSAGE = 10_000;

const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible } = Object;
type Getter = (this: object) => unknown;
/** Some engines give `stack` as a getter; only theirs is ever called. */
const stackGetter = getterOf(descriptorOf(new Error('x'), 'stack'));
/** A DOMException has only getters; they are the platform's own. */
const nativeGetters = ['message', 'name'].map((key) => getterOf(getOwnPropertyDescriptor(DOMException.prototype, key)));
/** zod writes an error's message only when it is read, from its list of issues. */
const zodGetter = getterOf(descriptorOf(z.never().safeParse(0).error ?? {}, 'message'));

/** Says what was thrown without running any code of the thrown value. */
export function errorInfo(thrown: unknown, locate: Locate): ErrorInfo {
  const told = tellError(thrown);
  return told ? { ...told, frames: framesOf(thrown, locate) } : { name: NOT_AN_ERROR, message: tellValue(thrown), code: '', frames: [] };
}

/** The name under which a thrown value that is no Error is told; its message is the value. */
const NOT_AN_ERROR = 'NonError';

/**
 * An Error that the engine can handle. It reads `message` and `name` of what was thrown and sets a property on it, which fails
 * on null, text and frozen errors and would run a hostile getter: such a value is replaced by an Error that tells it.
 */
export function asSafeError(thrown: unknown): Error {
  const told = tellError(thrown);
  if (told && isExtensible(thrown)) return thrown as Error;
  const safe = new Error(told ? told.message : tellValue(thrown));
  Object.defineProperty(safe, 'name', { value: told ? told.name : NOT_AN_ERROR });
  const stack = told && stackOf(thrown);
  if (stack !== null) Object.defineProperty(safe, 'stack', { value: stack });
  return safe;
}

function tellError(thrown: unknown): { name: string; message: string; code: string } | null {
  try {
    if (!(thrown instanceof Error)) return null;
    const message = textOf(thrown, 'message');
    const name = textOf(thrown, 'name');
    if (message === null || name === null) return null;
    return {
      name: name && name !== 'Error' ? name : className(thrown),
      message: message.slice(0, MESSAGE),
      code: textOf(thrown, 'lc_error_code') ?? '',
    };
  } catch {
    return null;
  }
}

/** A class of the user's own that sets no `name` is told by its own name. */
function className(error: Error): string {
  const made: unknown = descriptorOf(error, 'constructor')?.value;
  const name: unknown = typeof made === 'function' ? getOwnPropertyDescriptor(made, 'name')?.value : undefined;
  return typeof name === 'string' && name !== '' ? name : 'Error';
}

/** A property that is text or left out; null where it is something else or a getter of the value's own. */
function textOf(error: Error, key: 'message' | 'name' | 'lc_error_code'): string | null {
  const found = descriptorOf(error, key);
  const getter = getterOf(found);
  if (getter && !nativeGetters.includes(getter) && !(getter === zodGetter && hasIssues(error))) return null;
  const value: unknown = getter ? getter.call(error) : found?.value;
  return typeof value === 'string' ? value : value === undefined ? '' : null;
}

/** What zod's getter reads is plain. */
function hasIssues(error: Error): boolean {
  const inner: unknown = getOwnPropertyDescriptor(error, '_zod')?.value;
  return typeof inner === 'object' && inner !== null && Array.isArray(getOwnPropertyDescriptor(inner, 'def')?.value);
}

function getterOf(found: PropertyDescriptor | undefined): Getter | undefined {
  return found && (Reflect.get(found, 'get') as Getter | undefined);
}

function descriptorOf(object: object, key: string): PropertyDescriptor | undefined {
  for (let holder: object | null = object; holder; holder = getPrototypeOf(holder) as object | null) {
    const found = getOwnPropertyDescriptor(holder, key);
    if (found) return found;
  }
  return undefined;
}

/** A value as one would write it, as far as that can be told without running code of its own. */
function tellValue(thrown: unknown): string {
  switch (typeof thrown) {
    case 'string':
      return JSON.stringify(thrown.slice(0, MESSAGE));
    case 'bigint':
      return `${thrown}n`;
    case 'symbol':
      return String(thrown);
    case 'function':
      return 'function';
    case 'object':
      return thrown === null ? 'null' : tellObject(thrown);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(thrown);
  }
}

function tellObject(thrown: object): string {
  try {
    if (Array.isArray(thrown)) return `[${thrown.length}]`;
    // An Error whose name or message is a getter. Its stack may be made of them, so it is not even looked at.
    if (thrown instanceof Error) return 'an error that cannot be read';
    const parts = Object.entries(Object.getOwnPropertyDescriptors(thrown)).map(([key, property]) => {
      const value: unknown = property.value;
      const told = typeof value === 'object' && value !== null ? '{…}' : tellValue(value);
      return `${key}: ${'value' in property ? told : '…'}`;
    });
    return `{ ${parts.join(', ')} }`.slice(0, MESSAGE);
  } catch {
    return 'an object that cannot be read';
  }
}

function stackOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  try {
    const found = descriptorOf(thrown, 'stack');
    const getter = getterOf(found);
    const stack: unknown = getter ? getter === stackGetter && getter.call(thrown) : found?.value;
    return typeof stack === 'string' ? stack : null;
  } catch {
    return null;
  }
}

/** How every engine ends a frame, after the module's name. */
const PLACE = /:(\d{1,9}):(\d{1,9})\)?\s{0,9}$/;
/** Characters that `PLACE` matches at most. */
const PLACE_LENGTH = 30;
const BEFORE_NAME = /[\s()@]/;

/**
 * `at f (name:3:8)`, `f@name:3:8`. A message is part of the stack and may be as long as it likes, so no line is searched
 * but from its end.
 */
function framesOf(thrown: unknown, locate: Locate): ErrorFrame[] {
  const lines = (stackOf(thrown) ?? '').split('\n', 200);
  return lines.flatMap((line) => {
    const place = PLACE.exec(line.slice(-PLACE_LENGTH));
    if (!place) return [];
    const end = line.length - place[0].length;
    let start = end;
    while (start > 0 && !BEFORE_NAME.test(line.charAt(start - 1))) start--;
    const frame = locate(line.slice(start, end), Number(place[1]), Number(place[2]));
    return frame ? [frame] : [];
  });
}
