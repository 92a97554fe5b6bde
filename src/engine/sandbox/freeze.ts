export type Labelled = readonly [label: string, object: object];

/**
 * Built-ins that must stay open. Libraries set `Error.stackTraceLimit`, subclasses of errors set their own `name`, and code
 * everywhere sets `toString` or `constructor` on objects and functions of its own, which a frozen prototype would refuse.
 * What happens to these is found by comparing them at the end.
 */
export function leftOpen(realm: typeof globalThis): readonly Labelled[] {
  const open: Labelled[] = [
    ['Object.prototype', realm.Object.prototype],
    ['Function.prototype', realm.Function.prototype],
  ];
  for (const name of Object.getOwnPropertyNames(realm)) {
    const value = readGlobal(realm, name);
    if (isErrorClass(realm, value)) open.push([name, value], [`${name}.prototype`, value.prototype as object]);
  }
  return open;
}

/**
 * Freezes a realm: every global's value and prototype, the classes in namespaces such as Intl, the built-ins that no global
 * names, the given engine exports with the prototypes of their classes, and the bindings of the globals themselves.
 */
export function freezeRealm(realm: typeof globalThis, engine: readonly object[]): void {
  const open = new Set<unknown>(leftOpen(realm).map(([, object]) => object));
  open.add(realm);
  // A run takes over what is logged, and gives it back.
  open.add(realm.console);
  const freezeChain = (value: unknown) => {
    for (let at = value; isObject(at) && !open.has(at) && !Object.isFrozen(at); at = Object.getPrototypeOf(at)) Object.freeze(at);
  };
  const freezeClass = (value: unknown) => {
    if (isObject(value) && !open.has(value)) Object.freeze(value);
    if (typeof value === 'function') freezeChain((value as { prototype?: unknown }).prototype);
  };
  const freezeMembers = (namespace: object) => {
    for (const key of Reflect.ownKeys(namespace)) freezeClass(Reflect.get(namespace, key));
  };

  for (const name of Object.getOwnPropertyNames(realm)) {
    const value = readGlobal(realm, name);
    freezeClass(value);
    if (isNamespace(value)) freezeMembers(value);
  }
  for (const hidden of hiddenBuiltIns()) freezeChain(hidden);
  for (const exports of engine) freezeMembers(exports);
  freezeChain(Object.getPrototypeOf(realm));
  for (const key of Reflect.ownKeys(realm)) bind(realm, key);
}

/** Makes a global read-only for good. */
function bind(realm: object, key: PropertyKey): void {
  const found = Object.getOwnPropertyDescriptor(realm, key);
  if (!found?.configurable) return;
  if ('value' in found) Object.defineProperty(realm, key, { value: found.value, writable: false, configurable: false });
  else Object.defineProperty(realm, key, { ...found, configurable: false });
}

/** Reached by syntax only: iterators, generators, async functions, typed arrays' common class. */
function hiddenBuiltIns(): readonly object[] {
  const proto = (value: unknown) => Object.getPrototypeOf(value) as object;
  function* generator() {}
  async function* asyncGenerator() {}
  const asyncFunction = async () => {};
  const functions = [proto(generator), proto(asyncGenerator), proto(asyncFunction)];
  return [
    ...functions,
    ...functions.map((one) => one.constructor),
    proto(generator.prototype),
    proto(asyncGenerator.prototype),
    proto(Uint8Array),
    (proto(Uint8Array) as { prototype?: unknown }).prototype as object,
    proto([][Symbol.iterator]()),
    proto(new Map().entries()),
    proto(new Set().values()),
    proto(''[Symbol.iterator]()),
    proto('a'.matchAll(/a/g)),
  ];
}

function isErrorClass(realm: typeof globalThis, value: unknown): value is { readonly prototype: unknown } {
  if (typeof value !== 'function') return false;
  const prototype = (value as { prototype?: unknown }).prototype;
  return prototype === realm.Error.prototype || prototype instanceof realm.Error;
}

/** Intl, Reflect, Temporal, WebAssembly and their like. */
function isNamespace(value: unknown): value is object {
  return isObject(value) && typeof value !== 'function' && Object.hasOwn(value, Symbol.toStringTag);
}

function readGlobal(realm: typeof globalThis, name: string): unknown {
  const found = Object.getOwnPropertyDescriptor(realm, name);
  if (found && 'value' in found) return found.value;
  try {
    return Reflect.get(realm, name);
  } catch {
    // A stub that refuses to be read.
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
