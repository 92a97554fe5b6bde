import { descriptorOf, getPrototypeOf, hasOwn, lookupGetter } from './primordials';
import { GETTER, HOLE } from './shape';

/**
 * One own property without ever calling a getter: its value, the shape `getter` for an accessor, `hole` where there is
 * none. Throws only what a proxy's own trap throws.
 */
export function property(of: object, key: PropertyKey): unknown {
  // Looking for a getter first and then reading is twice as fast as a descriptor, and makes no garbage. An own data
  // property hides whatever a prototype may have.
  if (lookupGetter(of, key) === undefined) {
    const value: unknown = (of as { readonly [key: PropertyKey]: unknown })[key];
    if (value !== undefined) return value;
  }
  const descriptor = descriptorOf(of, key);
  if (descriptor === undefined) return HOLE;
  return 'value' in descriptor ? descriptor.value : GETTER;
}

/** An own data property's value; undefined where there is none. */
export function ownData(of: object, key: PropertyKey): unknown {
  const descriptor = descriptorOf(of, key);
  return descriptor !== undefined && hasOwn(descriptor, 'value') ? descriptor.value : undefined;
}

/** A data property's value on the object or the nearest prototype that has the key; undefined where that is an accessor. */
export function inheritedData(of: object, key: PropertyKey): unknown {
  for (let at: object | null = of, steps = 0; at !== null && steps < 100; at = getPrototypeOf(at), steps++) {
    const descriptor = descriptorOf(at, key);
    if (descriptor !== undefined) return hasOwn(descriptor, 'value') ? descriptor.value : undefined;
  }
  return undefined;
}

export const isObject = (raw: unknown): raw is object => (typeof raw === 'object' && raw !== null) || typeof raw === 'function';
