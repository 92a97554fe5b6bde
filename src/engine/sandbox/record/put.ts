import { defineProperty } from './primordials';

/** Sets an own property as writing it in a literal would: no setter is called, whatever prototypes have by now. */
export function put(object: object, key: PropertyKey, value: unknown): void {
  defineProperty(object, key, { __proto__: null, value, writable: true, enumerable: true, configurable: true } as PropertyDescriptor);
}
