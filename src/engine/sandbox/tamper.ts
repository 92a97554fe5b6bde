import { type Labelled, leftOpen } from './freeze';

/** Libraries write this one all the time. */
const WRITTEN_BY_LIBRARIES = 'Error.stackTraceLimit';

const { getOwnPropertyDescriptor, ownKeys } = Reflect;
const { is, hasOwn } = Object;

/**
 * Remembers the built-ins that cannot be frozen and answers a function that names those properties of them that were
 * changed, added or removed since. Uses only what it has captured, by index: the code it looks for may have changed the rest.
 */
export function watchTampering(realm: typeof globalThis): () => string[] {
  const open = leftOpen(realm);
  const seen: (readonly PropertyKey[])[] = [];
  const descriptors: (PropertyDescriptor | undefined)[][] = [];
  for (let i = 0; i < open.length; i++) {
    const object = (open[i] as Labelled)[1];
    const keys = ownKeys(object);
    const held: (PropertyDescriptor | undefined)[] = [];
    for (let j = 0; j < keys.length; j++) held[j] = getOwnPropertyDescriptor(object, keys[j] as PropertyKey);
    seen[i] = keys;
    descriptors[i] = held;
  }

  return () => {
    const names: string[] = [];
    const report = (label: string, key: PropertyKey) => {
      const name = `${label}.${typeof key === 'symbol' ? (key.description ?? 'symbol') : key}`;
      if (name !== WRITTEN_BY_LIBRARIES) names[names.length] = name;
    };
    for (let i = 0; i < open.length; i++) {
      const label = (open[i] as Labelled)[0];
      const object = (open[i] as Labelled)[1];
      const before = seen[i] as readonly PropertyKey[];
      const held = descriptors[i] as readonly (PropertyDescriptor | undefined)[];
      const known: { [key: PropertyKey]: true } = { __proto__: null } as never;
      for (let j = 0; j < before.length; j++) {
        const key = before[j] as PropertyKey;
        known[key] = true;
        if (!isSame(held[j], getOwnPropertyDescriptor(object, key))) report(label, key);
      }
      const now = ownKeys(object);
      for (let j = 0; j < now.length; j++) if (!hasOwn(known, now[j] as PropertyKey)) report(label, now[j] as PropertyKey);
    }
    return names;
  };
}

function isSame(a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean {
  return a !== undefined && b !== undefined && is(a.value, b.value) && a.get === b.get && a.set === b.set;
}
